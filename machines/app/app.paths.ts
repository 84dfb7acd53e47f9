import type { SnapshotFrom } from 'xstate'
import { appMachine } from '#machines/app/app.machine.ts'
import { coffeeItem } from '#machines/price-agent/price-agent.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'
import { coffeeOffer } from '../add-to-list/add-to-list.paths.ts'

export type AppSnapshot = SnapshotFrom<typeof appMachine>

const { send } = casesOf(appMachine)

/** The paths of the root: each event, and the flows that hear it. */
export function planApp() {
  const cases = [
    send({ type: 'route.changed' }),
    send({ type: 'entry.shown', entry: 'results' }),
    send({ type: 'tab.returned' }),
    send({ type: 'network.online' }),
    send({ type: 'locale.changed', locale: 'se' }),
    send({ type: 'login.succeeded' }),
    send({ type: 'registration.succeeded' }),
    send({ type: 'profile.updated' }),
    send({ type: 'password.reset' }),
    send({ type: 'session.lost' }),
    send({ type: 'notification.show', message: 'Du er logget ind', at: 100 }),
    send({ type: 'user.answered', user: null }),
    send({ type: 'user.unknown' }),
    send({ type: 'user.wanted' }),
    send({ type: 'identity.changed', identity: 'verified' }),
    send({ type: 'user.replaced' }),
    send({ type: 'screen.changed', screen: 'phone' }),
    send({ type: 'screen.changed', screen: 'laptop' }),
    send({ type: 'screen.changed', screen: 'desktop' }),
    send({ type: 'hand.changed', hand: 'keyboard', at: 100 }),
    send({ type: 'edit.made' }),
    send({ type: 'total.changed', total: 7 }),
    send({ type: 'consent.asked' }),
    send({ type: 'panel.peek' }),
    send({ type: 'item.postponed', addable: coffeeOffer, quantity: 1, country: 'dk' }),
    send({ type: 'login.declined' }),
    send({ type: 'watch.postponed', item: coffeeItem, country: 'dk' }),
    send({ type: 'watch.resumed', item: coffeeItem, country: 'dk' }),
    send({ type: 'removal.chosen', productId: 3, name: 'Coffee' }),
    send({ type: 'panel.open' }),
    send({ type: 'lines.shared', text: '1 kg ris\nsalt' }),
    send({ type: 'prompt.dismissed' }),
    send({ type: 'overlay.opened', overlay: 'listPanel' }),
    send({ type: 'overlay.closed', overlay: 'listPanel' }),
    send({ type: 'modal.began', modal: 'addToList' }),
    send({ type: 'modal.ended', modal: 'addToList' }),
    send({ type: 'page.covered' }),
    send({ type: 'page.freed' }),
    send({ type: 'menu.dismissed' }),
    send({ type: 'dropdown.dismissed' }),
    send({ type: 'panel.closed' }),
    send({ type: 'intro.dismissed' }),
    send({ type: 'consent.changed', allowed: [] }),
    send({ type: 'page.shown', path: '/dk/offer/kaffe' }),
    send({ type: 'product.viewed', offerId: 12, variantId: 7, path: '/dk/single/12' }),
    send({ type: 'cta.pressed', cta: 'website', offerId: 12, term: 'kaffe', path: '/dk/offer/kaffe' }),
    send({ type: 'text.shared', text: '2 l mælk\næg' }),
    send({ type: 'mega.dismissed' }),
    send({ type: 'navigation.dismissed' }),
  ]
  return planPaths(appMachine, { cases, input: appInput, key: () => null, maxSteps: 25 })
}

/** A page of search results in Denmark, rendered for a visitor. */
export const appInput = {
  query: 'kaffe',
  user: null,
  locale: 'dk',
  device: {
    offered: null,
    sharedText: null,
    myChains: { saved: null, isKept: false, isAll: false },
    memberships: { saved: null, isKept: false },
    screen: 'desktop',
    hideAdded: false,
    hiddenAgentSteps: { add: false, edit: false, delete: false },
    trigger: 'pulsing',
    prompt: 'wanted',
    opening: 'awaited',
    anchor: 'wanted',
  },
} as const
