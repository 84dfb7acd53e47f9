import { expect, expectAccessible, goWithin, test, untilTabIsOpen } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const hint = 'Skriv mindst 2 tegn'
const decomposed = 'e\u0301'
const withInvisibleMark = 'k\u200b'

test.describe('§5 search: fewer than 2 characters gives the hint and no request', () => {
  test('neither a submit nor an address of such a term sends a request', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk/check-email')
    await untilTabIsOpen(page)
    for (const [name, text] of [
      ['one letter', 'k'],
      ['nothing', ''],
      ['a letter and a mark without width', withInvisibleMark],
      ['a letter written as two', decomposed],
      ['dots, which no address can hold', '..'],
    ] as const)
      await test.step(`submit of ${name} shows the hint and stays`, async () => {
        await page.keyboard.press('Escape')
        await expect(page.locator('search p').filter({ hasText: hint })).toHaveCount(0)
        await page.getByRole('combobox').fill(text)
        await page.getByRole('combobox').press('Enter')
        await expect(page.locator('search p').filter({ hasText: hint })).toBeVisible()
        await expect(page).toHaveURL('/dk/check-email')
        expect(searches.terms).toEqual([])
        await expectAccessible(page)
      })

    await test.step('the page of a too short term requests no offers', async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/_serverFn/')) asked.push(request.url())
      })
      await goWithin(page, '/dk/offer/k')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hint)
      expect(asked).toEqual([])
    })
  })

  test('a letter that is submitted before the machine is loaded stays, and then gives the hint', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/dk', { waitUntil: 'commit' })
    await page.getByRole('combobox').pressSequentially('k')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL('/dk')
    release()
    await expect(page.locator('search p').filter({ hasText: hint })).toBeVisible()
    await expect(page).toHaveURL('/dk')
    await expect(page.getByRole('combobox')).toHaveValue('k')
  })

  test('the address of such a term is a page that says so', async ({ page, visit }) => {
    for (const [address, text] of [
      ['/dk/offer/k', 'k'],
      ['/dk/offer?q=k', 'k'],
      ['/dk/offer?q=', ''],
      ['/dk/offer?q=..', '..'],
      [`/dk/offer?q=${encodeURIComponent(decomposed)}`, decomposed],
    ] as const)
      await test.step(address, async () => {
        await visit(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(hint)
        await expect(page).toHaveTitle(`${hint} · Tilbudsugen`)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
        await expectAccessible(page)
        await untilTabIsOpen(page)
        await expect(page.getByRole('combobox')).toHaveValue(text)
        await page.keyboard.press('Escape')
        await page.locator('main').getByRole('link', { name: 'Se alle ugens tilbud' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle tilbud')
      })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the browser does not submit the form', async ({ page }) => {
      await page.goto('/dk')
      await page.getByRole('combobox').pressSequentially('k')
      await page.getByRole('button', { name: 'Søg', exact: true }).click()
      await expect(page.locator('input:invalid')).toBeFocused()
      await expect(page).toHaveURL('/dk')
    })
  })
})
