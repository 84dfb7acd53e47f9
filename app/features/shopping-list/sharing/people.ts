import type { ShoppingList } from '#app/domain/list/shopping-list.ts'

/** Somebody whose list it is; `participation` is what the owner can end, null for the owner. */
export type Person = { key: string; name: string; participation: string | null }

/** The others whose list it is too, its owner first. */
export function othersOn({ owner, participants }: Pick<ShoppingList, 'owner' | 'participants'>): Person[] {
  const others = participants
    .filter(({ isUser }) => !isUser)
    .map(({ uuid, name }) => ({ key: uuid, name, participation: uuid }))
  return owner.isUser ? others : [{ key: 'owner', name: owner.name, participation: null }, ...others]
}

/** The letter in someone's picture. */
export function initialOf(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toLocaleUpperCase()
}
