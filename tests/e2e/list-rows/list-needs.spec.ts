import type { Locator, Page } from '@playwright/test'
import type { Needs } from '#app/domain/list/needs.ts'
import { displayName, type ProductOffer } from '#app/domain/offers/offers.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { addManually, listOf, openPanel, panelOf, registerShopper, rowOf, shareBetween } from './list-page.ts'

const takeIn = (row: Locator) => row.getByRole('button', { name: /^Tag tilbuddet i stedet for / })
const undoOn = (page: Page) => page.getByRole('button', { name: 'Fortryd' })
const linesOf = async (page: Page) =>
  (await listOf(page)).items.map(({ name, quantity }) => `${quantity} ${name}`)

/** The best offer of today for what was typed on the list of the page's user, by the words. */
async function needsOf(page: Page): Promise<Map<string, ProductOffer>> {
  const { uuid, items } = await listOf(page)
  const answer = await page.request.get(`/api/shopping-list/uuid/${uuid}/needs`)
  const { needs }: Needs = await answer.json()
  return new Map(
    needs.map(({ itemUuid, offer }) => [items.find((item) => item.uuid === itemUuid)?.name ?? '', offer]),
  )
}

async function needOf(page: Page, name: string): Promise<ProductOffer> {
  const offer = (await needsOf(page)).get(name)
  if (!offer) throw new Error(`nothing is on offer for ${name}`)
  return offer
}

/** Opens the list of a new user who typed these words. @returns today's best offer for the first one. */
async function openWith(
  { page, visit }: { page: Page; visit: (path: string) => Promise<void> },
  words: [string, ...string[]],
): Promise<ProductOffer> {
  await registerShopper(page)
  await addManually(page, words)
  const offer = await needOf(page, words[0])
  await visit('/dk')
  await openPanel(page)
  return offer
}

for (const width of [390, 1440])
  test(`§2.10 a typed word shows its best offer, which one press takes and one undo gives back, at ${width} px`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await registerShopper(page)
    await addManually(page, ['mælk'], 3)
    const offer = await needOf(page, 'mælk')
    await visit('/dk')
    await openPanel(page)
    const row = rowOf(page, 'mælk')
    await expect(row).toContainText(`hos ${offer.chain.name}`)
    await expect(row).toContainText(displayName(offer))
    await expect(panelOf(page).getByText('ca.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await takeIn(row).click()
    await expect(rowOf(page, 'mælk')).toHaveCount(0)
    await expect(rowOf(page, displayName(offer))).toContainText('3')
    await expect(panelOf(page).getByText('ca.', { exact: true })).toHaveCount(0)
    await expect.poll(() => linesOf(page)).toEqual([`3 ${displayName(offer)}`])
    await undoOn(page).click()
    await expect(rowOf(page, displayName(offer))).toHaveCount(0)
    await expect(takeIn(rowOf(page, 'mælk'))).toBeVisible()
    await expect.poll(() => linesOf(page)).toEqual(['3 mælk'])
  })

test('§2.10 what will do for a typed word is said beside it, and its best offer keeps to that', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith({ page, visit }, ['kaffe'])
  const row = rowOf(page, 'kaffe')
  const others = row.getByRole('button', { name: 'Andre tilbud på kaffe' })
  const sheet = page.getByRole('dialog', { name: 'Hvilken slags kaffe?' })
  await others.click()
  await expectAccessible(page)
  await sheet.getByLabel('Størrelse fra').fill('400')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await others.click()
  await expect(sheet.getByLabel('Størrelse fra')).toHaveValue('400')
  await sheet.getByLabel('til', { exact: true }).fill('stor')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Skriv tal over 0')).toBeVisible()
  await sheet.getByLabel('til', { exact: true }).fill('500')
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Hentet: kaffe' }).first()).toBeFocused()
  await expect(row).toContainText('400–500 g · uanset mærke')
  await expect
    .poll(async () => (await needsOf(page)).get('kaffe')?.quantity ?? 0.45)
    .toBeGreaterThanOrEqual(0.4)
  await expect
    .poll(async () => (await listOf(page)).items.map(({ rule }) => rule))
    .toEqual([{ sizes: { from: 0.4, to: 0.5, unit: 'kg' } }])
  await others.click()
  await sheet.getByRole('button', { name: 'Uanset størrelse og mærke' }).click()
  await expect(row).not.toContainText('uanset mærke')
  await expect.poll(async () => (await listOf(page)).items.map(({ rule }) => rule)).toEqual([undefined])
})

test('§2.10 another press leads to the other offers', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerShopper(page)
  await addManually(page, ['Mælk'])
  await visit('/dk')
  await openPanel(page)
  await rowOf(page, 'Mælk').getByRole('button', { name: 'Andre tilbud på Mælk' }).click()
  await page.getByRole('link', { name: 'Se alle tilbud på Mælk' }).click()
  await expect(page).toHaveURL(/\/dk\/offer\/m%C3%A6lk$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('§2.10 by keyboard: Enter takes the offer, and the focus goes to the row beside it', async ({
  page,
  visit,
}) => {
  const offer = await openWith({ page, visit }, ['kaffe', 'mælk'])
  await takeIn(rowOf(page, 'kaffe')).focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, displayName(offer))).toBeVisible()
  await expect(rowOf(page, 'mælk').getByRole('button').first()).toBeFocused()
})

test('§2.10 the second press of a double one does not take the offer of the next row', async ({
  page,
  visit,
}) => {
  const offer = await openWith({ page, visit }, ['kaffe', 'mælk'])
  await expect(takeIn(rowOf(page, 'mælk'))).toBeVisible()
  await takeIn(rowOf(page, 'kaffe')).dblclick()
  await expect.poll(() => linesOf(page)).toEqual(['1 mælk', `1 ${displayName(offer)}`])
})

