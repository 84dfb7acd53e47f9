import type { SnapshotFrom } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import { type ListPanelInput, listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ListPanelSnapshot = SnapshotFrom<typeof listPanelMachine>

type When = (snapshot: ListPanelSnapshot) => boolean

const { send, after, done } = casesOf(listPanelMachine)

const flour = { itemName: 'Mel', placeName: null, quantity: 2 }
const linesPasted = (when?: When) =>
  send({ type: 'lines.pasted', text: '2 stk Mel\n[x] Gær' }, { label: 'lines.pasted', ...(when && { when }) })
const othersPasted = (when: When) =>
  send({ type: 'lines.pasted', text: '2 stk Mel\n[x] Ost' }, { label: 'lines.pasted, another text', when })
const isPasting: When = (snapshot) => snapshot.matches({ panel: { open: { list: { sheet: 'pasting' } } } })
const linesChosen = done('pastedLines', { items: [{ itemName: 'Mel', quantity: 2 }] }, 'with an item', {
  when: isPasting,
})
const isWriting: When = (snapshot) => snapshot.matches({ panel: { open: { list: { sheet: 'adding' } } } })
const itemWritten = [
  done('manualAdd', { item: flour, wantsMore: false }, 'with an item', { when: isWriting }),
  done('manualAdd', { item: flour, wantsMore: true }, 'with an item, and another to come', {
    when: isWriting,
  }),
]

/** Everything that can happen to the panel. */
const everyCase = [
  send({ type: 'panel.toggled' }),
  send({ type: 'panel.open' }),
  send({ type: 'panel.peek' }),
  send({ type: 'panel.closed' }),
  send({ type: 'escape.pressed' }),
  send({ type: 'route.changed' }),
  send({ type: 'prompt.dismiss' }),
  send({ type: 'order.chosen', order: 'price-ascending' }),
  send({ type: 'adding.requested' }),
  linesPasted(),
  send({ type: 'lines.shared', text: '1 kg Ris\nSalt' }),
  linesChosen,
  send({ type: 'lines.reopened' }),
  send({ type: 'lines.discarded' }),
  send({ type: 'retired.requested' }),
  send({ type: 'emptying.requested' }),
  send({ type: 'emptying.confirmed' }),
  send({ type: 'trip.requested' }),
  send({ type: 'view.left' }),
  send({ type: 'total.changed', total: 0 }),
  send({ type: 'total.changed', total: 1 }),
  send({ type: 'identity.changed', identity: 'unknown' }),
  send({ type: 'identity.changed', identity: 'visitor' }),
  send({ type: 'identity.changed', identity: 'unverified' }),
  send({ type: 'identity.changed', identity: 'verified' }),
  send({ type: 'user.unknown' }),
  send({ type: 'identifying.retried' }),
  after('answerTimeout', 15_000),
  send({ type: 'locale.changed', locale: 'se' }),
  send({ type: 'screen.changed', screen: 'phone' }),
  send({ type: 'screen.changed', screen: 'desktop' }),
  send({ type: 'consent.asked' }),
  ...itemWritten,
]

/** The paths of the list's panel, for a user and a device. */
export function planListPanel(input: ListPanelInput, cases = everyCase, maxSteps = 12) {
  return planPaths(listPanelMachine, { cases, input, maxSteps, key: ({ context }) => context })
}

const all =
  (...conditions: When[]): When =>
  (snapshot) =>
    conditions.every((isMet) => isMet(snapshot))
const not =
  (condition: When): When =>
  (snapshot) =>
    !condition(snapshot)
const isUser =
  (identity: Identity): When =>
  ({ context }) =>
    context.identity === identity
const isOpen: When = (snapshot) => snapshot.hasTag('open')
const isOnPhone: When = ({ context }) => context.screen === 'phone'
const hasLines: When = ({ context }) => context.pasted.length > 0
const hasItems: When = ({ context }) => context.total > 0
/** A request for the user is under way. */
const isAsking: When = (snapshot) => snapshot.matches({ panel: { open: { identifying: 'asking' } } })
const isUnopened: When = (snapshot) => snapshot.matches({ trigger: 'pulsing' })
const showsItems: When = (snapshot) => snapshot.matches({ panel: { open: { list: 'items' } } })
const asksForLogin: When = (snapshot) => snapshot.matches({ panel: { open: { prompt: 'login' } } })
/** A modal sheet lies over it. */
const isCovered: When = (snapshot) =>
  snapshot.matches({ panel: { open: { list: { sheet: 'adding' } } } }) ||
  isPasting(snapshot) ||
  snapshot.matches({ panel: { open: { list: { sheet: 'trip' } } } }) ||
  snapshot.matches({ panel: { open: { list: { sheet: 'emptying' } } } })
const readsDanish: When = ({ context }) => context.locale === 'dk'
/** On a phone the panel covers the page, whose buttons cannot be pressed. */
const canToggle = all(
  readsDanish,
  not(isCovered),
  not((snapshot) => isOpen(snapshot) && isOnPhone(snapshot)),
)

const toggled = send({ type: 'panel.toggled' }, { when: canToggle })
const waysOut = [
  send({ type: 'panel.closed' }, { when: all(readsDanish, not(isCovered)) }),
  send({ type: 'escape.pressed' }, { when: all(readsDanish, not(isCovered)) }),
  send({ type: 'route.changed' }, { when: readsDanish }),
]
const totals = (isPossible: When) => [
  send({ type: 'total.changed', total: 0 }, { when: all(isUser('verified'), hasItems) }),
  send({ type: 'total.changed', total: 7 }, { when: all(isUser('verified'), not(hasItems), isPossible) }),
]
const becomes = (identity: Identity, when: When) => send({ type: 'identity.changed', identity }, { when })

/**
 * What can happen on a page, depending on its user. Without a new page the user cannot become another one, and their email
 * cannot become unverified. Once it is known who is logged in, it stays known.
 */
const casesOnPage: Record<'visitor' | 'phone' | 'desktop' | 'unknown', Case[]> = {
  visitor: [
    toggled,
    // A visitor who wants an item on the list and does not log in is asked once.
    send({ type: 'panel.open' }, { when: all(isUser('visitor'), isUnopened) }),
    ...waysOut,
    send({ type: 'prompt.dismiss' }, { when: readsDanish }),
    send({ type: 'locale.changed', locale: 'se' }, { when: all(asksForLogin, readsDanish) }),
    send({ type: 'locale.changed', locale: 'dk' }, { when: not(readsDanish) }),
    becomes('unverified', all(isUser('visitor'), readsDanish)),
    becomes('verified', isUser('unverified')),
  ],
  phone: [
    toggled,
    ...waysOut,
    // Somebody else changes the list, so nothing opens by itself.
    ...totals(() => true),
  ],
  desktop: [
    toggled,
    ...waysOut,
    // A closed panel would open by itself.
    ...totals(isOpen),
    send({ type: 'order.chosen', order: 'price-ascending' }, { when: all(showsItems, hasItems) }),
    send({ type: 'adding.requested' }, { when: showsItems }),
    linesPasted(showsItems),
    othersPasted(all(showsItems, hasLines)),
    linesChosen,
    send({ type: 'lines.reopened' }, { when: all(showsItems, hasLines) }),
    send({ type: 'lines.discarded' }, { when: all(showsItems, hasLines) }),
    send({ type: 'retired.requested' }, { when: showsItems }),
    send({ type: 'emptying.requested' }, { when: all(showsItems, hasItems) }),
    send({ type: 'emptying.confirmed' }),
    send({ type: 'trip.requested' }, { when: all(showsItems, hasItems) }),
    send({ type: 'view.left' }),
    // The list is unknown then, so `total.changed` comes by itself.
    becomes('visitor', all(isUser('verified'), not(hasItems))),
    becomes('verified', isUser('visitor')),
    send({ type: 'screen.changed', screen: 'phone' }, { when: not(isOnPhone) }),
    send(
      { type: 'screen.changed', screen: 'phone' },
      { label: 'screen.changed "phone" under a sheet', when: all(isCovered, not(isOnPhone)) },
    ),
    send({ type: 'screen.changed', screen: 'desktop' }, { when: isOnPhone }),
    ...itemWritten,
  ],
  unknown: [
    toggled,
    send({ type: 'user.unknown' }, { when: isAsking }),
    send({ type: 'identifying.retried' }),
    becomes('visitor', isAsking),
    becomes('unverified', isAsking),
    becomes('verified', isAsking),
  ],
}

const danish = { locale: 'dk', screen: 'desktop' } as const
const pages: { of: string; input: ListPanelInput; cases: Case[] }[] = [
  {
    of: 'a visitor',
    input: { ...danish, identity: 'visitor', trigger: 'pulsing' },
    cases: casesOnPage.visitor,
  },
  {
    of: 'a user with a phone',
    input: { ...danish, screen: 'phone', identity: 'verified', trigger: 'pulsing' },
    cases: casesOnPage.phone,
  },
  { of: 'a user', input: { ...danish, identity: 'verified', trigger: 'calm' }, cases: casesOnPage.desktop },
  {
    of: 'nobody known',
    input: { ...danish, identity: 'unknown', trigger: 'calm' },
    cases: casesOnPage.unknown,
  },
]

/** The paths that a test can walk on Danish pages: for which user, on which page and device. */
export const pagesOfListPanel = pages.map(({ of, input, cases }) => ({
  of,
  input,
  plan: planListPanel(input, cases, 20),
}))
