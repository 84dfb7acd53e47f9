import { expect, expectAccessible, test } from '../support/page-test.ts'

const isWider = () => document.documentElement.scrollWidth > innerWidth

test('§2.1 §2.3 /paper lists the categories; their sub-lists open on a phone and are shown in a wide window', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit('/dk/paper')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategorier')
  const bread = main.getByRole('link', { name: 'Brød og kager' })
  await expect(bread).toBeHidden()
  await main.locator('summary', { hasText: 'Dagligvarer' }).click()
  await expect(bread).toBeVisible()
  expect(await page.evaluate(isWider)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(main.getByRole('link', { name: 'Byg og have' })).toBeVisible()
  await bread.click()
  await expect(page).toHaveURL(/\/dk\/category\/dagligvarer\?id=\d+&part=bread-cakes$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brød og kager')
})

test('§2.1 §9 a category page: its slug, its sub-list, its filters; an unknown id is a page of status 404', async ({
  page,
  request,
  visit,
}) => {
  await visit('/paper')
  const groceries = page.getByRole('main').getByRole('link', { name: 'Dagligvarer', exact: true })
  const address = String(await groceries.getAttribute('href'))
  const id = new URL(address, 'http://host').searchParams.get('id')
  expect(address).toBe(`/category/dagligvarer?id=${id}`)

  const moved = await request.get(`/category/mad?id=${id}&sort=price`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    `/category/dagligvarer?id=${id}&sort=price`,
  ])
  for (const path of [
    '/category/dagligvarer',
    '/category/x?id=999999',
    `/category/dagligvarer?id=${id}&part=car`,
  ])
    expect((await request.get(path)).status()).toBe(404)

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(address)
  const parts = page.getByRole('navigation', { name: 'Underkategorier' })
  await test.step('§2.3 the sub-list wraps, and the first offer begins above 340 px', async () => {
    const cutByWindow = () =>
      parts
        .getByRole('link')
        .evaluateAll(
          (links) => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length,
        )
    const last = parts.getByRole('link').last()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect((await page.locator('main article').first().boundingBox())?.y).toBeLessThan(340)
      expect(await cutByWindow()).toBe(0)
    }
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(last).not.toBeInViewport()
    await parts.getByText('Flere').click()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
  await expect(parts.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true')
  await parts.getByRole('link', { name: 'Mejeri og æg' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mejeri og æg')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/category/dagligvarer\\?id=${id}&part=dairy-eggs$`),
  )

  await page.setViewportSize({ width: 1440, height: 900 })
  const chain = page.getByRole('group', { name: 'Kæde' }).getByRole('checkbox').first()
  await chain.check()
  await expect(page).toHaveURL(new RegExp(`/category/dagligvarer\\?id=${id}&part=dairy-eggs&chain=\\d+$`))
  await expect(chain).toBeChecked()
  // Until the new offers are there, the old ones are pale.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2.1 a press on the nav entry leads to /paper, and filters keep the category', async ({ page }) => {
    await page.goto('/dk/login')
    await page
      .getByRole('navigation', { name: 'Hovedmenu' })
      .getByRole('link', { name: 'Kategorier' })
      .click()
    await expect(page).toHaveURL('/dk/paper')
    await page.getByRole('main').getByRole('link', { name: 'Dagligvarer', exact: true }).click()
    await page.getByRole('group', { name: 'Kæde' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Brug filtre' }).click()
    await expect(page).toHaveURL(/\/dk\/category\/dagligvarer\?sort=relevance&chain=\d+&id=\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dagligvarer')
  })
})
