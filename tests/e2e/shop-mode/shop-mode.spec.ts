import type { Page } from '@playwright/test'
import { chainsToVisit } from '#app/domain/list/shop-round.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import {
  addManually,
  addOffers,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
  shareBetween,
  variedTerms,
} from '../list-rows/list-page.ts'
import { emptyBrowserCache, untilWorkerIsReady } from '../list-sync/list-offline-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { fetchedRowOf, goShopping, shopNamesOf, shopOf, shopRowOf } from './shop-page.ts'

const phone = { width: 390, height: 844 }

/** Puts offers of several chains and what somebody typed on the list. @returns the chain whose offers lead, and the next. */
async function fillList(page: Page) {
  await addOffers(page, variedTerms)
  await addManually(page, ['Agurk', 'Grillkul'])
  const { items } = await listOf(page)
  const [leading = { chainName: '', left: 0 }, next] = chainsToVisit(items)
  const here = items.filter(({ chainName }) => chainName === leading.chainName)
  return { leading, next, here, all: here.length + 2 }
}

test.describe('§4 shop mode', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a round without a connection goes on where it was after the tab was killed, and its ticks are sent', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await page.setViewportSize(phone)
    await registerShopper(page)
    const { leading, all } = await fillList(page)
    await visit('/dk')
    await untilWorkerIsReady(page)
    await goShopping(page)
    await context.setOffline(true)
    const shop = shopOf(page)
    await expect(shop.getByRole('heading', { level: 2 })).toHaveText(`${all} tilbage af ${all}`)
    await shopRowOf(page, 'Agurk').click()
    await expect(fetchedRowOf(page, 'Agurk')).toBeVisible()
    await expect(shop.getByText('Agurk er hentet')).toBeVisible()
    await shop.getByRole('button', { name: 'Fortryd' }).click()
    await expect(shopRowOf(page, 'Agurk')).toBeVisible()
    await shopRowOf(page, 'Grillkul').click()
    await expect(shop.getByRole('heading', { level: 2 })).toHaveText(`${all - 1} tilbage af ${all}`)
    await emptyBrowserCache(page)
    await page.close()

    const reopened = await context.newPage()
    await reopened.setViewportSize(phone)
    await reopened.goto('/dk')
    await expect(shopOf(reopened)).toHaveAccessibleName(`Indkøb i ${leading.chainName}`)
    await expect(fetchedRowOf(reopened, 'Grillkul')).toBeVisible()
    await shopRowOf(reopened, 'Agurk').click()
    await context.setOffline(false)
    await expect
      .poll(async () =>
        (await listOf(reopened)).items.filter(({ checked }) => checked).map(({ name }) => name),
      )
      .toEqual(['Agurk', 'Grillkul'])
    await shopOf(reopened).getByRole('button', { name: 'Afslut' }).click()
    await expect(shopOf(reopened)).toHaveCount(0)
    await expect(rowOf(reopened, 'Agurk')).toBeVisible()
    await reopened.reload()
    await expect(shopOf(reopened)).toHaveCount(0)
    withoutFailedLoads(complaints)
  })
})

test('§4 shop mode: rows stand in the order in which the last round went through the shop', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone)
  await registerShopper(page)
  const { here } = await fillList(page)
  await visit('/dk')
  await goShopping(page)
  const names = await shopNamesOf(page)
  expect(names.slice(-2)).toEqual(['Agurk', 'Grillkul'])
  expect(names).toHaveLength(here.length + 2)
  const walked = names.toReversed()
  for (const [index, name] of walked.entries()) {
    await shopRowOf(page, name).click()
    await expect.poll(() => shopNamesOf(page, true)).toHaveLength(index + 1)
  }
  await expect(shopOf(page)).toContainText('Færdig i')
  await shopOf(page).getByRole('button', { name: 'Tilbage til sedlen' }).click()
  await expect
    .poll(async () => (await listOf(page)).items.filter(({ checked }) => checked).length)
    .toBe(names.length)
  for (const { uuid, checked } of (await listOf(page)).items)
    if (checked) await sendToList(page, `uncheck-item/${uuid}`)
  await expect(panelOf(page).getByRole('button', { name: 'Gå på indkøb' })).toBeVisible()
  await goShopping(page)
  await expect.poll(() => shopNamesOf(page)).toEqual(walked)
})

test('§4 shop mode: the keyboard ticks, chooses a chain and leaves, and Back leaves in one press', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await registerShopper(page)
  const { leading, next, all } = await fillList(page)
  await visit('/dk')
  await goShopping(page)
  const shop = shopOf(page)
  await expect(shop.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Tab')
  const names = await shopNamesOf(page)
  await expect(shopRowOf(page, names[0] ?? '')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(fetchedRowOf(page, names[0] ?? '')).toBeVisible()
  await expect(shopRowOf(page, names[1] ?? '')).toBeFocused()
  await expectAccessible(page)

  await shop.getByRole('button', { name: `${leading.chainName}. Vælg kæde` }).press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shop).toBeVisible()
  if (next) {
    await shop.getByRole('button', { name: `Næste: ${next.chainName}` }).press('Enter')
    await expect(shop).toHaveAccessibleName(`Indkøb i ${next.chainName}`)
    await shop.getByRole('button', { name: `${next.chainName}. Vælg kæde` }).press('Enter')
    await shop.getByRole('button', { name: new RegExp(`^${leading.chainName} \\d`) }).press('Enter')
  }
  await expect(shop.getByRole('heading', { level: 2 })).toHaveText(`${all - 1} tilbage af ${all}`)
  await page.keyboard.press('Escape')
  await expect(shop).toHaveCount(0)
  await expect(panelOf(page).getByRole('button', { name: 'Gå på indkøb' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop).toBeVisible()
  await page.goBack()
  await expect(shop).toHaveCount(0)
  await expect(panelOf(page)).toBeVisible()
})

test('§4 sharing: in the shop it is seen at once who else ticked and added something, by name and colour', async ({
  page,
  otherPage,
  visit,
}) => {
  await page.setViewportSize(phone)
  await shareBetween(page, otherPage, 'Mælk')
  const { participants } = await listOf(page)
  const [name = ''] = (participants[0]?.name ?? '').split(' ')
  await visit('/dk')
  await goShopping(page)
  await addManually(otherPage, ['Brød'])
  await expect(shopRowOf(page, 'Brød')).toContainText(`Lagt på af ${name}`)
  const { items } = await listOf(page)
  await sendToList(otherPage, `check-item/${items[0]?.uuid}`)
  await expect(fetchedRowOf(page, 'Mælk')).toContainText(`Hentet af ${name}`)
  await expect(shopOf(page)).toContainText(`også ${name} krydser af`)
  await expectAccessible(page)
})

test('§8 late code: a shop mode whose code does not arrive says so, and comes with the button', async ({
  page,
  visit,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await registerShopper(page)
  await addManually(page, ['Agurk'])
  const file = `**/${lateFileOf('app/features/shopping-list/shop/shop-sheet.tsx')}`
  await page.route(file, (route) => route.abort())
  await visit('/dk')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Gå på indkøb' }).click()
  const retry = page.getByRole('button', { name: 'Prøv igen' })
  await expect(retry).toBeVisible()
  await page.unroute(file)
  await retry.click()
  await expect(shopRowOf(page, 'Agurk')).toBeVisible()
  complaints.splice(0)
})
