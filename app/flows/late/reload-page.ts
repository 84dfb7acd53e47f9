import { noteReload } from '#app/device/reload/page-reload.ts'

/** A press that waits for late code. `told`: what it tells the tab's machines, as data; left out if it cannot be kept. */
export type WaitingPress = { told?: unknown }

/** All presses of the page that wait for late code, in their order. */
export const waitingPresses = new Set<WaitingPress>()

/** What the last press on this page told the machines: it opened the part that is missing, unless a press still waits. */
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

/** A search is in the address of its results, so the page that is loaded anew has it too. */
const isInAddress = (field: Field) =>
  field.closest('search') !== null &&
  decodeURIComponent(location.href).toLowerCase().includes(field.value.toLowerCase())

const isTyped = () =>
  [...typed].some((field) => field.isConnected && field.value !== '' && !isInAddress(field))

/** What was pressed and is not done, as data; null if some of it cannot be kept. */
function pressesToKeep(): unknown[] | null {
  const waiting = [...waitingPresses]
  if (waiting.some(({ told }) => told === undefined)) return null
  if (waiting.length > 0) return waiting.map(({ told }) => told)
  return latest === undefined ? [] : [latest]
}

/**
 * Loads the page anew because a file did not arrive twice: some browsers do not ask for it again on the same page. What was
 * pressed is done on the new page (`takePresses`). It happens once in a tab for the same file; and not without a connection,
 * if the server does not answer, or if the shopper has typed or pressed something that would be lost.
 * @param reason what the browser says of the file.
 */
export async function reloadPage(reason: string): Promise<void> {
  if (!navigator.onLine) return
  // A page that is there must not be replaced by one of the browser's.
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const presses = pressesToKeep()
  if (answer?.ok && presses && !isTyped() && noteReload(reason, JSON.stringify(presses))) location.reload()
}
