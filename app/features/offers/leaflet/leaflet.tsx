import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { chip, chips, leaflet, readAloud } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { searchOfPage } from '#app/domain/partners/leaflet-search.ts'
import type { LeafletData } from '#app/domain/partners/partner-pages.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { leafletMachine } from '#machines/leaflet/leaflet.machine.ts'
import { Sheet, useSheetTitle } from './sheet.tsx'
import { useTurning } from './use-turning.ts'

type Properties = { data: LeafletData; page: number; country: Country }

/**
 * A leaflet that is leafed through by its links, by arrow keys and by swipes. Until the page's script runs, only the page
 * of the address is there, and the links lead to the others.
 */
export function Leaflet({ data, page: first, country }: Properties) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const track = useRef<HTMLDivElement>(null)
  const pages = data.pages.length
  const [snapshot, send, actor] = useMachine(leafletMachine, { inspect, input: { page: first, pages } })
  const { page } = snapshot.context
  const isPrinted = snapshot.matches('printed')
  useEffect(() => send({ type: 'leaflet.opened' }), [send])
  useEmitted(actor, {
    'page.shown': ({ page }) =>
      navigate({
        to: '.',
        search: searchOfPage(page),
        ...{ replace: true, resetScroll: false, viewTransition: false },
      }),
  })
  useTurning({ track, snapshot, send })
  const titleOf = useSheetTitle(data)
  const classes = leaflet()
  const title = titleOf(page)
  const numbers = isPrinted ? [page] : data.pages.map((_, at) => at + 1)
  return (
    <section className={classes.root} aria-label={t`Tilbudsavisens sider`}>
      <Contents data={data} page={page} onChosen={(page) => send({ type: 'page.chosen', page })} />
      <div
        ref={track}
        className={classes.track}
        onPointerDown={() => send({ type: 'leaflet.grabbed' })}
        onWheel={() => send({ type: 'leaflet.grabbed' })}
      >
        {numbers.map((number) => (
          <div key={number} className={classes.slot} inert={number !== page}>
            {Math.abs(number - page) <= 1 && <Sheet data={data} page={number} country={country} />}
          </div>
        ))}
      </div>
      <nav className={classes.bar} aria-label={t`Bladr`}>
        <Turn rel="prev" page={page - 1} pages={pages} onPressed={() => send({ type: 'page.previous' })} />
        <p>
          <Trans>
            Side {page} af {pages}
          </Trans>
        </p>
        <Turn rel="next" page={page + 1} pages={pages} onPressed={() => send({ type: 'page.next' })} />
      </nav>
      <p role="status" className={readAloud()}>
        {!isPrinted && t`Side ${page} af ${pages}: ${title}`}
      </p>
    </section>
  )
}

const take = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}

type TurnProperties = { rel: 'prev' | 'next'; page: number; pages: number; onPressed: () => void }

/** Turns to the page before or after; without JavaScript a link to it. */
function Turn({ rel, page, pages, onPressed }: TurnProperties) {
  const { t } = useLingui()
  const classes = leaflet()
  const isNext = rel === 'next'
  const label = isNext ? t`Næste side` : t`Forrige side`
  const text = <span className={classes.word}>{isNext ? <Trans>Næste</Trans> : <Trans>Forrige</Trans>}</span>
  const inside = isNext ? (
    <>
      {text} <Icon name="arrow-left" />
    </>
  ) : (
    <>
      <Icon name="arrow-left" /> {text}
    </>
  )
  if (page < 1 || page > pages)
    return (
      // Keeps the focus of a shopper who pressed it until there was no page any more.
      // biome-ignore lint/a11y/useSemanticElements: a link without an address has no role of its own.
      <span
        role="link"
        aria-disabled="true"
        tabIndex={0}
        aria-label={label}
        className={classes.turn}
        data-rel={rel}
      >
        {inside}
      </span>
    )
  return (
    <Link
      to="."
      search={searchOfPage(page)}
      rel={rel}
      data-rel={rel}
      aria-label={label}
      className={classes.turn}
      preload={false}
      onClick={take(onPressed)}
    >
      {inside}
    </Link>
  )
}

type ContentsProperties = Pick<Properties, 'data' | 'page'> & { onChosen: (page: number) => void }

/** The leaflet's contents: links to the first page of each part. */
function Contents({ data: { pages }, page, onChosen }: ContentsProperties) {
  const { t } = useLingui()
  const parts = [...new Set(pages.flatMap((each) => each.parts))]
  const first = (part: string) => pages.findIndex((each) => each.parts.includes(part)) + 1
  const present = pages[page - 1]?.parts ?? []
  const entries = parts.map((part) => ({ title: part, page: first(part), isHere: present.includes(part) }))
  return (
    <nav className={leaflet().contents} aria-label={t`Indhold`}>
      <ul className={chips({ scroll: true })}>
        {[{ title: t`Ugens stærkeste tilbud`, page: 1, isHere: page === 1 }, ...entries].map((entry) => (
          <li key={entry.title}>
            <Link
              to="."
              search={searchOfPage(entry.page)}
              className={chip()}
              preload={false}
              onClick={take(() => onChosen(entry.page))}
              activeProps={{ 'aria-current': undefined }}
              aria-current={entry.isHere ? 'true' : undefined}
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
