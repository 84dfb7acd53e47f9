import type { Page } from '@playwright/test'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { newEmail } from '../account/account-page.ts'
import { cards, chainBoxes, choice } from '../pages/offers-page.ts'
import { viewerOf } from '../partner/partner-page.ts'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'

const pageData = '**/_serverFn/**'
/** All scripts but the language's texts, which a page that is left has loaded. */
const scripts = /\/assets\/(?!da-)[^/]*\.js$/

/** Holds the responses with page data, or those that `what` matches. @returns a function that releases them. */
async function holdAnswers(page: Page, what: string | RegExp = pageData): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test.describe('results while they are loading', () => {
  test('with a new filter the old offers stay until the new ones are loaded', async ({ page, visit }) => {
    await visit('/offer/kaffe')
    const letGo = await holdAnswers(page)
    const before = await cards(page).count()
    const { name, id } = await choice(chainBoxes(page).first())
    await page.getByRole('checkbox', { name }).check()
    await expect(page.locator('main [aria-busy=true]').last()).toBeVisible()
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
    await expect(page).toHaveURL('/offer/kaffe')
    await expect(cards(page)).toHaveCount(before)
    letGo()
    await expect(page).toHaveURL(`/offer/kaffe?chain=${id}`)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  })

  test('another page shows a skeleton while it loads', async ({ page, visit }) => {
    await visit('/')
    const letGo = await holdAnswers(page)
    await page.getByRole('link', { name: /^Se alle [\d.]+ tilbud$/ }).click()
    await expect(page.getByText('Henter tilbud')).toBeAttached()
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle tilbud')
    await expect(page.getByText('Henter tilbud')).toHaveCount(0)
  })

  for (const { path, status } of [
    { path: '/offer/kaffe', status: 'Henter tilbud' },
    { path: `/single/${gevalia.id}`, status: 'Henter tilbuddet' },
    { path: '/pricing-agent', status: 'Henter din prisagent' },
  ])
    test(`the skeleton of ${path} is shown below the header also while the code of the page loads`, async ({
      page,
      visit,
    }) => {
      await visit('/check-email')
      const letGo = await holdAnswers(page, scripts)
      await goWithin(page, path)
      await expect(page.getByText(status)).toBeVisible()
      await expect(page.getByRole('combobox')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      letGo()
      await expect(page.getByText(status)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('a failed request is reported, and can be retried', async ({ page, visit, complaints }) => {
    await visit('/')
    await page.route('**/_serverFn/**', (route) => route.abort())
    await page.getByRole('link', { name: /^Se alle [\d.]+ tilbud$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden kunne ikke vises')
    await page.unroute('**/_serverFn/**')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle tilbud')
    complaints.length = 0
  })
})

test('§2.1: back from /check-email, the results are as a visitor left them', async ({ page, visit }) => {
  await visit('/dk/offer')
  const { id, name } = await choice(chainBoxes(page).first())
  await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Sortér:').selectOption({ label: 'Laveste pris' })
  await expect(page).toHaveURL(`/dk/offer?chain=${id}&sort=price`)
  await page.getByRole('link', { name: /^Vis \d+ flere$/ }).click()
  const address = `/dk/offer?chain=${id}&sort=price&show=48`
  await expect(page).toHaveURL(address)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  const shown = await cards(page).count()
  const place = () => page.evaluate(() => scrollY)
  const areAsLeft = async (left: number) => {
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(shown)
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
    await expect(page.getByLabel('Sortér:')).toHaveValue('price')
    await expect.poll(place).toBe(left)
  }

  await test.step('after the heart of a card', async () => {
    const heart = cards(page)
      .nth(24)
      .getByRole('link', { name: /^Følg prisen: / })
    await heart.scrollIntoViewIfNeeded()
    const left = await place()
    expect(left).toBeGreaterThan(0)
    await heart.click()
    await expect(page).toHaveURL(/\/dk\/check-email\?/)
    await page.goBack()
    await areAsLeft(left)
    await expect(viewerOf(page)).toHaveCount(0)
  })

  await test.step('after the heart in the viewer, which opens again', async () => {
    const ad = page.getByRole('main').getByRole('complementary', { name: 'Annonce' })
    await ad.getByRole('link', { name: 'Se tilbuddet' }).first().click()
    const offer = await viewerOf(page).getByRole('heading', { level: 3 }).innerText()
    const left = await place()
    await viewerOf(page).getByRole('link', { name: 'Følg prisen' }).click()
    await expect(page).toHaveURL(/\/dk\/check-email\?/)
    await expect(viewerOf(page)).toHaveCount(0)
    await page.goBack()
    await areAsLeft(left)
    await expect(viewerOf(page).getByRole('heading', { level: 3 })).toHaveText(offer)
    await page.keyboard.press('Escape')
    await expect(viewerOf(page)).toHaveCount(0)
    await expect(ad.getByRole('link', { name: 'Se tilbuddet' }).first()).toBeFocused()
    await expect.poll(place).toBe(left)
  })

  await test.step('not after a third page', async () => {
    const ad = page.getByRole('main').getByRole('complementary', { name: 'Annonce' })
    await ad.getByRole('link', { name: 'Se tilbuddet' }).first().click()
    await viewerOf(page).getByRole('link', { name: 'Følg prisen' }).click()
    await expect(page).toHaveURL(/\/dk\/check-email\?/)
    await page.getByRole('main').getByLabel('E-mail').fill(newEmail())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dk\/register/)
    await page.goBack()
    await expect(page).toHaveURL(/\/dk\/check-email\?/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(shown)
    await expect(viewerOf(page)).toHaveCount(0)
  })
})

test.describe('results on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters are a sheet that Escape and its button close, and that counts the chosen filters', async ({
    page,
    visit,
  }) => {
    await visit('/offer/kaffe')
    const sheet = page.getByRole('complementary', { name: 'Filtre' })
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Filtre' }).click()
    await expect(sheet).toBeVisible()
    const { name, offers } = await choice(chainBoxes(page).first())
    await page.getByRole('checkbox', { name }).check()
    await expect(page.locator('main [aria-busy=false]').last()).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: `Vis ${offers} tilbud` }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Filtre 1' }).click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  for (const [what, term] of [
    ['that finds nothing', 'a'.repeat(300)],
    ['of which one word is searched for', `kaffe ${'a'.repeat(90)}`],
  ] as const)
    test(`a long term ${what} is not wider than the window`, async ({ page, visit }) => {
      await visit(`/offer/${term}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
})

test.describe('results without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and so is the order', async ({ page }) => {
    await page.goto('/offer/kaffe')
    const { id, name, offers } = await choice(chainBoxes(page).first())
    await page.getByRole('checkbox', { name }).check()
    await page.getByLabel('Sortér:').selectOption({ label: 'Laveste pris' })
    await page.getByRole('button', { name: 'Brug filtre' }).click()
    await expect(page).toHaveURL(`/offer/kaffe?chain=${id}&sort=price`)
    await expect(cards(page)).toHaveCount(Math.min(offers, 24))
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  })

  test('more offers are a link', async ({ page }) => {
    await page.goto('/offer')
    await page.getByRole('link', { name: 'Vis 24 flere' }).click()
    await expect(page).toHaveURL('/offer?show=48')
    await expect(cards(page)).toHaveCount(48)
  })
})
