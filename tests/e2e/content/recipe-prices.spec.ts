import type { Page } from '@playwright/test'
import { addManually, registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const soup = '/dk/post/kartoffelporresuppe'
const shown = /^(ca\. )?(\d+(?:,\d\d)?)\u00a0kr\. pr\. portion$/

/** The prices of a portion on the list of recipes, from the top. */
const portions = async (page: Page) => {
  const texts = await page.getByRole('main').getByRole('listitem').locator('strong').allInnerTexts()
  return texts.map((text) => Number((shown.exec(text)?.[2] ?? 'none').replace(',', '.')))
}

test.describe('§2.1 recipes: what a portion costs', () => {
  test('each recipe says it, the cheapest first, and its page says the same', async ({ page, visit }) => {
    await visit('/dk/post')
    const prices = await portions(page)
    expect(prices).toHaveLength(12)
    expect(prices).not.toContain(Number.NaN)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    await expectAccessible(page)
    const first = page.getByRole('main').getByRole('listitem').first()
    const said = await first.locator('strong').innerText()
    await first.getByRole('link').click()
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
  })

  test('is of the chains of who chose some', async ({ page, visit, context, baseURL }) => {
    await visit('/dk/post')
    const all = await portions(page)
    await context.addCookies([{ name: 'my-chains-dk', value: '9', url: baseURL ?? '' }])
    await visit('/dk/post')
    const mine = await portions(page)
    expect(mine).not.toEqual(all)
    expect(mine.reduce((sum, price) => sum + price, 0)).toBeGreaterThan(
      all.reduce((sum, price) => sum + price, 0),
    )
  })

  test('what stands on the list is said, and is not put there again', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Løg'])
    await visit(soup)
    const ingredients = page.getByRole('region', { name: 'Ingredienser' })
    await expect(ingredients.getByText('Står på sedlen')).toHaveCount(1)
    await expect(ingredients.getByRole('checkbox', { name: '1 løg' })).not.toBeChecked()
    await ingredients.getByRole('button', { name: 'Læg 7 på sedlen' }).click()
    await expect(ingredients.getByRole('status')).toHaveText('7 varer er lagt på sedlen')
    await expect(ingredients.getByText('Står på sedlen')).toHaveCount(8)
    await expectAccessible(page)
  })
})
