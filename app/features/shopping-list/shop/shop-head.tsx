import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties, RefObject } from 'react'
import { button, shopMode } from 'styled-system/recipes'
import { firstNameOf } from '#app/domain/account/account.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'
import type { ChainToVisit, ShopRound } from '#app/domain/list/shop-round.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { othersOn } from '../sharing/people.ts'
import type { ShopModeActor, ShopModeSnapshot } from './use-shop-mode.ts'

const chooserId = 'shop-chains'
/** More dashes than this would be dots. */
const mostDashes = 20

type Properties = {
  actor: ShopModeActor
  snapshot: ShopModeSnapshot
  title: RefObject<HTMLHeadingElement | null>
  view: ShoppingListView
  round: ShopRound<ViewedItem>
  chains: ChainToVisit[]
}

/** The chain, with the others to choose from, the way out, and how many rows are left. */
export function ShopHead({ actor, snapshot, title, view, round, chains }: Properties) {
  const { t, i18n } = useLingui()
  const { chain } = snapshot.context
  const isChoosing = snapshot.hasTag('choosing')
  const left = round.left.length
  const all = left + round.fetched.length
  const count = i18n.number(all)
  const classes = shopMode()
  const tile = chain === null ? <b>{t`Uden kæde`}</b> : <ChainTile name={chain} size="lg" />
  const hasChoice = chains.some(({ chainName }) => chainName !== chain)
  return (
    <div className={classes.head}>
      {hasChoice ? (
        <button
          type="button"
          className={classes.chain}
          aria-expanded={isChoosing}
          aria-controls={chooserId}
          aria-label={chain === null ? t`Vælg kæde` : t`${chain}. Vælg kæde`}
          onClick={() => actor.send({ type: 'chooser.toggled' })}
        >
          {tile}
          <Icon name="caret-down" />
        </button>
      ) : (
        <span className={classes.chain}>{tile}</span>
      )}
      <button
        type="button"
        className={button({ kind: 'text' })}
        onClick={() => actor.send({ type: 'shopping.left' })}
      >
        <Trans>Afslut</Trans>
      </button>
      {isChoosing && (
        <ul id={chooserId} className={classes.chains}>
          {chains.map(({ chainName, left: leftThere }) => (
            <li key={chainName}>
              <button
                type="button"
                aria-current={chainName === chain}
                onClick={() => {
                  actor.send({ type: 'chain.chosen', chain: chainName })
                  title.current?.focus()
                }}
              >
                <ChainTile name={chainName} size="lg" />
                <span>
                  <Plural value={leftThere} one="# vare" other="# varer" />
                </span>
                {chainName === chain && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        <span>
          {left > 0 ? (
            <Plural value={left} one="# tilbage" other="# tilbage" />
          ) : (
            <Trans>Alt er hentet</Trans>
          )}
        </span>{' '}
        <small>
          <Trans>af {count}</Trans>
          <AlsoShopping view={view} />
        </small>
      </h2>
      <Dashes left={left} all={all} className={classes.dashes} />
    </div>
  )
}

/** Who else ticks off on a shared list. */
function AlsoShopping({ view }: { view: ShoppingListView }) {
  const [first, ...more] = othersOn(view)
  if (!first) return null
  const name = firstNameOf(first)
  const others = more.length + 1
  return (
    <>
      {', '}
      {more.length === 0 ? (
        <Trans>også {name} krydser af</Trans>
      ) : (
        <Plural value={others} one="også # anden krydser af" other="også # andre krydser af" />
      )}
    </>
  )
}

/** How far the round is, a dash for each row. */
function Dashes({ left, all, className }: { left: number; all: number; className: string | undefined }) {
  const dashes = Math.max(1, Math.min(all, mostDashes))
  const done = Math.floor(((all - left) / Math.max(all, 1)) * dashes)
  const style = { '--dash': `${100 / dashes}%`, '--done': `${(100 * done) / dashes}%` } as CSSProperties
  return <div className={className} style={style} aria-hidden="true" />
}
