import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { listPanel, retiredLists } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { ListChange, RetiredListHead } from '#app/domain/list/shopping-list.ts'
import { dayIn, longDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatMoment } from '#app/domain/locale/long-dates.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { itemsLeft, type retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import { PanelSkeleton } from '../panel/panel-skeleton.tsx'
import { Unavailable } from '../panel/unavailable.tsx'
import { RetiredList } from './retired-list.tsx'

export type RetiredListsActor = ActorRefFrom<typeof retiredListsMachine>

type Properties = { actor: RetiredListsActor; country: Country; change: (change: ListChange) => void }

/** The retired lists, or the items of the chosen one (§2.10). */
export function RetiredLists({ actor, country, change }: Properties) {
  const snapshot = useSelector(actor, (lists) => lists)
  useEmitted(actor, { 'change.requested': (event) => change(event.change) })
  if (snapshot.hasTag('failed'))
    return <Unavailable onRetried={() => actor.send({ type: 'loading.retried' })} />
  const { heads, list } = snapshot.context
  if (snapshot.hasTag('busy')) return <PanelSkeleton />
  if (list) return <RetiredList actor={actor} list={list} left={itemsLeft(snapshot.context)} />
  if (heads.length === 0) return <NoLists />
  return (
    <ul className={retiredLists().list}>
      {heads.map((head) => (
        <li key={head.uuid}>
          <Head head={head} country={country} onChosen={() => actor.send({ type: 'list.chosen', head })} />
        </li>
      ))}
    </ul>
  )
}

type HeadProperties = { head: RetiredListHead; country: Country; onChosen: () => void }

function Head({ head, country, onChosen }: HeadProperties) {
  const classes = retiredLists()
  const retiredAt = new Date(head.retiredAt)
  return (
    <button type="button" className={classes.head} onClick={onChosen}>
      <span className={classes.text}>
        <b>{longDay(dayIn(country, retiredAt), country)}</b>
        <small>
          <Plural value={head.amount} one="# vare" other="# varer" /> · {formatMoment(retiredAt, country)}
        </small>
      </span>
      <span className={classes.end}>{head.priceTotalText}</span>
      <Icon name="caret-right" />
    </button>
  )
}

function NoLists() {
  return (
    <div className={listPanel().center}>
      <h3>
        <Trans>Ingen tidligere sedler</Trans>
      </h3>
      <p>
        <Trans>Når du har tømt en seddel, kan du finde den her og lægge varer tilbage.</Trans>
      </p>
    </div>
  )
}
