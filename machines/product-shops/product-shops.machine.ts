import { assign, fromPromise, setup } from 'xstate'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductShops } from '#app/domain/offers/offers.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The product whose shops are shown, in a country. */
export type OpenedProduct = { variantId: number; country: Country }

/** `variantId` is 0 while nothing is open. `shops` is null until they have come. */
export type ProductShopsContext = OpenedProduct & { shops: ProductShops | null }

export type ProductShopsEvent =
  | ({ type: 'shops.toggled' } & OpenedProduct)
  | { type: 'loading.retried' }
  | { type: 'route.changed' }

const nothing: ProductShopsContext = { variantId: 0, country: 'dk', shops: null }

/**
 * The shops of one product on a results page (§2.1): a press on the card opens them below it, another press closes them. One
 * product is open at a time. The app provides `fetchShops`.
 */
export const productShopsMachine = setup({
  types: {
    context: {} as ProductShopsContext,
    events: {} as ProductShopsEvent,
    meta: {} as FlowMeta<OpenedProduct>,
    tags: {} as 'busy',
  },
  actors: { fetchShops: fromPromise<ProductShops, OpenedProduct>(notProvided('fetchShops')) },
  guards: {
    isOther: ({ context }, { variantId }: OpenedProduct) => context.variantId !== variantId,
  },
  actions: {
    keepProduct: assign((_, { variantId, country }: OpenedProduct) => ({ variantId, country, shops: null })),
    keepShops: assign((_, { shops }: { shops: ProductShops }) => ({ shops })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'productShops',
  description: 'The shops of a product, below its card on a results page.',
  meta: { spec: ['§2.1'], safe: ['variantId', 'country'] },
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'shops.toggled': {
          target: 'open',
          actions: { type: 'keepProduct', params: ({ event }) => event },
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'shops.toggled': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'keepProduct', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
        'route.changed': { target: 'closed' },
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchShops',
            input: ({ context: { variantId, country } }) => ({ variantId, country }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepShops', params: ({ event }) => ({ shops: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        failed: { on: { 'loading.retried': { target: 'loading' } } },
        shown: {},
      },
    },
  },
})
