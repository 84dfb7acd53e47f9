import { emit, setup } from 'xstate'
import type { ConsentCategory } from '#app/domain/consent.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** §9: the anchor is built so long after it may be shown. */
export const ANCHOR_DELAY_MS = 500

/** Whether the shopper closed the anchor in this tab before. */
export type AnchorAdInput = { anchor: 'wanted' | 'closed' }

/** `slot.filled` and `slot.emptied` come from the slot in the anchor. */
export type AnchorAdEvent =
  | { type: 'consent.changed'; allowed: ConsentCategory[] }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'slot.filled' }
  | { type: 'slot.emptied' }
  | { type: 'anchor.closed' }

/** The app remembers it, as long as the tab is open. */
export type AnchorAdEmitted = { type: 'anchor.declined' }

type Choice = { allowed: ConsentCategory[] }

/**
 * The ad anchor at the bottom of the window (§2.4, §9). It waits for consent to marketing (§4 Consent) and
 * then half a second. While its slot is empty it is hidden, and each new page asks again. A shopper who closes it is not
 * shown another one in this tab.
 */
export const anchorAdMachine = setup({
  types: {
    context: {} as AnchorAdInput,
    input: {} as AnchorAdInput,
    events: {} as AnchorAdEvent,
    emitted: {} as AnchorAdEmitted,
    // `open`: the slot is drawn, though it may still be empty.
    tags: {} as 'open' | 'shown',
    meta: {} as FlowMeta<AnchorAdInput | AnchorAdEvent>,
  },
  delays: { build: ANCHOR_DELAY_MS },
  guards: {
    isClosed: ({ context }) => context.anchor === 'closed',
    isAllowed: (_, { allowed }: Choice) => allowed.includes('marketing'),
    isRefused: (_, { allowed }: Choice) => !allowed.includes('marketing'),
  },
  actions: { tellDeclined: emit({ type: 'anchor.declined' }) },
}).createMachine({
  id: 'anchorAd',
  description: 'The ad at the bottom of the window, which the shopper can close.',
  meta: {
    spec: ['§2.4', '§4 Consent', '§9'],
    safe: ['allowed', 'anchor'],
  },
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'forbidden' }] },
    forbidden: {
      meta: { spec: ['§4 Consent'] },
      on: {
        'consent.changed': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'allowed',
        },
      },
    },
    allowed: {
      initial: 'waiting',
      on: {
        'consent.changed': {
          guard: { type: 'isRefused', params: ({ event }) => event },
          target: 'forbidden',
        },
        'locale.changed': { target: '.waiting' },
      },
      states: {
        waiting: { meta: { spec: ['§9'] }, after: { build: { target: 'asking' } } },
        asking: {
          tags: 'open',
          on: { 'slot.filled': { target: 'shown' }, 'slot.emptied': { target: 'empty' } },
        },
        shown: {
          tags: ['open', 'shown'],
          on: {
            'anchor.closed': { target: '#anchorAd.closed', actions: 'tellDeclined' },
            'slot.emptied': { target: 'empty' },
          },
        },
        empty: { meta: { spec: ['§2.4'] }, on: { 'route.changed': { target: 'waiting' } } },
      },
    },
    closed: { meta: { spec: ['§2.4'] } },
  },
})
