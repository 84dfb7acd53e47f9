import type { Page } from '@playwright/test'
import { expect, test } from '../support/page-test.ts'

/** Each way to the whole menu, if the page shows it: its name and how many of them there are. */
const ways = {
  burger: (page: Page) => page.locator('[aria-controls=navigation-menu]').filter({ visible: true }),
  topBar: (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' }).filter({ visible: true }),
}

/** The entries of §2.1 with the page that each leads to. */
const entries = {
  'Ugens tilbud': '/dk/partner',
  Opskrifter: '/dk/post',
  'Om Tilbudsugen': '/dk/page/about-3',
}

test.describe('§2.4, record 024: every width has exactly one way to the whole menu', () => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ])
    test(`at ${width} px the burger, which opens all entries and the categories`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height })
      for (const path of ['/dk', '/dk/offer/kaffe', '/dk/login']) {
        await visit(path)
        await expect(ways.burger(page)).toHaveCount(1)
        await expect(ways.topBar(page)).toHaveCount(0)
      }
      await ways.burger(page).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const [name, href] of Object.entries(entries))
        await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href)
      await menu.getByRole('button', { name: 'Kategorier' }).click()
      await expect(menu.getByRole('link', { name: 'Dagligvarer' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Prisagent' })).toBeVisible()
    })

  for (const { width, height } of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ])
    test(`at ${width} px the top bar, which shows all entries and opens the categories`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height })
      for (const path of ['/dk', '/dk/offer/kaffe', '/dk/login']) {
        await visit(path)
        await expect(ways.burger(page)).toHaveCount(0)
        await expect(ways.topBar(page)).toHaveCount(1)
      }
      for (const [name, href] of Object.entries(entries))
        await expect(ways.topBar(page).getByRole('link', { name })).toHaveAttribute('href', href)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Prisagent' })).toBeVisible()
      await page.getByRole('button', { name: 'Kategorimenu' }).click()
      const categories = page.getByRole('navigation', { name: 'Kategorier', exact: true })
      await expect(categories.getByRole('link', { name: 'Dagligvarer', exact: true })).toBeVisible()
    })
})
