import { noteReload } from '#app/device/reload/page-reload.ts'

/** A press that waits for late code. `told`: what it tells the tab's machines, as data; left out if it cannot be kept. */
export type WaitingPress = { told?: unknown }

/** All presses of the page that wait for late code, in their order. */
export const waitingPresses = new Set<WaitingPress>()

/**
 * What the last press on this page told the machines: it opened the part that is missing, unless a press still waits.
 * Undefined if it must not be done twice.
 */
let latest: unknown

export function noteLatestPress(told: unknown): void {
  latest = told
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const typed = new Set<Field>()

/** Hears which fields the shopper has filled in. */
export function hearTyping(): void {
  addEventListener('input', ({ target }) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      typed.add(target)
  })
}

/** The term of a results page, in lower case; an empty text on other pages, or if the address is no valid one. */
function termOfAddress(): string {
  try {
    return decodeURIComponent(location.pathname.split('/').at(-1) ?? '').toLowerCase()
  } catch {
    return ''
  }
}

/** A search is in the address of its results, so the page that is loaded anew has it too. */
const isInAddress = (field: Field) =>
  field.closest('search') !== null && field.value.trim().toLowerCase() === termOfAddress()

function isTyped(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some((field) => field.value !== '' && !isInAddress(field))
}

/** What is chosen in an open modal, such as chains, would be lost. */
const isChoosing = () => document.querySelector('dialog:modal') !== null

/** What was pressed and is not done, as data; null if some of it cannot be kept. */
function pressesToKeep(isPressed: boolean): unknown[] | null {
  const waiting = [...waitingPresses]
  if (waiting.some(({ told }) => told === undefined)) return null
  if (waiting.length > 0) return waiting.map(({ told }) => told)
  return latest === undefined || !isPressed ? [] : [latest]
}

/**
 * Loads the page anew because a file did not arrive twice: some browsers do not ask for it again on the same page. What was
 * pressed is done on the new page (`takePresses`). It happens once in a tab for the same file; and not without a connection,
 * if the server does not answer, or if the shopper has typed, chosen or pressed something that would be lost.
 * @param reason what the browser says of the file.
 * @param isPressed whether a press asked for the file.
 */
export async function reloadPage(reason: string, isPressed: boolean): Promise<void> {
  if (!navigator.onLine) return
  // A page that is there must not be replaced by one of the browser's.
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const presses = pressesToKeep(isPressed)
  const isFree = presses !== null && !isTyped() && !isChoosing()
  if (answer?.ok && isFree && noteReload(reason, JSON.stringify(presses))) location.reload()
}
