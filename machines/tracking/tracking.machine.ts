import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { ConsentCategory } from '#app/domain/consent.ts'
import type { Cta, RecommendingModule } from '#app/domain/tracking/tracking.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** A page is shown; `path` is its own, without parameters. */
export type PageShown = { type: 'page.shown'; path: string }
/**
 * Something that happens at an offer on the page with this path. `module` led to the product, if one of the site did;
 * `term` is what was searched for, empty if nothing.
 */
export type OfferEvent =
  | { type: 'product.viewed'; offerId: number; variantId: number; path: string; module?: RecommendingModule }
  | { type: 'cta.pressed'; cta: Cta; offerId: number; term: string; path: string }

/** What the tracker is told, and sends. */
export type TrackerEvent = PageShown | OfferEvent

/** The page that is shown; null until the first one is. */
export type TrackingContext = { path: string | null }

export type TrackingEvent = TrackerEvent | { type: 'consent.changed'; allowed: ConsentCategory[] }

const told = ({ event }: { event: TrackerEvent }) => event

/**
 * Reports what happens in the tab while the shopper allows statistics (§7.5, §4 Consent): page views,
 * product views and presses. The app provides `tracker`, which sends them, and `analytics`, which tells services of
 * others which pages are shown; both stop when consent is withdrawn.
 */
export const trackingMachine = setup({
  types: {
    context: {} as TrackingContext,
    events: {} as TrackingEvent,
    meta: {} as FlowMeta<TrackingContext | TrackingEvent>,
    children: {} as { tracker: 'tracker'; analytics: 'analytics' },
  },
  actors: {
    tracker: fromCallback<TrackerEvent, TrackingContext>(callbackNotProvided('tracker')),
    analytics: fromCallback<PageShown, TrackingContext>(callbackNotProvided('analytics')),
  },
  guards: {
    isAllowed: (_, { allowed }: { allowed: ConsentCategory[] }) => allowed.includes('statistics'),
    isRefused: (_, { allowed }: { allowed: ConsentCategory[] }) => !allowed.includes('statistics'),
    isOtherPage: ({ context }, { path }: { path: string }) => context.path !== path,
  },
  actions: {
    remember: assign((_, { path }: { path: string }) => ({ path })),
    track: sendTo('tracker', (_, event: TrackerEvent) => event),
    tellServices: sendTo('analytics', (_, event: PageShown) => event),
  },
}).createMachine({
  id: 'tracking',
  description: 'Reports page views, product views and presses while the shopper allows statistics.',
  meta: {
    spec: ['§4 Consent', '§7.5'],
    safe: ['allowed'],
  },
  context: { path: null },
  initial: 'silent',
  states: {
    silent: {
      on: {
        'consent.changed': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'counting',
        },
        'page.shown': { actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
    counting: {
      meta: { spec: ['§7.5'] },
      // They begin with the page that is shown.
      invoke: [
        { src: 'tracker', id: 'tracker', input: ({ context }) => context },
        { src: 'analytics', id: 'analytics', input: ({ context }) => context },
      ],
      on: {
        'consent.changed': {
          guard: { type: 'isRefused', params: ({ event }) => event },
          target: 'silent',
        },
        // Another filter or order of the same page is no other page.
        'page.shown': {
          guard: { type: 'isOtherPage', params: ({ event }) => event },
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'track', params: told },
            { type: 'tellServices', params: ({ event }) => event },
          ],
        },
        'product.viewed': { actions: { type: 'track', params: told } },
        'cta.pressed': { actions: { type: 'track', params: told } },
      },
    },
  },
})
