import type { ShoppingList } from '#app/domain/list/shopping-list.ts'

/** Another person on the list; `participation` is the uuid by which the owner can remove them, null for the owner. */
export type Person = { key: string; name: string; participation: string | null }

/** The other people on a list, its owner first. */
export function othersOn({ owner, participants }: Pick<ShoppingList, 'owner' | 'participants'>): Person[] {
  const others = participants
    .filter(({ isUser }) => !isUser)
    .map(({ uuid, name }) => ({ key: uuid, name, participation: uuid }))
  return owner.isUser ? others : [{ key: 'owner', name: owner.name, participation: null }, ...others]
}

/** The letter in a person's picture. */
export function initialOf(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toLocaleUpperCase()
}
