import { msg } from '@lingui/core/macro'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { Notify } from '../messages/create-notify.ts'

/** Puts back watches that were removed; its code is loaded at the first. */
export function putBackLater(notify: Notify): (watch: WatchSummary) => Promise<void> {
  return async (watch) => {
    try {
      const { putBackWatch } = await import('./change-watches.ts')
      await putBackWatch(watch)
    } catch {
      notify(msg`Varen blev ikke lagt tilbage. Prøv igen.`, { isProblem: true })
    }
  }
}
