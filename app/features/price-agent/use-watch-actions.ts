import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { failureOf } from '#app/domain/failure.ts'
import { removeWatch } from '#app/flows/agent-page/change-watches.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

type WatchActions = {
  /** Opens the modal in which the chains of a watch are chosen. */
  edit: (watch: WatchSummary) => void
  /** Stops watching a product; the message about it can undo that. */
  remove: (watch: WatchSummary) => void
}

/** What a shopper can do with a watch on the page of the price agent. */
export function useWatchActions(): WatchActions {
  const { t } = useLingui()
  const { withTab } = useTab()
  const notify = useNotify()
  const remove = useCallback(
    async (watch: WatchSummary) => {
      const { name } = watch
      try {
        await removeWatch(watch)
        notify(t`Du følger ikke længere ${name}`, {
          label: t`Fortryd`,
          asks: { type: 'watch.putBack', watch },
        })
      } catch (error) {
        reportError(error)
        if (failureOf(error).kind === 'unauthenticated')
          withTab(({ app }) => app.send({ type: 'session.lost' }))
        notify(t`Varen blev ikke fjernet. Prøv igen.`)
      }
    },
    [t, notify, withTab],
  )
  const edit = useCallback(
    (watch: WatchSummary) => withTab(({ priceAgent }) => priceAgent.send({ type: 'watch.edit', watch })),
    [withTab],
  )
  return { edit, remove }
}
