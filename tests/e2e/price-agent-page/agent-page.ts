import type { Locator, Page } from '@playwright/test'
import type { PriceAgent } from '#app/domain/agents/price-agent.ts'
import { everyChain } from '#app/domain/agents/price-agent.ts'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { post } from '../list-rows/list-page.ts'
import { csrfHeader } from '../support/csrf-header.ts'
import { expect } from '../support/page-test.ts'

export const agentPath = '/dk/pricing-agent'

/** Gives the page's user a price agent. */
export const createAgent = (page: Page) => post(page, '/api/price-agent/create/', {})

/** Watches the first product that is found by each term, at every chain or at those given. */
export async function watchFound(page: Page, terms: string[], chainIds = [everyChain]): Promise<void> {
  await createAgent(page)
  for (const term of terms) {
    const path = `/api/typeahead-search/dk/${encodeURIComponent(term)}`
    const found: TypeaheadResponse = await (await page.request.get(path)).json()
    const [offer] = found.organicProductOffers.items
    if (!offer) throw new Error(`nothing is found by ${term}`)
    const watch = { product_id: offer.productVariant.id, chain_ids: chainIds }
    await post(page, '/api/price-agent/add-product/', watch)
  }
}

/** Watches this many products of the catalogue. */
export async function watchMany(page: Page, count: number): Promise<void> {
  await createAgent(page)
  const headers = { ...(await csrfHeader(page.request)), Accept: 'application/json' }
  let watched = 0
  for (let variantId = 1; watched < count; variantId += 1) {
    const data = { product_id: variantId, chain_ids: [everyChain] }
    const answer = await page.request.post('/api/price-agent/add-product/', { headers, data })
    if (answer.ok()) watched += 1
  }
}

/** The ids of the products that the page's user watches. */
export async function watchedProducts(page: Page): Promise<number[]> {
  const agent: PriceAgent = await (await page.request.get('/api/price-agent/get/')).json()
  return agent.items.map(({ product }) => product.productVariant.id)
}

/** The watches on the page. */
export const watchesOf = (page: Page): Locator => page.getByRole('main').getByRole('article')
export const titleOf = (watch: Locator): Locator => watch.getByRole('heading', { level: 2 })
export const stopButton = (watch: Locator): Locator =>
  watch.getByRole('button', { name: /^Stop med at følge/ })
/** The modal's delete mode (§4). */
export const stopQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Vil du stoppe med at følge prisen?' })
/** Stops a watch by keyboard: its bin, and the answer to the question. */
export async function stopByKeyboard(watch: Locator): Promise<void> {
  const question = stopQuestion(watch.page())
  await stopButton(watch).press('Enter')
  await question.getByRole('button', { name: 'Stop med at følge' }).press('Enter')
  await expect(question).toHaveCount(0)
}
export const mailsChoice = (page: Page): Locator => page.getByRole('combobox', { name: 'Mails om tilbud' })
export const dayChoice = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Hvornår handler du mest?' })
