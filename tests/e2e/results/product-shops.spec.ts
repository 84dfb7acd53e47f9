import { lateFileOf } from '../late-code/late-files.ts'
import { cards } from '../pages/offers-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const lateFile = `**/${lateFileOf('app/features/offers/results/cards/product-shops.tsx')}`

test.describe('§2.1 the shops of a product on a results page', () => {
  for (const width of [390, 1440])
    test(`are 1 press after the search, and a product of another shop is on its page 2 presses after it, ${width} px wide`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit('/offer/kaffe')
      const opener = cards(page)
        .getByRole('link', { name: /^hos \d+ kæder/ })
        .first()
      await opener.scrollIntoViewIfNeeded()
      const before = await opener.boundingBox()
      await opener.click()
      const rows = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Læg på sedlen/ }) })
      await expect(rows.first()).toBeVisible()
      expect(await opener.boundingBox()).toEqual(before)
      // axe would measure a button that is partly below the sticky header as too small.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
      await rows.last().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/single\/\d+$/)
    })

  test('say so if the offers have ended while the page was open', async ({ page, visit }) => {
    await page.route('**/api/product-shops/**', (route) => route.fulfill({ json: { offers: [] } }))
    await visit('/offer/kaffe')
    const opener = cards(page)
      .getByRole('link', { name: /^hos \d+ kæder/ })
      .first()
    await opener.click()
    await expect(page.getByText('Tilbuddene er slut.')).toBeVisible()
    await expectAccessible(page)
  })

  test('say so if their code does not arrive, and come with the button', async ({
    page,
    visit,
    complaints,
  }) => {
    await page.route(lateFile, (route) => route.abort())
    await visit('/offer/kaffe')
    const opener = cards(page)
      .getByRole('link', { name: /^hos \d+ kæder/ })
      .first()
    await opener.click()
    const message = page.getByRole('alert').filter({ hasText: 'Vi kunne ikke hente det, du trykkede på' })
    await expect(message).toBeVisible()
    await page.unroute(lateFile)
    await message.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(1)
    await expect(page.getByRole('listitem').filter({ hasText: 'pr. kg' }).first()).toBeVisible()
    complaints.splice(0)
  })
})
