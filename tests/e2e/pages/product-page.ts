import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../support/page-test.ts'

/** The address of an offer of today whose page has a text, among the offers that a search finds. */
export async function findSaid(request: APIRequestContext, search: string, says: RegExp): Promise<string> {
  const found = await (await request.get(search)).text()
  for (const [path] of found.matchAll(/\/single\/\d+/g)) {
    const page = await (await request.get(path)).text()
    if (says.test(page.replaceAll(/<[^>]*>/g, ''))) return path
  }
  throw new Error(`no offer of ${search} says: ${says}`)
}

/** The address of the offer of `openCheapest`, which is searched for once a worker. */
let cheapest: string | undefined

/** Opens an offer that is cheaper today than at every other chain. @returns the product's name. */
export async function openCheapest(page: Page, visit: (path: string) => Promise<void>): Promise<string> {
  cheapest ??= await findSaid(page.request, '/offer/kaffe', /Billigst af \d+ kæder(?!Samme pris)/)
  await visit(cheapest)
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** The other chains that have the product of the page. */
export const compared = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Samme vare i andre kæder' }) })
    .getByRole('listitem')

/** Opens an offer of the same product that costs more than another chain's. */
export async function openUndercut(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await openCheapest(page, visit)
  await compared(page).last().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: /^Billigst hos / })).toBeVisible()
}
