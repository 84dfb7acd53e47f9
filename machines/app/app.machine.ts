import { emit, enqueueActions, setup } from 'xstate'
import type { Locale } from '#app/domain/locales.ts'
import type { ProductOffer } from '#app/domain/offers.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { type SessionChange, type SessionInput, sessionMachine } from '#machines/session/session.machine.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { userMenuMachine } from '#machines/user-menu/user-menu.machine.ts'

/** What the page says when the tab opens: the searched term (or an empty text), for whom it was rendered, its locale. */
export type AppInput = { query: string } & SessionInput

/** What concerns more than one flow. */
export type AppEvent =
  | { type: 'route.changed' }
  | { type: 'tab.returned' }
  | { type: 'locale.changed'; locale: Locale }
  | SessionChange
  | { type: 'notification.show'; message: string; at: number }
  | { type: 'agent.add'; offer: ProductOffer }
export type AppEmitted = { type: 'agent.requested'; offer: ProductOffer }

/**
 * Everything that lives as long as the tab: the flows are its children, invoked under their names. Made once,
 * subscribed before it starts, started in an effect and never stopped. A new flow joins as one more `invoke`;
 * what happens in one flow and matters to others is told to every child, and those that do not care ignore it.
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
    },
  },
  actors: {
    typeahead: typeaheadMachine,
    session: sessionMachine,
    notifications: notificationsMachine,
    userMenu: userMenuMachine,
  },
  actions: {
    tellChildren: enqueueActions(({ enqueue, event, self }) => {
      for (const child of Object.values(self.getSnapshot().children)) {
        if (child) enqueue.sendTo(child, event)
      }
    }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { src: 'typeahead', id: 'typeahead', input: ({ context }) => ({ query: context.query }) },
    {
      src: 'session',
      id: 'session',
      input: ({ context: { user, locale } }) => ({ user, locale }),
    },
    { src: 'notifications', id: 'notifications' },
    { src: 'userMenu', id: 'userMenu' },
  ],
  on: {
    'route.changed': { actions: 'tellChildren' },
    'tab.returned': { actions: 'tellChildren' },
    'locale.changed': { actions: 'tellChildren' },
    'login.succeeded': { actions: 'tellChildren' },
    'registration.succeeded': { actions: 'tellChildren' },
    'profile.updated': { actions: 'tellChildren' },
    'password.reset': { actions: 'tellChildren' },
    'session.lost': { actions: 'tellChildren' },
    'notification.show': { actions: 'tellChildren' },
    'agent.add': { actions: emit(({ event }) => ({ type: 'agent.requested', offer: event.offer })) },
  },
})
