import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { button, watch as watchRecipe } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { variantOf } from '#app/domain/agents/watches-in-order.ts'
import { inspect } from '#app/flows/inspect.ts'
import { askServer } from '#app/flows/queries/ask-server.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'
import { watchHistoryMachine } from '#machines/watch-history/watch-history.machine.ts'
import type { DrawnParts } from '../drawn-parts.ts'

type Properties = { watch: WatchSummary; parts: DrawnParts }

const fetchingMachine = (fetchHistory: DrawnParts['fetchHistory']) =>
  watchHistoryMachine.provide({
    actors: {
      fetchHistory: fromPromise(({ input: { variantId }, signal }) =>
        askServer(
          { queryKey: keys.priceAgent('history', variantId), queryFn: () => fetchHistory(variantId) },
          signal,
        ),
      ),
    },
  })

/** The prices of a watched product over a year, which are fetched when they are opened. */
export function WatchHistory({ watch, parts }: Properties) {
  const { t } = useLingui()
  const classes = watchRecipe()
  const { fetchHistory } = parts
  const machine = useMemo(() => fetchingMachine(fetchHistory), [fetchHistory])
  const [snapshot, send, actor] = useMachine(machine, { inspect, input: { variantId: variantOf(watch) } })
  useEmitted(actor, { 'load.failed': ({ error }) => console.error(error) })
  const { product } = snapshot.context
  return (
    <details
      className={classes.history}
      onToggle={(event) => event.currentTarget.open && send({ type: 'history.opened' })}
    >
      <summary>
        <Trans>Vis pris over tid</Trans>
      </summary>
      {snapshot.matches('loading') && (
        <div role="status" aria-label={t`Henter priser`}>
          <SkeletonLine width="60%" height="18px" />
          <SkeletonLine width="100%" height="260px" />
        </div>
      )}
      {snapshot.matches('failed') && (
        <div role="alert">
          <p>
            <Icon name="warning-circle" />
            <span>
              <Trans>Priserne kunne ikke hentes.</Trans>
            </span>
          </p>
          <button
            type="button"
            className={button({ kind: 'mild' })}
            onClick={() => send({ type: 'loading.retried' })}
          >
            <Trans>Prøv igen</Trans>
          </button>
        </div>
      )}
      {snapshot.matches('shown') &&
        (product ? (
          <div>{parts.history(product, watch)}</div>
        ) : (
          <p>
            <Trans>Varen findes ikke længere.</Trans>
          </p>
        ))}
    </details>
  )
}
