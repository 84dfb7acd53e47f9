import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { button, priceAgent, quiet } from 'styled-system/recipes'
import type { MailChoice } from '#app/domain/agents/mail-choice.ts'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { variantOf } from '#app/domain/agents/watches-in-order.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { DrawnParts } from '../drawn-parts.ts'
import { watchesPerStep } from '../watches-search.ts'
import { WatchCard } from './watch-card.tsx'

type Properties = {
  watches: WatchSummary[]
  /** How many of them are drawn. */
  show: number
  today: Day
  country: Country
  mails: MailChoice
  parts: DrawnParts
  edit: (watch: WatchSummary) => void
  remove: (watch: WatchSummary) => void
}

/** The watches, a step at a time, with a link to more. */
export function Watches({ watches, show, remove, ...shared }: Properties) {
  const list = useRef<HTMLDivElement>(null)
  const goOnFrom = useRef<number>(undefined)
  // Moves the keyboard focus to the first of the new watches.
  useEffect(() => {
    if (goOnFrom.current === undefined || goOnFrom.current >= show) return
    list.current
      ?.querySelectorAll<HTMLElement>('article h2')
      [goOnFrom.current]?.focus({ preventScroll: true })
    goOnFrom.current = undefined
  }, [show])
  const classes = priceAgent()
  const total = watches.length
  const more = Math.min(watchesPerStep, total - show)
  return (
    <div ref={list} className={classes.watches}>
      {watches.slice(0, show).map((watch) => (
        <WatchCard key={variantOf(watch)} watch={watch} remove={remove} {...shared} />
      ))}
      {more > 0 && (
        <div className={classes.more}>
          <span className={quiet()}>
            <Trans>
              {show} af {total} varer
            </Trans>
          </span>
          <Link
            to="/{-$locale}/pricing-agent"
            search={{ show: show + watchesPerStep }}
            replace
            resetScroll={false}
            viewTransition={false}
            onClick={() => {
              goOnFrom.current = show
            }}
            className={button({ kind: 'mild' })}
          >
            <Plural value={more} one="Vis # vare til" other="Vis # varer til" />
          </Link>
        </div>
      )}
    </div>
  )
}
