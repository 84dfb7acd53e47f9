import { noteReload } from '#app/device/reload/note-reload.ts'
import { latestPress, typedFields, waitingPresses } from './page-presses.ts'

/** The term of a results page, in lower case; an empty text on other pages, or if the address is no valid one. */
function termOfAddress(): string {
  try {
    return decodeURIComponent(location.pathname.split('/').at(-1) ?? '').toLowerCase()
  } catch {
    return ''
  }
}

/** A search is in the address of its results, so the page that is loaded anew has it too. */
const isInAddress = (field: HTMLElement & { value: string }) =>
  field.closest('search') !== null && field.value.trim().toLowerCase() === termOfAddress()

function isTyped(): boolean {
  for (const field of typedFields) if (!field.isConnected) typedFields.delete(field)
  return [...typedFields].some((field) => field.value !== '' && !isInAddress(field))
}

/** What is chosen in an open modal, such as chains, would be lost. */
const isChoosing = () => document.querySelector('dialog:modal') !== null

/** What was pressed and is not done, as data; null if some of it cannot be kept. */
function pressesToKeep(isPressed: boolean): unknown[] | null {
  const waiting = [...waitingPresses]
  if (waiting.some(({ told }) => told === undefined)) return null
  if (waiting.length > 0) return waiting.map(({ told }) => told)
  const latest = latestPress()
  return latest === undefined || !isPressed ? [] : [latest]
}

/**
 * Loads the page anew because a file did not arrive twice: some browsers do not ask for it again on the same page. What was
 * pressed is done on the new page (`takePresses`). It happens once in a tab for the same file; and not if the shopper has
 * typed, chosen or pressed something that would be lost.
 * @param reason what the browser says of the file.
 * @param isPressed whether a press asked for the file.
 */
export function reloadPage(reason: string, isPressed: boolean): void {
  const presses = pressesToKeep(isPressed)
  const isFree = presses !== null && !isTyped() && !isChoosing()
  if (isFree && noteReload(reason, JSON.stringify(presses))) location.reload()
}
