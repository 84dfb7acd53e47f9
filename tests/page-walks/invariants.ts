import type { Sight } from './sight.ts'

/** What is known of a tab after a step. */
export type Seen = {
  sight: Sight
  /** Errors in its console and uncaught ones. */
  complaints: string[]
  /** Requests that were not answered within the time that a shopper may wait. */
  endless: string[]
  /** The place in the history from which the shopper went back, and where that led; undefined after any other step. */
  wentBack?: { from: number; to: number } | undefined
  /** Whether the focus was taken off the page: with Tab beyond its end, or by a press on what cannot have the focus. */
  isFocusGivenUp: boolean
  /** Whether the network, the server or a file was unavailable during this walk. */
  wasDisturbed: boolean
}

/**
 * What the browser itself writes of a refused request: of one that the server refuses, such as a visitor's question who is
 * logged in, and, after a disturbance, of one that did not reach the server, the one for the service worker's script in
 * other words. The last two are what the router writes of the code and the data of a page that did not come. A file of the
 * build that is not there is a defect.
 */
const refused =
  /^Failed to load resource: the server responded with a status of 4\d\d \(.*\) <(?!.*\/assets\/)/
const unreachable = new RegExp(
  [
    'Failed to load resource: net::ERR_',
    'An unknown error occurred when fetching the script',
    'TypeError: Failed to fetch',
    '(Type)?Error: (late code: )+(Failed to fetch dynamically imported module|Unable to preload CSS)',
  ]
    .map((beginning) => `^${beginning}`)
    .join('|'),
)

const isExpected = (complaint: string, wasDisturbed: boolean) =>
  refused.test(complaint) || (wasDisturbed && unreachable.test(complaint))

/** What must be true of a page after every step; each returns what is wrong. */
export const invariants: Record<string, (seen: Seen) => string[]> = {
  'no error on the page or in its console': ({ complaints, sight, wasDisturbed }) => [
    ...complaints.filter((complaint) => !isExpected(complaint, wasDisturbed)),
    ...(sight.isBroken && !wasDisturbed ? ['the page of an unexpected error is shown'] : []),
  ],
  'the focus is never on the body while a dialog is open': ({ sight, isFocusGivenUp }) =>
    sight.hasDialog && sight.focus === 'body' && !isFocusGivenUp ? ['the focus is on the body'] : [],
  'nothing is locked without a dialog': ({ sight }) =>
    sight.hasDialog ? [] : [...sight.scrollLocks, ...sight.inert].map((part) => `${part} is locked`),
  'at most one modal is drawn': ({ sight: { modals } }) =>
    modals.length > 1 ? [`drawn at once: ${modals.join(', ')}`] : [],
  'every request ends': ({ endless }) => endless,
  'back leads back': ({ wentBack }) =>
    wentBack && wentBack.to >= wentBack.from
      ? [`from entry ${wentBack.from} it leads to entry ${wentBack.to}`]
      : [],
}

/** What is wrong with a page; nothing if every invariant holds. */
export const problemsOf = (seen: Seen): string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => holds(seen).map((problem) => `${name}: ${problem}`))