test('§2.10 without a connection an offer is taken at once, and sent when the connection returns', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  const offer = await openWith({ page, visit }, ['mælk'])
  await expect(takeIn(rowOf(page, 'mælk'))).toBeVisible()
  await context.setOffline(true)
  await takeIn(rowOf(page, 'mælk')).click()
  await expect(rowOf(page, displayName(offer))).toContainText('Ikke sendt endnu')
  await expect(rowOf(page, 'mælk')).toHaveCount(0)
  expect(await linesOf(page)).toEqual(['1 mælk'])
  await context.setOffline(false)
  await expect.poll(() => linesOf(page)).toEqual([`1 ${displayName(offer)}`])
  withoutFailedLoads(complaints)
})

test('§2.10 an offer that two participants take comes once, whoever was without a connection', async ({
  page,
  otherPage,
  context,
  visit,
  complaints,
}) => {
  await shareBetween(page, otherPage, 'mælk')
  const offer = await needOf(page, 'mælk')
  await visit('/dk')
  await openPanel(page)
  await expect(takeIn(rowOf(page, 'mælk'))).toBeVisible()
  await context.setOffline(true)
  await otherPage.goto('/dk')
  await openPanel(otherPage)
  await takeIn(rowOf(otherPage, 'mælk')).click()
  await expect.poll(() => linesOf(otherPage)).toEqual([`1 ${displayName(offer)}`])
  await takeIn(rowOf(page, 'mælk')).click()
  await context.setOffline(false)
  await expect(panelOf(page)).not.toContainText('Ikke sendt endnu')
  await expect(rowOf(page, displayName(offer))).toHaveCount(1)
  expect(await linesOf(page)).toEqual([`1 ${displayName(offer)}`])
  withoutFailedLoads(complaints)
})

test('§2.10 a read of needs that fails says nothing, and the next item asks again', async ({
  page,
  visit,
  complaints,
}) => {
  await registerShopper(page)
  await addManually(page, ['mælk'])
  let failures = 0
  await page.route('**/api/**/needs*', (route) => {
    failures += 1
    return route.abort()
  })
  await visit('/dk')
  await openPanel(page)
  await expect(rowOf(page, 'mælk')).toBeVisible()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await expect(takeIn(rowOf(page, 'mælk'))).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.unroute('**/api/**/needs*')
  await addManually(page, ['kaffe'])
  await expect(takeIn(rowOf(page, 'mælk'))).toBeVisible()
  withoutFailedLoads(complaints)
})

const sixtyNames = ['kaffe', 'mælk', 'smør', 'ost', 'rugbrød', 'kylling'].flatMap((word) =>
  Array.from({ length: 10 }, (_, index) =>
    index === 0 ? word : `${word} ${String(index + 1).padStart(2, '0')}`,
  ),
)

/** Opens a list of sixty typed rows, of which nothing is known until `answer` is called. */
async function openUnanswered(page: Page, visit: (path: string) => Promise<void>, width: number) {
  await page.setViewportSize({ width, height: 844 })
  await registerShopper(page)
  await addManually(page, sixtyNames)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**/needs*', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/**/needs*')
  await visit('/dk')
  await openPanel(page)
  await asked
  return {
    rows: panelOf(page).locator('[data-list-rows]'),
    answered: async () => {
      answer()
      await expect(takeIn(panelOf(page).locator('[data-item]')).first()).toBeVisible()
      // Long enough for all that follows the answer: measured rows, other rows drawn, the total.
      await page.waitForTimeout(500)
    },
  }
}

/** The row in the middle of the list's window: its item, and where its top is drawn. */
const rowInMiddle = (rows: Locator) =>
  rows.evaluate((scroller) => {
    const { top, height } = scroller.getBoundingClientRect()
    const row = [...scroller.querySelectorAll<HTMLElement>('[data-item]')].find(
      (row) => row.getBoundingClientRect().bottom > top + height / 2,
    )
    return { item: row?.dataset.item, top: row?.getBoundingClientRect().top ?? Number.NaN }
  })

const topOf = (rows: Locator, item = '') =>
  rows.locator(`[data-item="${item}"]`).evaluate((row) => row.getBoundingClientRect().top)

for (const width of [390, 1440])
  test(`§2.10 needs that arrive late move no row under the eye of who has scrolled, at ${width} px`, async ({
    page,
    visit,
  }) => {
    const { rows, answered } = await openUnanswered(page, visit, width)
    await page.mouse.move(0, 0)
    // As a finger does it, in several steps: each draws other rows.
    for (const share of [0.2, 0.4, 0.6])
      await rows.evaluate(async (scroller, share) => {
        scroller.scrollTo(0, scroller.scrollHeight * share)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }, share)
    const seen = await rowInMiddle(rows)
    await answered()
    expect(Math.abs((await topOf(rows, seen.item)) - seen.top)).toBeLessThanOrEqual(2)
  })

test('§2.10 needs that arrive late move no row under the hand, also at the top of the list', async ({
  page,
  visit,
}) => {
  const { rows, answered } = await openUnanswered(page, visit, 1440)
  const { item, top } = await rowInMiddle(rows)
  await rows.locator(`[data-item="${item}"]`).hover()
  await answered()
  expect(Math.abs((await topOf(rows, item)) - top)).toBeLessThanOrEqual(2)
})

test('§2.10 a row of a typed item has room for its offer before this is known', async ({ page, visit }) => {
  const { rows, answered } = await openUnanswered(page, visit, 390)
  const height = () =>
    rows
      .locator('[data-item]')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height)
  const before = await height()
  await answered()
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(24)
})
