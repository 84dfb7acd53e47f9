import type { APIResponse, Locator, Page } from '@playwright/test'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { newEmail, registerOverHttp } from '../account/account-page.ts'
import { csrfHeader } from '../support/csrf-header.ts'
import { linkInMail } from '../support/mailbox.ts'
import { expect } from '../support/page-test.ts'
import { takeShopper } from '../support/shopper-pool.ts'

/** Searches that each find an offer, in different parts of a shop and at different chains. */
export const variedTerms = ['kaffe', 'smør', 'kylling', 'banan', 'toiletpapir', 'rugbrød', 'bleer', 'cola']

/**
 * Makes the page's user a shopper with a verified email, who is logged in: one of the pool, or a new one.
 * @param mails the folder of the server's mails, if the test has a server of its own, which has no pool.
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
  await page.request.get(await linkInMail(email, /^\/email\/verify\//, mails))
  return email
}

/** The list of the page's user as the server has it. */
export async function listOf(page: Page): Promise<ShoppingList> {
  return (await page.request.get('/api/shopping-list/active/dk')).json()
}

/** Sends what the page's user could send, as another tab of the browser does. */
export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const answer = await page.request.post(path, {
    headers: { ...(await csrfHeader(page.request)), Accept: 'application/json' },
    data,
  })
  expect(answer.ok(), `${path} is done`).toBe(true)
  return answer
}

/** Sends what the page's user could send about their list; `path` is below the list's own. */
export async function sendToList(page: Page, path: string, data: object = {}): Promise<void> {
  const { uuid } = await listOf(page)
  await post(page, `/api/shopping-list/uuid/${uuid}/${path}`, data)
}

/** Makes the list of the page's user shareable, and returns it with the code that invites to it. */
export async function shareList(page: Page): Promise<ShoppingList & { sharingCode: string }> {
  await sendToList(page, 'make-shareable')
  const list = await listOf(page)
  if (list.sharingCode === undefined) throw new Error('the list has no sharing code')
  return { ...list, sharingCode: list.sharingCode }
}

/** Makes the page's user take part in the list that a code invites to, and returns it. */
export async function acceptInvitation(page: Page, sharingCode: string): Promise<ShoppingList> {
  return (await post(page, `/api/shopping-list/invitation/${sharingCode}/accept`, {})).json()
}

/** Makes shoppers of the users of two pages, on one list of the first one's with something on it. @returns the list. */
export async function shareBetween(owner: Page, participant: Page, name: string) {
  await registerShopper(participant)
  await registerShopper(owner)
  await addManually(owner, [name])
  const list = await shareList(owner)
  await acceptInvitation(participant, list.sharingCode)
  return list
}

/** Has the server refuse each offer that is put on the list. @returns the reason it gives. */
export async function refuseOffers(page: Page): Promise<string> {
  const reason = 'Tilbuddet findes ikke længere.'
  const json = { message: '', errors: { offerId: [reason] } }
  await page.route('**/add-item-from-offer', (route) => route.fulfill({ status: 422, json }))
  return reason
}

/** Puts the first offer that each search finds on the list. */
export async function addOffers(page: Page, terms: readonly string[]): Promise<void> {
  for (const term of terms) {
    const answer = await page.request.get(`/api/typeahead-search/dk/${encodeURIComponent(term)}`)
    const { organicProductOffers }: TypeaheadResponse = await answer.json()
    const [offer] = organicProductOffers.items
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

/** What an item is ticked with. */
export const tickOf = (page: Page, name: string): Locator =>
  rowOf(page, name)
    .getByRole('button', { name: `Hentet: ${name}` })
    .first()

/** Opens the panel by its button, if it has not opened by itself, and waits for what it shows. */
export async function openPanel(page: Page): Promise<Locator> {
  const panel = panelOf(page)
  const button = listButton(page)
  await expect(async () => {
    // It may open by itself just before it is pressed, which then closes it.
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await expect(panel).toBeVisible({ timeout: 2000 })
  }).toPass()
  return panel
}

/** The button of the list that is seen: the tab, or on phones the one in the header. */
export const listButton = (page: Page): Locator =>
  page.locator('[aria-controls=shopping-list]').filter({ visible: true }).first()
