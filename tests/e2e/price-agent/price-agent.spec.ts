import type { Page } from '@playwright/test'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test, untilDrawn } from '../support/page-test.ts'
import { agentModal, chips, hearts, pressHeart } from './price-agent-page.ts'

const watches = async (page: Page) => {
  const answer = await page.request.get('/api/price-agent/get/')
  const { items = [] }: { items?: { chain_ids: number[] }[] } = await answer.json()
  return items.map(({ chain_ids }) => chain_ids)
}
const submit = (page: Page) => agentModal(page).locator('[type=submit]')
const isSaved = (page: Page) => expect(page.getByRole('dialog', { name: 'Vi følger prisen' })).toBeVisible()

test.describe('§4 adding to price agent: a verified user', () => {
  test('makes an agent with the first product, and is told that it exists the next time', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    expect((await page.request.get('/api/price-agent/get/')).status()).toBe(404)
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await chips(page).first().click()
    await expect(submit(page)).toHaveText('Følg prisen i alle kæder')
    await submit(page).click()
    await isSaved(page)
    expect(await watches(page)).toEqual([[0]])
    await page.keyboard.press('Escape')
    await pressHeart(page)
    const existing = page.getByRole('dialog', { name: 'Du følger allerede prisen' })
    await expect(existing).toContainText(name)
    await existing.getByRole('link', { name: 'Gå til din prisagent' }).click()
    await expect(page).toHaveURL('/dk/pricing-agent')
    await expect(existing).toHaveCount(0)
  })

  test('by keyboard alone, and the focus returns to the heart', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    await hearts(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(submit(page)).toBeFocused()
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    await isSaved(page)
    await expect(agentModal(page).getByRole('button', { name: 'Færdig' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(agentModal(page)).toHaveCount(0)
    await expect(hearts(page).first()).toBeFocused()
  })

  test('§9 hidePriceAgentAdded: the modal closes at once, on the next visit too', async ({ page, visit }) => {
    await registerShopper(page)
    await page.addInitScript(() => localStorage.setItem('hidePriceAgentAdded', 'true'))
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: `Vi følger prisen på ${name}` })).toBeVisible()
    await expect(agentModal(page)).toHaveCount(0)
  })

  test('presses any heart: of the search box, a card and the offer’s own page', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    await page.getByRole('main').locator('article h3 a').first().click()
    await page.getByRole('main').getByRole('link', { name: 'Følg prisen', exact: true }).click()
    await expect(agentModal(page)).toContainText(await page.getByRole('heading', { level: 1 }).innerText())
    await page.keyboard.press('Escape')
    const field = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
    await field.fill('mælk')
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Følg prisen: / })
      .first()
      .click()
    await expect(chips(page).first()).toHaveText('Alle')
  })
})

test('the longest Danish name of a chain stays on one line beside its tick, in a wide window', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit('/dk/offer/kaffe')
  await pressHeart(page)
  const chip = (name: string) => chips(page).filter({ hasText: name })
  await chip('Alle').click()
  await expect(chip('SuperBrugsen')).toHaveAttribute('aria-pressed', 'true')
  const heightOf = async (name: string) => (await chip(name).getByText(name).boundingBox())?.height
  expect(await heightOf('SuperBrugsen')).toBe(await heightOf('Netto'))
})

test('axe finds nothing in the modal, in narrow and wide windows, light and dark', async ({
  page,
  visit,
}) => {
  const inEachWindow = async (check: (width: number) => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        await untilDrawn(page)
        await check(width)
        await expectAccessible(page)
      }
  }
  await registerShopper(page)
  await visit('/dk/offer/kaffe')
  await pressHeart(page)
  await expect(chips(page).first()).toHaveText('Alle')
  // §9: at most 320 px high, 1 to 4 columns.
  await inEachWindow(async (width) => {
    const columns = await chips(page).evaluateAll(
      (all) => new Set(all.map((chip) => chip.getBoundingClientRect().left)).size,
    )
    expect(columns).toBe(width === 320 ? 1 : 4)
    const { height = 0 } =
      (await agentModal(page).getByRole('group', { name: 'Kæder', exact: true }).boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(320)
  })
  await submit(page).click()
  await inEachWindow(() => isSaved(page))
  await page.keyboard.press('Escape')
  await pressHeart(page)
  const existing = page.getByRole('dialog', { name: 'Du følger allerede prisen' })
  await inEachWindow(() => expect(existing).toBeVisible())
})

test('§2.8 the intro popup closes on Escape wherever the focus is, and if the focus leaves it by Tab', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit('/dk')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Prisagent', exact: true })
  const popup = page.getByRole('dialog', { name: 'Lad prisagenten holde øje' })
  await opener.press('Enter')
  await expect(popup.getByRole('link', { name: 'Kom i gang' })).toBeFocused()
  await popup.getByRole('heading').click()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(popup.getByRole('link', { name: 'Kom i gang' })).toBeFocused()
  // The close button, the browser's own buttons, and the page behind.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await expect(popup).toHaveCount(0)
})

test('axe finds nothing in the intro popup of a visitor (§2.8)', async ({ page, visit }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await visit('/dk')
    await page.getByRole('link', { name: 'Prisagent', exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog', { name: 'Lad prisagenten holde øje' })).toBeVisible()
    await expectAccessible(page)
  }
})
