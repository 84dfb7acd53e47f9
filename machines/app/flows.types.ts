import type { ActorRefFrom, EmittedFrom } from 'xstate'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { ModalsEvent } from '#machines/modals/modals.machine.ts'
import type { Notice } from '#machines/notifications/notification-queue.ts'
import type { Hand } from '#machines/notifications/notifications.machine.ts'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'
import type { SessionChange } from '#machines/session/session.machine.ts'
import type { OfferEvent, PageShown } from '#machines/tracking/tracking.machine.ts'
import type { flows } from './flows.ts'

type Flows = typeof flows
/** The name that a flow runs under. */
export type FlowName = keyof Flows
/** The running flows, by name. */
export type FlowActors = { [Name in FlowName]: ActorRefFrom<Flows[Name]['machine']> }

type FactOf<Name extends FlowName> = EmittedFrom<Flows[Name]['machine']>
type ToldBy<Name extends FlowName> = Flows[Name]['tells'][number]
type UnheardOf<Name extends FlowName> = Flows[Name]['unheard'][number]
type Told = { [Name in FlowName]: Extract<FactOf<Name>, { type: ToldBy<Name> }> }[FlowName]

/** What the window, the router and the pages tell the root. */
export type TabEvent =
  | { type: 'route.changed' }
  /** An entry of the tab's history is shown; `entry` is its key. */
  | { type: 'entry.shown'; entry: string }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  /** Another app shares a text with this one. */
  | { type: 'text.shared'; text: string }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'screen.changed'; screen: ScreenSize }
  /** The shopper goes on with the keyboard, or with the pointer. */
  | { type: 'hand.changed'; hand: Hand; at: number }
  | ({ type: 'notification.show'; at: number } & Notice)
  | SessionChange
  | { type: 'overlay.opened' | 'overlay.closed'; overlay: Overlay }
  | ModalsEvent
  | PageShown
  | OfferEvent

/** Events that concern more than one flow, or that come from outside of all flows. */
export type AppEvent = TabEvent | Told

type Handler<Name extends FlowName, Type> = (fact: Extract<FactOf<Name>, { type: Type }>) => void

/** The app's handlers of a flow's facts: required for facts that no other flow hears, optional for the rest. */
export type FactHandlers<Name extends FlowName> = {
  [Type in Exclude<FactOf<Name>['type'], ToldBy<Name> | UnheardOf<Name>>]: Handler<Name, Type>
} & { [Type in ToldBy<Name>]?: Handler<Name, Type> }
