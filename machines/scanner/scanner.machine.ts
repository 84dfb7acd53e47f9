// Over 300 lines, because the camera and the answer are two halves of one sheet, which hear the same events.
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { normaliseGtin, type ReadBarcode, readBarcode } from '#app/domain/scan/barcode.ts'
import type { ScannedProduct } from '#app/domain/scan/scanned-product.ts'
import { isSearchable } from '#app/domain/search/search-term.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** Where the scanner was opened: in the search box, in the list's field, on the page of the price agent. */
export type ScannerPlace = 'search' | 'list' | 'agent'

/**
 * Why there is no camera: the shopper or the device refuses it, there is none, something else uses it, or what reads codes
 * could not be loaded.
 */
export type CameraTrouble = 'refused' | 'missing' | 'busy' | 'unread'

/** What was put on the list: so many of an offer of a chain, or words, for which `offer` is null. */
export type PutOnList = { name: string; offer: { id: number; chain: string } | null; quantity: number }

/** What is to be put on the list: the words, or without any the product that was found. */
export type WantedOnList = { country: Country; words: string | null; product: ScannedProduct | null }

type Opened = { place: ScannerPlace; country: Country; searched: string }

/**
 * `searched` are the words of the search box, `words` those for what is not found. `typed` are the digits as they were typed; `gtin`
 * is the number that is looked up; `answered` are the digits that were answered last, whose pack may still be in view. `product` is null until one is found. `wanted` are the words that go on the list, null for the
 * product.
 */
export type ScannerContext = Opened & {
  words: string
  typed: string
  mistake: 'no-code' | 'mistyped' | null
  gtin: string
  answered: string
  trouble: CameraTrouble | null
  hasTorch: boolean
  product: ScannedProduct | null
  failure: Failure | null
  wanted: string | null
  put: PutOnList | null
}

export type ScannerEvent =
  | ({ type: 'scanner.opened' } & Opened)
  | { type: 'scanner.shown' }
  | { type: 'scanner.closed' }
  | { type: 'route.changed' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'camera.started'; hasTorch: boolean }
  | { type: 'camera.failed'; trouble: CameraTrouble }
  | { type: 'camera.left' }
  | { type: 'torch.pressed' }
  | { type: 'code.seen'; code: string }
  | { type: 'typing.chosen' }
  | { type: 'scanning.chosen' }
  | { type: 'code.typed'; text: string }
  | { type: 'code.entered' }
  | { type: 'lookup.retried' }
  | { type: 'words.typed'; words: string }
  | { type: 'words.entered' }
  | { type: 'put.pressed' }
  | { type: 'put.takenBack'; offerId: number; quantity: number }

/** `words.searched`: the shopper searches by words. `offer.takenBack`: what a scan put on the list comes off it. */
export type ScannerEmitted =
  | { type: 'words.searched'; words: string }
  | { type: 'offer.takenBack'; offerId: number; quantity: number }

/** What is known before anything is scanned. */
const nothing = {
  ...{ words: '', typed: '', mistake: null, gtin: '' },
  ...{ product: null, failure: null, wanted: null, put: null },
}

const closed: ScannerContext = {
  ...nothing,
  ...{ place: 'search', country: 'dk', searched: '', answered: '', trouble: null, hasTorch: false },
}

const is = (kind: ReadBarcode['kind'], code: string) => readBarcode(code).kind === kind

/**
 * Scanning a barcode (§4 Scanner). The camera and what is answered are beside each other: a code can be typed whatever the
 * camera does. The app provides `watchCamera`, which holds the camera as long as it runs, `readCodes`, which reads codes in
 * its picture, `findProduct`, and `putOnList`.
 */
