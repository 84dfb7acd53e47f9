import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ProductShops } from '#app/domain/offers/offers.ts'
import { gevalia } from '../typeahead/typeahead.fixtures.ts'
import { type OpenedProduct, productShopsMachine } from './product-shops.machine.ts'

const ofVariant = (variantId: number): ProductShops => ({
  offers: [{ ...gevalia, productVariant: { id: variantId } }],
})

function start(fetch: (product: OpenedProduct) => Promise<ProductShops>) {
  const fetchShops = vi.fn(fetch)
  const actor = createActor(
    productShopsMachine.provide({ actors: { fetchShops: fromPromise(({ input }) => fetchShops(input)) } }),
  ).start()
  const toggle = (variantId: number, chains: number[] = []) =>
    actor.send({ type: 'shops.toggled', variantId, country: 'se', chains })
  return { actor, toggle, fetchShops, settled: () => new Promise((resolve) => setTimeout(resolve)) }
}

describe('§2.1 the shops of a product', () => {
  it('are fetched for the product that is opened, and are forgotten when it is closed', async () => {
    const { actor, toggle, fetchShops, settled } = start(async ({ variantId }) => ofVariant(variantId))
    toggle(7)
    await settled()
    expect(actor.getSnapshot().context).toEqual({
      variantId: 7,
      country: 'se',
      chains: [],
      shops: ofVariant(7),
    })
    expect(actor.getSnapshot().value).toEqual({ open: 'shown' })
    toggle(7)
    const { value, context } = actor.getSnapshot()
    expect([value, context]).toEqual(['closed', { variantId: 0, country: 'dk', chains: [], shops: null }])
    expect(fetchShops.mock.calls).toEqual([[{ variantId: 7, country: 'se', chains: [] }]])
  })

  it('are closed on another page', async () => {
    const { actor, toggle } = start(async ({ variantId }) => ofVariant(variantId))
    toggle(7)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    actor.send({ type: 'route.changed' })
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('give way to those of another product, also while the first ones are being fetched', async () => {
    const { actor, toggle, settled } = start(({ variantId }) =>
      variantId === 7 ? new Promise(() => {}) : Promise.resolve(ofVariant(variantId)),
    )
    toggle(7)
    toggle(8)
    await settled()
    expect(actor.getSnapshot().context).toEqual({
      variantId: 8,
      country: 'se',
      chains: [],
      shops: ofVariant(8),
    })
  })

  it('are fetched again at other chains', async () => {
    const { actor, toggle, fetchShops, settled } = start(async ({ variantId }) => ofVariant(variantId))
    toggle(7, [2, 3])
    toggle(7, [2])
    await settled()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.chains]).toEqual([{ open: 'shown' }, [2]])
    expect(fetchShops).toHaveBeenLastCalledWith({ variantId: 7, country: 'se', chains: [2] })
    toggle(7, [2])
    const { value, context } = actor.getSnapshot()
    expect([value, context.chains]).toEqual(['closed', []])
  })

  it('can be fetched again after a failure', async () => {
    let attempts = 0
    const { actor, toggle, settled } = start(async ({ variantId }) => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return ofVariant(variantId)
    })
    toggle(7)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ open: 'failed' })
    actor.send({ type: 'loading.retried' })
    await settled()
    expect(actor.getSnapshot().context.shops).toEqual(ofVariant(7))
  })
})
