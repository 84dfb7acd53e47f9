import type { Country } from '../locale/locales.ts'

type Id = string | number

/** The ids of what a shopper chose in a country; empty if they want none; null if they have not decided. */
export type ChosenIds<Chosen extends Id> = Chosen[] | null

const year = 365 * 24 * 60 * 60
/** What stands in the cookie of a shopper who wants none: it is no id. */
const none = 'none'

/** The cookie that keeps a visitor's choice in a country: ids with dots between them, or `none`. */
export const chosenCookie = (name: string, country: Country) => ({
  name: `${name}-${country}`,
  seconds: year,
})

/**
 * Reads the value of the cookie; null if it says nothing that can be read.
 * @param idsOf gives the ids among its parts.
 */
export function readChosen<Chosen extends Id>(
  value: string | undefined,
  idsOf: (parts: string[]) => Chosen[],
): ChosenIds<Chosen> {
  if (value === none) return []
  const ids = idsOf((value ?? '').split('.').filter((part) => part !== none))
  return ids.length > 0 ? ids : null
}

/** The value of the cookie for a choice. */
export const writeChosen = (ids: readonly Id[]): string => (ids.length > 0 ? ids.join('.') : none)

/** A choice without what a country does not have; null if it has only such. */
export function knownChosen<Chosen extends Id>(
  choice: ChosenIds<Chosen>,
  known: readonly { id: Chosen }[],
): ChosenIds<Chosen> {
  if (choice === null || choice.length === 0) return choice
  const left = choice.filter((chosen) => known.some(({ id }) => id === chosen))
  return left.length > 0 ? left : null
}

const ascending = (one: Id, other: Id) => (one < other ? -1 : 1)

/** Each id once, in one order, and so many at most. */
export const inOneOrder = <Chosen extends Id>(ids: readonly Chosen[], most: number): Chosen[] =>
  [...new Set(ids)].slice(0, most).sort(ascending)

/** The choice after a press on one id. */
export const withPressed = <Chosen extends Id>(chosen: readonly Chosen[], id: Chosen): Chosen[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].sort(ascending)

/** Whether two choices have the same ids. */
export const isSameChoice = <Chosen extends Id>(one: ChosenIds<Chosen>, other: ChosenIds<Chosen>): boolean =>
  one === other || (one !== null && other !== null && one.join() === other.join())