export const scannerMachine = setup({
  types: {
    context: {} as ScannerContext,
    events: {} as ScannerEvent,
    emitted: {} as ScannerEmitted,
    meta: {} as FlowMeta<ScannerContext>,
    tags: {} as 'open' | 'busy' | 'looking' | 'lit',
  },
  actors: {
    watchCamera: fromCallback<EventObject>(callbackNotProvided('watchCamera')),
    lightTorch: fromCallback<EventObject>(callbackNotProvided('lightTorch')),
    readCodes: fromCallback<EventObject, { answered: string }>(callbackNotProvided('readCodes')),
    findProduct: fromPromise<ScannedProduct | null, { gtin: string; country: Country }>(
      notProvided('findProduct'),
    ),
    putOnList: fromPromise<PutOnList, WantedOnList>(notProvided('putOnList')),
  },
  guards: {
    hasTorch: ({ context }) => context.hasTorch,
    isTrade: (_, { code }: { code: string }) => is('gtin', code),
    isShopsOwn: (_, { code }: { code: string }) => is('shops-own', code),
    isFound: (_, { product }: { product: ScannedProduct | null }) => Boolean(product?.offers.length),
    isKnown: (_, { product }: { product: ScannedProduct | null }) => product !== null,
    isForList: ({ context }) => context.place === 'list',
    canPutWords: ({ context }) => context.place === 'list' && context.words.trim() !== '',
    canSearchWords: ({ context }) => isSearchable(context.words),
    isOffline: (_, { failure }: { failure: Failure }) => failure.kind === 'offline',
  },
  actions: {
    open: assign((_, { place, country, searched }: Opened) => ({ place, country, searched })),
    forget: assign(closed),
    keepTorch: assign((_, { hasTorch }: { hasTorch: boolean }) => ({ hasTorch })),
    keepTrouble: assign((_, { trouble }: { trouble: CameraTrouble }) => ({ trouble, hasTorch: false })),
    forgetTrouble: assign({ trouble: null }),
    keepTyped: assign((_, { text }: { text: string }) => ({ typed: text, mistake: null })),
    keepCode: assign(({ context: { searched } }, { code }: { code: string }) => ({
      gtin: normaliseGtin(code) ?? '',
      answered: code,
      words: searched,
      typed: '',
    })),
    forgetAnswer: assign(nothing),
    keepMistake: assign(({ context }) => ({
      mistake: is('mistyped', context.typed) ? ('mistyped' as const) : ('no-code' as const),
    })),
    keepProduct: assign((_, { product }: { product: ScannedProduct | null }) => ({ product })),
    nameProduct: assign(({ context }) => ({ words: context.product?.name ?? '' })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepWords: assign((_, { words }: { words: string }) => ({ words })),
    wantWords: assign(({ context }) => ({ wanted: context.words })),
    keepPut: assign((_, { put }: { put: PutOnList }) => ({ put })),
    searchWords: emit(({ context }) => ({ type: 'words.searched', words: context.words })),
    takeBack: emit((_, { offerId, quantity }: { offerId: number; quantity: number }) => ({
      type: 'offer.takenBack',
      offerId,
      quantity,
    })),
  },
}).createMachine({
  id: 'scanner',
  description: 'Scans a barcode, or takes its digits as they are typed, and finds its product.',
  meta: {
    spec: ['§4 Scanner'],
    safe: ['place', 'country', 'trouble', 'mistake', 'hasTorch', 'failure.kind'],
  },
  context: closed,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'scanner.opened': { target: 'open', actions: { type: 'open', params: ({ event }) => event } } },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      on: { 'scanner.closed': { target: 'closed' }, 'route.changed': { target: 'closed' } },
      states: {
        camera: {
          initial: 'unseen',
          states: {
            // The sheet waits behind another modal, or for its code: no camera runs that nobody sees.
            unseen: { on: { 'scanner.shown': { target: 'on' } } },
            on: {
              initial: 'starting',
              invoke: { src: 'watchCamera' },
              on: {
                'camera.failed': {
                  target: 'failed',
                  actions: { type: 'keepTrouble', params: ({ event }) => event },
                },
                'camera.left': { target: 'away' },
              },
              states: {
                starting: {
                  on: {
                    'camera.started': {
                      target: 'showing',
                      actions: { type: 'keepTorch', params: ({ event }) => event },
                    },
                  },
                },
                showing: { on: { 'torch.pressed': { guard: 'hasTorch', target: 'lit' } } },
                lit: {
                  tags: 'lit',
                  invoke: { src: 'lightTorch' },
                  on: { 'torch.pressed': { target: 'showing' } },
                },
              },
            },
            // Nobody sees the tab: its camera is off.
            away: { on: { 'tab.returned': { target: 'on' } } },
            failed: { on: { 'scanning.chosen': { target: 'on', actions: 'forgetTrouble' } } },
          },
        },
        answer: {
          initial: 'looking',
          on: {
            'scanning.chosen': { target: '.looking' },
          },
          states: {
            looking: {
              tags: 'looking',
              entry: 'forgetAnswer',
              invoke: { src: 'readCodes', input: ({ context: { answered } }) => ({ answered }) },
              on: {
                'code.seen': [
                  {
                    guard: { type: 'isTrade', params: ({ event }) => event },
                    target: 'seeking',
                    actions: { type: 'keepCode', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isShopsOwn', params: ({ event }) => event },
                    target: 'unfound.shopsOwn',
                    actions: { type: 'keepCode', params: ({ event }) => event },
                  },
                ],
                'camera.failed': { target: 'typing' },
                'typing.chosen': { target: 'typing' },
              },
            },
            typing: {
              on: {
                'code.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
                'code.entered': [
                  {
                    guard: { type: 'isTrade', params: ({ context }) => ({ code: context.typed }) },
                    target: 'seeking',
                    actions: { type: 'keepCode', params: ({ context }) => ({ code: context.typed }) },
                  },
                  {
                    guard: { type: 'isShopsOwn', params: ({ context }) => ({ code: context.typed }) },
                    target: 'unfound.shopsOwn',
                    actions: { type: 'keepCode', params: ({ context }) => ({ code: context.typed }) },
                  },
                  { actions: 'keepMistake' },
                ],
              },
            },
            seeking: {
              tags: 'busy',
              invoke: {
                src: 'findProduct',
                input: ({ context: { gtin, country } }) => ({ gtin, country }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => ({ product: event.output }) },
                    target: 'found',
                    actions: { type: 'keepProduct', params: ({ event }) => ({ product: event.output }) },
                  },
                  {
                    guard: { type: 'isKnown', params: ({ event }) => ({ product: event.output }) },
                    target: 'unfound.unoffered',
                    actions: [
                      { type: 'keepProduct', params: ({ event }) => ({ product: event.output }) },
                      'nameProduct',
                    ],
                  },
                  { target: 'unfound' },
                ],
                onError: [
                  {
                    guard: {
                      type: 'isOffline',
                      params: ({ event }) => ({ failure: failureOf(event.error) }),
                    },
                    target: 'waiting',
                  },
                  {
                    target: 'failed',
                    actions: {
                      type: 'keepFailure',
                      params: ({ event }) => ({ failure: failureOf(event.error) }),
                    },
                  },
                ],
              },
            },
            // The number is kept until there is a connection.
            waiting: {
              meta: { spec: ['§8'] },
              on: { 'network.online': { target: 'seeking' }, 'lookup.retried': { target: 'seeking' } },
            },
            failed: { meta: { spec: ['§8'] }, on: { 'lookup.retried': { target: 'seeking' } } },
            found: {
              initial: 'deciding',
              states: {
                deciding: {
                  always: [
                    { guard: 'isForList', target: '#scanner.open.answer.putting' },
                    { target: 'shown' },
                  ],
                },
                shown: {},
              },
            },
            unfound: {
              initial: 'unknown',
              on: {
                'words.typed': { actions: { type: 'keepWords', params: ({ event }) => event } },
                'words.entered': [
                  { guard: 'canPutWords', target: 'putting', actions: 'wantWords' },
                  // The search may be the one of this page: no change of route closes the sheet then.
                  { guard: 'canSearchWords', target: '#scanner.closed', actions: 'searchWords' },
                ],
              },
              states: { unknown: {}, unoffered: {}, shopsOwn: {} },
            },
            putting: {
              tags: 'busy',
              invoke: {
                src: 'putOnList',
                input: ({ context: { country, wanted, product } }) => ({ country, words: wanted, product }),
                onDone: {
                  target: 'put',
                  actions: { type: 'keepPut', params: ({ event }) => ({ put: event.output }) },
                },
                onError: {
                  target: 'unput',
                  actions: {
                    type: 'keepFailure',
                    params: ({ event }) => ({ failure: failureOf(event.error) }),
                  },
                },
              },
            },
            put: {
              on: {
                'put.takenBack': {
                  target: 'takenBack',
                  actions: { type: 'takeBack', params: ({ event }) => event },
                },
              },
            },
            unput: { meta: { spec: ['§8'] }, on: { 'put.pressed': { target: 'putting' } } },
            takenBack: { on: { 'put.pressed': { target: 'putting' } } },
          },
        },
      },
    },
  },
})
