import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { keptRound } from '#app/device/shop-round.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { inspect } from '#app/flows/inspect.ts'
import { followWalksIn, keepAwake, keepRound } from '#app/flows/shop-mode/shop-mode.actors.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts'
import type { ListOfShopper } from '../list-of-shopper.ts'

export type ShopModeActor = ActorRefFrom<typeof shopModeMachine>
export type ShopModeSnapshot = SnapshotFrom<typeof shopModeMachine>

type Options = { owner: string; change: ListOfShopper['change'] }

/**
 * The shop mode of a list (§4, Shop mode); it goes on with a round that was under way on this device. For another list, mount
 * another component.
 */
export function useShopMode({ uuid, country }: ShoppingListView, { owner, change }: Options) {
  const [machine] = useState(() =>
    shopModeMachine.provide({ actors: { keepRound, keepAwake, followWalks: followWalksIn(country) } }),
  )
  const [round] = useState(keptRound)
  const actor = useActorRef(machine, {
    inspect,
    input: { owner, list: uuid, round: round?.list === uuid ? { chain: round.chain } : null },
  })
  useEmitted(actor, { 'change.requested': ({ change: asked }) => change(asked) })
  const isShopping = useSelector(actor, (snapshot) => snapshot.hasTag('shopping'))
  return { actor, isShopping }
}
