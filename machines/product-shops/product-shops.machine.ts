import { assign, fromPromise, setup } from 'xstate'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductShops } from '#app/domain/offers/offers.ts'
import type { FilterValue } from '#app/domain/search/filters/filters.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The product whose shops are shown, in a country. `chains` are the ids of those that are asked for, none for all. */
export type OpenedProduct = { variantId: number; country: Country; chains: readonly FilterValue[] }

/** `variantId` is 0 while nothing is open. `shops` is null until they have come. */
export type ProductShopsContext = OpenedProduct & { shops: ProductShops | null }

export type ProductShopsEvent =
  | ({ type: 'shops.toggled' } & OpenedProduct)
  | { type: 'loading.retried' }
  | { type: 'route.changed' }

const nothing: ProductShopsContext = { variantId: 0, country: 'dk', chains: [], shops: null }

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
    isOther: ({ context }, { variantId, chains }: OpenedProduct) =>
      context.variantId !== variantId || context.chains.join() !== chains.join(),
  },
  actions: {
    keepProduct: assign((_, { variantId, country, chains }: OpenedProduct) => ({
      ...{ variantId, country, chains },
      shops: null,
    })),
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
            input: ({ context: { variantId, country, chains } }) => ({ variantId, country, chains }),
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
