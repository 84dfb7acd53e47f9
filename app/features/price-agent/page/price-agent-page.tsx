import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { cx } from 'styled-system/css'
import { pageColumn, priceAgent } from 'styled-system/recipes'
import type { PriceAgentPageData, WatchSummary } from '#app/domain/agents/price-agent.ts'
import { isOnOffer, onOfferFirst } from '#app/domain/agents/watches-in-order.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useServerData } from '#app/flows/queries/use-server-data.ts'
import type { DrawnParts } from '../drawn-parts.ts'
import { HowAlertsCome } from '../mails/how-alerts-come.tsx'
import { useWatchActions } from '../use-watch-actions.ts'
import { Watches } from '../watches/watches.tsx'
import { AgentSteps } from './agent-steps.tsx'
import { FindProduct } from './find-product.tsx'

type Properties = {
  /** As loaded with the page. */
  loaded: PriceAgentPageData
  /** Fetches the data again; null if nobody is logged in any more. */
  ask: () => Promise<PriceAgentPageData | null>
  /** How many watches are drawn, as the address says. */
  show: number
  country: Country
  parts: DrawnParts
}

/** The watches of a verified user with their offers of today (§2.1, `/pricing-agent`). */
export function PriceAgentPage({ loaded, ask, show, country, parts }: Properties) {
  const data = useServerData({
    queryKey: keys.priceAgent('page'),
    // A page whose session has ended keeps its data.
    ask: async () => (await ask()) ?? loaded,
    loaded,
  })
  const watches = onOfferFirst(data.watches)
  const { main, edit, remove } = useRemoval(watches.length)
  const live = watches.filter(isOnOffer).length
  const total = watches.length
  const classes = priceAgent()
  return (
    <main id="main" ref={main} className={cx(pageColumn(), classes.root)}>
      <div className={classes.head}>
        <h1 tabIndex={-1}>
          <Trans>Din prisagent</Trans>
        </h1>
        <p>
          {total === 0 ? (
            <Trans>Du følger ingen varer endnu.</Trans>
          ) : live === 0 ? (
            <Plural
              value={total}
              one="Den vare, du følger, er ikke på tilbud lige nu."
              other="Ingen af dine # varer er på tilbud lige nu."
            />
          ) : live === total ? (
            <Plural
              value={total}
              one="Den vare, du følger, er på tilbud lige nu."
              other="Alle dine # varer er på tilbud lige nu."
            />
          ) : (
            <Trans>
              {live} af dine {total} varer er på tilbud lige nu.
            </Trans>
          )}
        </p>
      </div>
      {total === 0 ? (
        <>
          <AgentSteps />
          <FindProduct isFirst />
        </>
      ) : (
        <div className={classes.columns}>
          <Watches
            watches={watches}
            show={show}
            today={data.today}
            country={country}
            mails={data.agent?.mails ?? 'never'}
            parts={parts}
            edit={edit}
            remove={remove}
          />
          <aside className={classes.aside}>
            <FindProduct />
            {data.agent && <HowAlertsCome agent={data.agent} country={country} />}
          </aside>
        </div>
      )}
    </main>
  )
}

/** Removes watches. The focus, which was in the removed one, then moves to the one that takes its place. */
function useRemoval(numberOfWatches: number) {
  const actions = useWatchActions()
  const main = useRef<HTMLElement>(null)
  const removedFrom = useRef<number>(undefined)
  useEffect(() => {
    if (removedFrom.current === undefined) return
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    // The shopper kept the watch, and something else changed the page.
    if (!isFocusLost) return
    const titles = titlesIn(main.current)
    const place = Math.min(removedFrom.current, numberOfWatches - 1, titles.length - 1)
    removedFrom.current = undefined
    const next = titles[place] ?? main.current?.querySelector<HTMLElement>('h1')
    next?.focus()
  }, [numberOfWatches])
  const remove = useCallback(
    (watch: WatchSummary) => {
      const title = document.activeElement?.closest('article')?.querySelector<HTMLElement>('h2')
      removedFrom.current = title ? titlesIn(main.current).indexOf(title) : undefined
      actions.remove(watch)
    },
    [actions.remove],
  )
  return { main, edit: actions.edit, remove }
}

const titlesIn = (main: HTMLElement | null) => [...(main?.querySelectorAll<HTMLElement>('article h2') ?? [])]
