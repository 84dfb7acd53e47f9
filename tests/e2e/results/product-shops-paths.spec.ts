import { type ProductShopsSnapshot, planProductShops } from '#machines/product-shops/product-shops.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { cards } from '../pages/offers-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

test.describe('§2.1 the shops of a product on a results page: the planned paths', () => {
  for (const path of planProductShops().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      const calls = await HeldCalls.on(page, '**/api/product-shops/**', 'GET')
      await visit('/offer/kaffe')
      const openers = cards(page).getByRole('link', { name: /^hos \d+ kæder/ })
      const loading = page.getByRole('status', { name: 'Henter priser' })
      const retry = page.getByRole('button', { name: 'Prøv igen' })
      const rows = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Læg på sedlen/ }) })
      await walkOnPage<ProductShopsSnapshot>(path, {
        perform: async ({ happening }) => {
          if (happening.label === 'the first product') return openers.nth(0).press('Enter')
          if (happening.label === 'the second product') return openers.nth(1).press('Enter')
          if (happening.label === 'loading.retried') return retry.press('Enter')
          if (happening.label === 'route.changed') {
            await page.getByRole('link', { name: 'Forside' }).first().click()
            await expect(page).toHaveURL('/')
            await page.goBack()
            return expect(openers.first()).toBeVisible()
          }
          if (happening.kind === 'fail') return calls.lose()
          if (happening.kind === 'done') return calls.letThrough()
          throw new Error(`the page has no way to do "${happening.label}"`)
        },
        see: {
          closed: async () => {
            await expect(page.locator('[aria-expanded=true]')).toHaveCount(0)
            await expect(loading).toHaveCount(0)
          },
          open: async ({ context: { variantId } }) => {
            const opened = variantId === 1 ? 0 : 1
            await expect(openers.nth(opened)).toHaveAttribute('aria-expanded', 'true')
            await expect(openers.nth(1 - opened)).toHaveAttribute('aria-expanded', 'false')
          },
          'open.loading': () => expect(loading).toBeVisible(),
          'open.failed': async () => {
            await expect(page.getByRole('alert')).toHaveText(/Priserne kunne ikke hentes\./)
            await expectAccessible(page)
          },
          'open.shown': async () => {
            await expect(loading).toHaveCount(0)
            await expect(rows.first()).toBeVisible()
            await expectAccessible(page)
          },
        },
      })
      complaints.splice(0)
    })
  }
})
