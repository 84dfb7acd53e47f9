import { expect, it } from 'vitest'
import type { WatchedPrice } from '../agents/price-agent.ts'
import { cheapestToday } from './cheapest-today.ts'

const today = '2026-11-21'
const bilka = 1
const lidl = 2
const offer = (chainId: number, price: number, more: Partial<WatchedPrice> = {}): WatchedPrice => ({
  ...{ offerId: chainId, chainId, chain: String(chainId), isWholesale: false, price, unitPrice: null },
  ...{ startDate: '2026-11-20', endDate: '2026-11-26' },
  ...more,
})
const at = (history: WatchedPrice[], ...asked: number[]) =>
  cheapestToday(
    { history, today },
    asked.map((id) => ({ id })),
  )?.chainId

it('§4 price-agent modal: the chain that was pressed is named if it is as cheap as another', () => {
  expect(at([offer(bilka, 3495), offer(lidl, 3495)], lidl)).toBe(lidl)
  expect(at([offer(lidl, 3495), offer(bilka, 3495)], bilka)).toBe(bilka)
})

it('another chain is named if it is cheaper', () => {
  expect(at([offer(bilka, 3400), offer(lidl, 3495)], lidl)).toBe(bilka)
})

it('only offers of today at shops count', () => {
  expect(at([offer(lidl, 3495, { endDate: '2026-11-20' })], lidl)).toBe(undefined)
  expect(at([offer(lidl, 3495, { startDate: '2026-11-22' })], lidl)).toBe(undefined)
  expect(at([offer(lidl, 3495, { isWholesale: true })], lidl)).toBe(undefined)
})
