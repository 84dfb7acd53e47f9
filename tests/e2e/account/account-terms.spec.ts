import { expect, expectAccessible, test } from '../support/page-test.ts'

test.describe('§5 the terms', () => {
  test('can be read in the language of each country', async ({ page, visit }) => {
    for (const [country, heading] of [
      ['dk', 'Betingelser for din konto'],
      ['no', 'Vilkår for kontoen din'],
      ['se', 'Villkor för ditt konto'],
      ['fi', 'Tilisi käyttöehdot'],
    ] as const)
      await test.step(country, async () => {
        await visit(`/${country}/page/terms-8`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(`${heading} · Tilbudsugen`)
        expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(6)
        await expectAccessible(page)
      })
  })

  test('open in another tab; the form keeps its values, and opening them does not accept them', async ({
    page,
    visit,
  }) => {
    await visit('/dk/register')
    const main = page.locator('main')
    await main.getByLabel('Navn').fill('Mette Holm')
    const opened = page.waitForEvent('popup')
    await main.getByRole('link', { name: 'betingelserne', exact: true }).click()
    const terms = await opened
    await expect(terms).toHaveURL('/dk/page/terms-8')
    expect(await terms.evaluate(() => window.opener)).toBe(null)
    await expect(main.getByLabel('Navn')).toHaveValue('Mette Holm')
    await expect(main.getByLabel('Jeg accepterer betingelserne')).not.toBeChecked()
    await expectAccessible(page)
  })
})
