import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { type KnownNeeds, uuidAskedAs } from '#app/domain/list/needs.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import type { WindowNews } from '#machines/window-news.ts'

/** How long the list has to stay as it is before the server is asked, in milliseconds (§9, needs). */
export const settleMs = 300

export type ListNeedsInput = { listUuid: string; country: Country }

/** The items that are to be bought, as the server is asked about them and as far as it has them, and the shopper's chains. */
export type Wanted = { items: readonly string[]; chainIds: readonly number[] }

/**
 * `wanted` is nothing while no list is drawn. `asked` is what was wanted when the server last answered; null if it must be
 * asked. `answered` are the items for which the server has answered today, also if nothing is on offer for them; each as it was
 * asked about last.
 */
export type ListNeedsContext = ListNeedsInput & {
  wanted: Wanted
  asked: Wanted | null
  answered: ReadonlySet<string>
  known: KnownNeeds
}

/** `rows.drawn`: the list is in sight, or what is wanted has changed. */
export type ListNeedsEvent =
  | ({ type: 'rows.drawn' } & Wanted)
  | { type: 'rows.left' }
  | { type: 'day.changed'; day: Day }
  | WindowNews

const nothingKnown: KnownNeeds = { needs: new Map(), verdicts: new Map() }
const nothingAnswered: ReadonlySet<string> = new Set()
const nothingWanted: Wanted = { items: [], chainIds: [] }

const isCovered = ({ items, chainIds }: Wanted, asked: Wanted | null) => {
  if (asked === null || chainIds.join() !== asked.chainIds.join()) return false
  // Each change of a list asks, and it may have hundreds of items: a set keeps that from being quadratic.
  const covered = new Set(asked.items)
  return items.every((item) => covered.has(item))
}

/**
 * What is on offer today for the items of a list (§2.10), read after the list was drawn, and again when items came, the
 * shopper's chains changed, a day began or the tab returned. A failed read is not told, and what was known stays. The app
 * provides `fetchNeeds`, `followDay`, which sends the day, and `followWindow`. The tag `silent`: no answer is on its way.
 */
export const listNeedsMachine = setup({
  types: {
    context: {} as ListNeedsContext,
    input: {} as ListNeedsInput,
    events: {} as ListNeedsEvent,
    children: {} as { day: 'followDay'; window: 'followWindow'; fetching: 'fetchNeeds' },
    tags: {} as 'silent',
    meta: {} as FlowMeta<ListNeedsContext | ListNeedsEvent>,
  },
  actors: {
    fetchNeeds: fromPromise<KnownNeeds, { listUuid: string; chainIds: readonly number[] }>(
      notProvided('fetchNeeds'),
    ),
    followDay: fromCallback<EventObject, { country: Country }>(callbackNotProvided('followDay')),
    followWindow: fromCallback<EventObject>(callbackNotProvided('followWindow')),
  },
  delays: { settle: settleMs },
  guards: {
    isToBeAsked: ({ context: { wanted, asked } }) => wanted.items.length > 0 && !isCovered(wanted, asked),
    isWanted: ({ context }) => context.wanted.items.length > 0,
  },
  actions: {
    keepWanted: assign((_, { items, chainIds }: Wanted) => ({ wanted: { items, chainIds } })),
    forgetWanted: assign({ wanted: nothingWanted }),
    keepKnown: assign(({ context: { wanted, answered } }, { known }: { known: KnownNeeds }) => {
      const uuids = new Set(wanted.items.map(uuidAskedAs))
      const others = [...answered].filter((item) => !uuids.has(uuidAskedAs(item)))
      return { known, asked: wanted, answered: new Set([...others, ...wanted.items]) }
    }),
    askAgain: assign({ asked: null }),
    forgetDay: assign({ asked: null, known: nothingKnown, answered: nothingAnswered }),
  },
}).createMachine({
  id: 'listNeeds',
  description: 'What is on offer today for the items of the list.',
  meta: { spec: ['§2.10', '§7.4', '§9'], safe: ['country'] },
  context: ({ input }) => ({
    ...input,
    wanted: nothingWanted,
    asked: null,
    answered: nothingAnswered,
    known: nothingKnown,
  }),
  initial: 'unseen',
  invoke: [
    { src: 'followDay', id: 'day', input: ({ context }) => ({ country: context.country }) },
    { src: 'followWindow', id: 'window' },
  ],
  on: {
    'rows.drawn': { target: '.seen', actions: { type: 'keepWanted', params: ({ event }) => event } },
    'day.changed': { actions: 'forgetDay' },
    'tab.returned': { actions: 'askAgain' },
    'network.offline': { target: '.offline' },
  },
  states: {
    unseen: {},
    seen: {
      initial: 'deciding',
      on: {
        'rows.left': { target: 'unseen', actions: 'forgetWanted' },
        'day.changed': { target: '.deciding', actions: 'forgetDay' },
        'tab.returned': { target: '.deciding', actions: 'askAgain' },
      },
      states: {
        deciding: { always: [{ guard: 'isToBeAsked', target: 'settling' }, { target: 'answered' }] },
        settling: { after: { settle: { target: 'asking' } } },
        asking: {
          meta: { spec: ['§7.4'] },
          invoke: {
            src: 'fetchNeeds',
            id: 'fetching',
            input: ({ context: { listUuid, wanted } }) => ({ listUuid, chainIds: wanted.chainIds }),
            onDone: {
              target: 'answered',
              actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        answered: {},
        /** What was known stays; the next change of the list asks again. */
        failed: { tags: 'silent' },
      },
    },
    /** Nothing is asked, and what was known stays until its day ends. */
    offline: {
      tags: 'silent',
      on: {
        'rows.drawn': { actions: { type: 'keepWanted', params: ({ event }) => event } },
        'rows.left': { actions: 'forgetWanted' },
        'network.online': [{ guard: 'isWanted', target: 'seen' }, { target: 'unseen' }],
      },
    },
  },
})
