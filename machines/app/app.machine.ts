import { emit, enqueueActions, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { type Identity, identityOf } from '#app/domain/account/identity.ts'
import type { PostponedAddition } from '#app/domain/list/guest-items.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { hearChildren } from '#machines/hear-children.ts'
import { listOpenerMachine } from '#machines/list-opener/list-opener.machine.ts'
import { listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import {
  type NotificationAction,
  notificationsMachine,
} from '#machines/notifications/notifications.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { type SessionChange, type SessionInput, sessionMachine } from '#machines/session/session.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { userMenuMachine } from '#machines/user-menu/user-menu.machine.ts'
import { watchIdentity } from './watch-identity.ts'

/** What the device says when the tab opens: the window's size, and what it remembers of the shopper (Specification §9). */
export type DeviceFacts = {
  screen: ScreenSize
  /** Whether the added state of the add-to-list modal is passed over (`hideAdded`). */
  hideAdded: boolean
  /** The list's trigger is calm on a device that has opened the list once. */
  trigger: 'pulsing' | 'calm'
  /** The list's prompt for visitors is dismissed where `dontShowAgain` is kept. */
  prompt: 'wanted' | 'dismissed'
  /** Whether the panel may open by itself: not where the shopper closed it in this tab. */
  opening: 'awaited' | 'declined'
}

/** What the page says when the tab opens: the searched term (or an empty text), for whom it was rendered, its locale. */
export type AppInput = { query: string; device: DeviceFacts } & SessionInput

/** What concerns more than one flow. */
export type AppEvent =
  | { type: 'route.changed' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'locale.changed'; locale: Locale }
  | SessionChange
  | { type: 'user.answered'; user: User | null }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'notification.show'; message: string; at: number; action?: NotificationAction }
  | { type: 'screen.changed'; screen: ScreenSize }
  | { type: 'total.changed'; total: number }
  | { type: 'panel.peek' }
  | ({ type: 'item.postponed' } & PostponedAddition)
  | { type: 'login.declined' }
  | { type: 'panel.open' }
  | { type: 'prompt.dismissed' }
  | { type: 'agent.add'; offer: ProductOffer }
export type AppEmitted = { type: 'agent.requested'; offer: ProductOffer }

/** The names that the flows are invoked under. */
const flows = [
  'typeahead',
  'session',
  'notifications',
  'userMenu',
  'ownList',
  'listPanel',
  'listOpener',
  'addToList',
  'guestItems',
] as const
/** Those of them whose emitted facts matter to others. */
const facts = ['session', 'ownList', 'listPanel', 'listOpener', 'addToList'] as const

/**
 * Everything that lives as long as the tab: the flows are its children, invoked under their names. Made once,
 * subscribed before it starts, started in an effect and never stopped. A new flow joins as one more `invoke`
 * and one more name; what happens in one flow and matters to others is told to all, and those that do not care ignore
 * it.
 */
export const appMachine = setup({
  types: {
    context: {} as AppInput,
    input: {} as AppInput,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    children: {} as {
      typeahead: 'typeahead'
      session: 'session'
      notifications: 'notifications'
      userMenu: 'userMenu'
      ownList: 'ownList'
      listPanel: 'listPanel'
      listOpener: 'listOpener'
      addToList: 'addToList'
      guestItems: 'guestItems'
      hearing: 'hearChildren'
      watching: 'watchIdentity'
    },
  },
  actors: {
    typeahead: typeaheadMachine,
    session: sessionMachine,
    notifications: notificationsMachine,
    userMenu: userMenuMachine,
    ownList: ownListMachine,
    listPanel: listPanelMachine,
    listOpener: listOpenerMachine,
    addToList: addToListMachine,
    guestItems: guestItemsMachine,
    hearChildren,
    watchIdentity,
  },
  actions: {
    tellFlows: enqueueActions(({ enqueue, event }) => {
      for (const flow of flows) enqueue.sendTo(flow, event)
    }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { src: 'hearChildren', id: 'hearing', input: ({ self }) => ({ parent: self, children: facts }) },
    { src: 'watchIdentity', id: 'watching', input: ({ self }) => ({ parent: self }) },
    {
      src: 'typeahead',
      id: 'typeahead',
      input: ({ context: { query, locale } }) => ({ query, locale }),
    },
    {
      src: 'session',
      id: 'session',
      input: ({ context: { user, locale } }) => ({ user, locale }),
    },
    { src: 'notifications', id: 'notifications' },
    { src: 'userMenu', id: 'userMenu' },
    { src: 'ownList', id: 'ownList', input: ({ context: { user } }) => ({ user }) },
    {
      src: 'listPanel',
      id: 'listPanel',
      input: ({ context: { user, locale, device } }) => ({
        identity: identityOf(user),
        locale,
        screen: device.screen,
        trigger: device.trigger,
      }),
    },
    {
      src: 'listOpener',
      id: 'listOpener',
      input: ({ context: { device } }) => ({
        screen: device.screen,
        prompt: device.prompt,
        opening: device.opening,
      }),
    },
    {
      src: 'addToList',
      id: 'addToList',
      input: ({ context: { user, device } }) => ({
        identity: identityOf(user),
        hideAdded: device.hideAdded,
      }),
    },
    {
      src: 'guestItems',
      id: 'guestItems',
      input: ({ context: { user } }) => ({ identity: identityOf(user), email: user?.email ?? null }),
    },
  ],
  on: {
    'route.changed': { actions: 'tellFlows' },
    'tab.returned': { actions: 'tellFlows' },
    'network.online': { actions: 'tellFlows' },
    'locale.changed': { actions: 'tellFlows' },
    'login.succeeded': { actions: 'tellFlows' },
    'registration.succeeded': { actions: 'tellFlows' },
    'profile.updated': { actions: 'tellFlows' },
    'password.reset': { actions: 'tellFlows' },
    'session.lost': { actions: 'tellFlows' },
    'notification.show': { actions: 'tellFlows' },
    'user.answered': { actions: 'tellFlows' },
    'identity.changed': { actions: 'tellFlows' },
    'screen.changed': { actions: 'tellFlows' },
    'total.changed': { actions: 'tellFlows' },
    'panel.peek': { actions: 'tellFlows' },
    'item.postponed': { actions: 'tellFlows' },
    'login.declined': { actions: 'tellFlows' },
    'panel.open': { actions: 'tellFlows' },
    'prompt.dismissed': { actions: 'tellFlows' },
    'agent.add': { actions: emit(({ event }) => ({ type: 'agent.requested', offer: event.offer })) },
  },
})
