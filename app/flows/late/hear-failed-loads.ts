import { isMissingFile } from './missing-file.ts'
import { hearTyping } from './page-presses.ts'

/** The files that did not arrive, as the browser says it. Safari names none. */
const namesFile = (message: string) => message.includes('/')
const failed = new Set<string>()
const repeated = new WeakSet<Error>()

const loadReload = () => import('./reload-page.ts')

/**
 * Hears once for all late code that a file did not arrive, so that the next attempt can succeed and the page stays.
 * - Vite takes a stylesheet for loaded if the page has its link, also one that failed: its link is removed, or the part
 *   would be drawn without its styles.
 * - The router reloads the page if it reads the browser's own message: what was pressed would be lost, and without a
 *   connection the page. It is given another one.
 * - It is no mistake of ours: where it would be reported as an error, it is a warning.
 * - Some browsers remember a module that failed. So a second failure of a file is noted, for `reloadIfMissingAgain`. What
 *   loads the page anew comes right after the page: after a deploy its file may be gone too.
 */
export function hearFailedLoads(): void {
  hearTyping()
  loadReload().catch(() => {})
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!isMissingFile(payload)) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (payload.message.endsWith(link.href)) link.remove()
    if (failed.has(payload.message)) repeated.add(payload)
    if (namesFile(payload.message)) failed.add(payload.message)
    payload.message = `late code: ${payload.message}`
  })
  addEventListener('error', (event) => {
    if (!isMissingFile(event.error)) return
    event.preventDefault()
    console.warn(event.error)
  })
}

/**
 * Loads the page anew (`reloadPage`) if an error says that a file did not arrive, and not for the first time; but not
 * without a connection, or if the server does not answer.
 * @param failures how often what was pressed has failed, which counts also if the browser names no file.
 */
export function reloadIfMissingAgain(error: unknown, failures?: number): void {
  if (!isMissingFile(error)) return
  if (repeated.has(error) || (failures ?? 0) > 1) void reloadIfAnswered(error.message, failures !== undefined)
}

/** A page that is there must not be replaced by the browser's own page about a missing connection. */
async function reloadIfAnswered(reason: string, isPressed: boolean): Promise<void> {
  if (!navigator.onLine) return
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (ok) (await loadReload()).reloadPage(reason, isPressed)
  } catch {}
}
