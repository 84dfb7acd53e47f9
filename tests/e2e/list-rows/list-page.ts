import type { APIResponse, Locator, Page } from '@playwright/test'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { confirmOverHttp, newEmail, registerOverHttp } from '../account/account-page.ts'
import { csrfHeader } from '../support/csrf-header.ts'
import { expect } from '../support/page-test.ts'
import { takeShopper } from '../support/shopper-pool.ts'

/** Searches that each find an offer, in different categories and at different chains. */
export const variedTerms = ['kaffe', 'smør', 'kylling', 'banan', 'toiletpapir', 'rugbrød', 'bleer', 'cola']

/**
 * Gives the page a logged-in shopper with a verified email: one of the pool, or a new one.
 * @param mails the folder of the server's mails, if the test has its own server, which has no pool.
 * @returns the email.
 */
export async function registerShopper(page: Page, mails?: string): Promise<string> {
  const shopper = mails === undefined ? await takeShopper() : undefined
  if (shopper) {
    await page.context().addCookies(shopper.cookies)
    return shopper.email
  }
  const email = newEmail()
  await registerOverHttp(page, email)
  await confirmOverHttp(page, email, mails)
  return email
}

/** The list of the page's user, as the server has it. */
export async function listOf(page: Page): Promise<ShoppingList> {
  const answer = await page.request.get('/api/shopping-list/active/dk')
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Sends a request of the page's user, as another tab of the browser would. */
export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const answer = await page.request.post(path, {
    headers: { ...(await csrfHeader(page.request)), Accept: 'application/json' },
    data,
  })
  expect(answer.ok(), `${path} is done`).toBe(true)
  return answer
}

/** Sends a request about the list of the page's user; `path` is relative to the list's own. */
export async function sendToList(page: Page, path: string, data: object = {}): Promise<void> {
  const { uuid } = await listOf(page)
  await post(page, `/api/shopping-list/uuid/${uuid}/${path}`, data)
}

/** Makes the list of the page's user shareable. @returns the list, with its sharing code. */
export async function shareList(page: Page): Promise<ShoppingList & { sharingCode: string }> {
  await sendToList(page, 'make-shareable')
  const list = await listOf(page)
  if (list.sharingCode === undefined) throw new Error('the list has no sharing code')
  return { ...list, sharingCode: list.sharingCode }
}

/** Makes the page's user a participant of the list with this sharing code. @returns the list. */
export async function acceptInvitation(page: Page, sharingCode: string): Promise<ShoppingList> {
  return (await post(page, `/api/shopping-list/invitation/${sharingCode}/accept`, {})).json()
}

/** Registers the users of two pages, and shares the first one's list, which has one item. @returns the list. */
export async function shareBetween(owner: Page, participant: Page, name: string) {
  await registerShopper(participant)
  await registerShopper(owner)
  await addManually(owner, [name])
  const list = await shareList(owner)
  await acceptInvitation(participant, list.sharingCode)
  return list
}

/** Makes the server refuse each offer that is put on the list. @returns the reason that it gives. */
export async function refuseOffers(page: Page): Promise<string> {
  const reason = 'Tilbuddet findes ikke længere.'
  const json = { message: '', errors: { offerId: [reason] } }
  await page.route('**/add-item-from-offer', (route) => route.fulfill({ status: 422, json }))
  return reason
}

/** Puts the first offer of one piece that each search finds on the list. */
export async function addOffers(page: Page, terms: readonly string[]): Promise<void> {
  for (const term of terms) {
    const answer = await page.request.get(`/api/typeahead-search/dk/${encodeURIComponent(term)}`)
    const { organicProductOffers }: TypeaheadResponse = await answer.json()
    const offer = organicProductOffers.items.find(({ units }) => units === 1)
    if (!offer) throw new Error(`no offer is called ${term}`)
    await sendToList(page, 'add-item-from-offer', { offerId: offer.id, quantity: 1 })
  }
}

/** Writes items on the list by hand. */
export async function addManually(page: Page, names: readonly string[], quantity = 1): Promise<void> {
  const { uuid } = await listOf(page)
  const path = `/api/shopping-list/uuid/${uuid}/add-manually-entered-item`
  for (const itemName of names) await post(page, path, { itemName, quantity })
}

/** The list's panel, beside the page or over it. */
export const panelOf = (page: Page): Locator => page.locator('#shopping-list')

/** The row of an item. */
export const rowOf = (page: Page, name: string): Locator =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

/** The button that ticks an item. */
export const tickOf = (page: Page, name: string): Locator =>
  rowOf(page, name)
    .getByRole('button', { name: `Hentet: ${name}` })
    .first()

/** Opens the panel by its button, unless it has opened by itself, and waits for its content. */
export async function openPanel(page: Page): Promise<Locator> {
  const panel = panelOf(page)
  const button = listButton(page)
  await expect(async () => {
    // The panel may open by itself just before the press, and the press then closes it.
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await expect(panel).toBeVisible({ timeout: 2000 })
  }).toPass()
  return panel
}

/** The visible button of the list: the tab, or on phones the one in the header. */
export const listButton = (page: Page): Locator =>
  page.locator('[aria-controls=shopping-list]').filter({ visible: true }).first()
