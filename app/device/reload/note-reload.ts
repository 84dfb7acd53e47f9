import { type Kept, pressed } from './kept-presses.ts'

const reloadedFor = 'reloadedFor'

/**
 * Notes that this tab loads its page anew because of something, and what is to be done on the new page.
 * @param presses as JSON.
 * @returns false if the tab has done so before for the same reason, or the browser denies its storage: it would not know.
 */
export function noteReload(reason: string, presses: string): boolean {
  try {
    const reasons: string[] = JSON.parse(sessionStorage.getItem(reloadedFor) ?? '[]')
    if (reasons.includes(reason)) return false
    sessionStorage.setItem(reloadedFor, JSON.stringify([...reasons, reason]))
    const kept: Kept = { path: location.pathname, at: Date.now(), presses }
    sessionStorage.setItem(pressed, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
