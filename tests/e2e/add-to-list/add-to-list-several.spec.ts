import { registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { comparedOffer } from './add-to-list-page.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test(`§4 add-to-list modal of several: added items are visibly marked, in ${colorScheme}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme })
    await registerShopper(page)
    await visit(await comparedOffer(page))
    await page.getByRole('main').getByRole('link', { name: 'Læg flere på sedlen' }).click()
    const modal = page.getByRole('dialog', { name: 'Læg på sedlen' })
    const picks = modal.getByRole('radio')
    const mark = modal.getByText('Er på sedlen', { exact: true })
    await picks.nth(1).check()
    await expect(mark).toHaveCount(0)
    await modal.getByRole('button', { name: 'Læg på sedlen' }).click()
    await expect(mark).toHaveCount(1)
    await expect(picks.nth(1)).toHaveAccessibleName(/Er på sedlen/)
    await expect(picks.first()).not.toHaveAccessibleName(/Er på sedlen/)
    // Text for screen readers only is one pixel wide.
    expect((await mark.boundingBox())?.width).toBeGreaterThan(60)
    await expect(mark.locator('svg')).toBeVisible()
    await expectAccessible(page)
    await picks.first().check()
    await expect(mark, 'it stays where another is picked').toHaveCount(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
