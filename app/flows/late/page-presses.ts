/** A press that waits for late code. `told`: what it tells the tab's machines, as data; left out if it cannot be kept. */
export type WaitingPress = { told?: unknown }

/** All presses of the page that wait for late code, in their order. */
export const waitingPresses = new Set<WaitingPress>()

let latest: unknown

export function noteLatestPress(told: unknown): void {
  latest = told
}

/**
 * What the last press on this page told the machines: it opened the part that is missing, unless a press still waits.
 * Undefined if it must not be done twice.
 */
export const latestPress = (): unknown => latest

type Field = HTMLElement & { value: string }

/** The fields that the shopper has filled in. */
export const typedFields = new Set<Field>()

/** Hears which fields the shopper fills in. */
export function hearTyping(): void {
  addEventListener('input', ({ target }) => typedFields.add(target as Field))
}
