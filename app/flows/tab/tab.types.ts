import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Cta } from '#app/domain/tracking/tracking.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import type { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import type { OffersWanted } from '../add-to-list/want-offers.ts'

export type AppActor = ActorRefFrom<typeof appMachine>
export type TypeaheadActor = FlowActors['typeahead']
export type TypeaheadSnapshot = SnapshotFrom<typeof typeaheadMachine>

/** The root actor of this tab and its flows. */
export type Tab = FlowActors & {
  app: AppActor
  /** Tells that something was pressed at an offer, which is tracked if the shopper allows it. */
  press: (cta: Cta, offerId: number) => void
  /** Opens what offers of the page are wanted for. */
  want: (wanted: OffersWanted) => void
}
