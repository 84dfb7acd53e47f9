import type { Page } from '@playwright/test'
import {
  type NavigationMenuSnapshot,
  planNavigationMenu,
} from '#machines/navigation-menu/navigation-menu.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, expectAccessible, goToOtherOffers, test } from '../support/page-test.ts'

const phone = { width: 390, height: 844 }

test.describe('§2.4 off-canvas menu: the planned paths, walked on the page', () => {
  test.use({ viewport: phone })

  for (const path of planNavigationMenu().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await visit('/dk/offer/kaffe')
      await walkOnPage(path, navigationMenuDriver(page))
    })
  }

  test('§2.3 §2.4 the keyboard opens it, stays in it, and gets back to the burger; it is accessible in each state', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit('/dk/offer/kaffe')
    await burgerOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()
    await expectAccessible(page)
    await categoriesOf(page).press('Enter')
    await expect(menuOf(page).getByRole('link', { name: 'Dagligvarer' })).toBeVisible()
    await expectAccessible(page)
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isWider()).toBe(false)
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      // Beyond its last link the focus goes to the browser's own controls, and never to the page behind it.
      const isOutside = () =>
        page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('#navigation-menu'),
        )
      expect(await isOutside()).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toHaveCount(0)
    await expect(burgerOf(page)).toBeFocused()
  })

  test('§2.4 closes by a link, also by one to the page that is shown, which is underlined, and by the price agent', async ({
    page,
    visit,
  }) => {
    await visit('/dk/partner')
    await burgerOf(page).click()
    const offers = menuOf(page).getByRole('link', { name: 'Ugens tilbud' })
    await expect(offers).toHaveAttribute('aria-current', 'page')
    await expect(offers).toHaveCSS('font-weight', '800')
    await offers.click()
    await expect(menuOf(page)).toHaveCount(0)
    await burgerOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Log ind' }).click()
    await expect(page).toHaveURL('/dk/login')
    await expect(menuOf(page)).toHaveCount(0)
    await burgerOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Prisagent' }).click()
    await expect(menuOf(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Kom i gang' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(burgerOf(page)).toBeFocused()
  })
})

const burgerOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Genveje' }).locator('[aria-controls=navigation-menu]')
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const categoriesOf = (page: Page) => menuOf(page).getByRole('button', { name: 'Kategorier' })

function navigationMenuDriver(page: Page): Driver<NavigationMenuSnapshot> {
  const entry = menuOf(page).getByRole('link', { name: 'Dagligvarer' })
  const ways: Record<string, () => Promise<unknown>> = {
    'navigation.opened': async () => {
      // The path goes on in a window that became wide.
      await page.setViewportSize(phone)
      await burgerOf(page).click()
    },
    'navigation.closed': () => menuOf(page).getByRole('button', { name: 'Luk' }).click(),
    'categories.toggled': () => categoriesOf(page).click(),
    'route.changed': () => goToOtherOffers(page),
    'navigation.dismissed': () => page.setViewportSize({ width: 1440, height: 900 }),
  }
  return {
    perform: performByLabel(ways),
    see: {
      closed: async () => {
        await expect(menuOf(page)).toHaveCount(0)
        await expect(page.locator('[aria-controls=navigation-menu]')).toHaveAttribute(
          'aria-expanded',
          'false',
        )
      },
      'open.folded': async () => {
        await expect(categoriesOf(page)).toHaveAttribute('aria-expanded', 'false')
        await expect(entry).toHaveCount(0)
      },
      'open.unfolded': async () => {
        await expect(categoriesOf(page)).toHaveAttribute('aria-expanded', 'true')
        await expect(entry).toBeVisible()
      },
    },
  }
}
