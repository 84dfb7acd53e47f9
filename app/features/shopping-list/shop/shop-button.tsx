import { Trans } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { chainsToVisit } from '#app/domain/list/shop-round.ts'
import type { ShopModeActor } from './use-shop-mode.ts'

/** Begins a round, in the chain whose offers lead. */
export function ShopButton({ actor, view }: { actor: ShopModeActor; view: ShoppingListView }) {
  const begin = () => {
    const [leading] = chainsToVisit(view.items)
    const chain = leading && leading.left > 0 ? leading.chainName : null
    actor.send({ type: 'shopping.requested', chain })
  }
  return (
    <button type="button" className={button({ wide: true })} onClick={begin}>
      <Trans>Gå på indkøb</Trans>
    </button>
  )
}
