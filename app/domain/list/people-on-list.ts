import { firstNameOf } from '../account/account.ts'
import { former, type ShoppingList, type ShoppingListItem } from './shopping-list.ts'

/** The colours that tell participants apart; the tokens have them. */
export const personColours = ['plum', 'lake', 'rust', 'moss', 'berry', 'ink'] as const
type PersonColour = (typeof personColours)[number]

/** Somebody who did something on a list: their first name, null for a former participant, who has no colour either. */
export type Who = { name: string | null; isUser: boolean; colour: PersonColour | null }

/** What somebody did with an item last. */
export type Deed = Who & { did: 'added' | 'ticked' }

type Shared = Pick<ShoppingList, 'uuid' | 'owner' | 'participants'>

/** A colour for an id: the first free one from the id's own on, so that those who join later change nobody's. */
function colourFor(id: string, taken: ReadonlySet<PersonColour>): PersonColour {
  const own = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % personColours.length
  const inTurn = [...personColours.slice(own), ...personColours.slice(0, own)]
  return inTurn.find((colour) => !taken.has(colour)) ?? personColours[own] ?? 'plum'
}

/** Everybody of a list by the keys that its items name them by (§4, Sharing), each with a colour that is the same for all. */
export function peopleOn({ uuid, owner, participants }: Shared): Map<string, Who> {
  const taken = new Set<PersonColour>()
  const people = new Map<string, Who>()
  for (const { key, id, name, isUser } of [
    { key: 'owner', id: uuid, ...owner },
    ...participants.map((participant) => ({ key: participant.uuid, id: participant.uuid, ...participant })),
  ]) {
    const colour = colourFor(id, taken)
    taken.add(colour)
    people.set(key, { name: firstNameOf({ name }), isUser, colour })
  }
  return people.set(former, { name: null, isUser: false, colour: null })
}

/**
 * Who ticked an item, or else who else added it; undefined on a list of one user, and if it is not known. Most items are one's
 * own, and say nothing of it.
 */
export function deedOf(
  { checked, checkedBy, addedBy }: Pick<ShoppingListItem, 'checked' | 'checkedBy' | 'addedBy'>,
  people: ReadonlyMap<string, Who>,
): Deed | undefined {
  const key = checked ? checkedBy : addedBy
  const who = key == null ? undefined : people.get(key)
  // An owner alone knows who ticked it.
  if (!who || (who.isUser && (!checked || people.size <= 2))) return undefined
  return { ...who, did: checked ? 'ticked' : 'added' }
}

/** Whether two deeds look the same. */
export const isSameDeed = (a: Deed | undefined, b: Deed | undefined): boolean =>
  a?.did === b?.did && a?.name === b?.name && a?.colour === b?.colour
