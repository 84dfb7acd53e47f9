import { expect, expectAccessible, test } from '../support/page-test.ts'

/** What §2.1 says of each locale: the label of the blog or the recipes, and whether the site's own pages are linked. */
const menus = [
  ['dk', 'Hovedmenu', ['/dk/offer', '/dk/post', '/dk/page/about-3'], 'Opskrifter'],
  ['no', 'Hovedmeny', ['/no/offer', '/no/post'], 'Blog'],
  ['se', 'Huvudmeny', ['/se/offer', '/se/post', '/se/page/about-3'], 'Blog'],
  ['fi', 'Päävalikko', ['/fi/offer', '/fi/post'], 'Blogi'],
] as const

test('§2.1 §2.4 top bar and footer lead where each locale says; Norway and Finland link nothing about the site', async ({
  page,
  visit,
}) => {
  for (const [locale, name, hrefs, label] of menus) {
    await visit(`/${locale}/login`)
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    const paths = (found: Element[]) => found.map((link) => link.getAttribute('href'))
    expect(await links.evaluateAll(paths)).toEqual(hrefs)
    await expect(links.nth(1)).toHaveText(label)
    const infos = page.getByRole('contentinfo').locator('a[href*="/page/"]')
    expect(await infos.evaluateAll(paths)).toEqual(
      [...hrefs.slice(2), '/page/contact-7', '/page/personal-data-4', '/page/cookies-5'].map((path) =>
        path.startsWith('/page') ? `/${locale}${path}` : path,
      ),
    )
  }
  await expectAccessible(page)
})

test('§2.4 the page’s language is set again when something changes it, and follows the next page', async ({
  page,
  visit,
}) => {
  await visit('/dk/login')
  const root = page.locator('html')
  await root.evaluate((html) => html.setAttribute('lang', 'en'))
  await expect(root).toHaveAttribute('lang', 'da')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL('/fi')
  await expect(root).toHaveAttribute('lang', 'fi')
  await root.evaluate((html) => html.removeAttribute('lang'))
  await expect(root).toHaveAttribute('lang', 'fi')
})

test('§2.1 a progress bar shows while the next page loads, and none before that', async ({ page, visit }) => {
  await visit('/dk/login')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await released
    await route.continue()
  })
  const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Siden hentes' })
  await expect(bar).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Hovedmenu' })
    .getByRole('link', { name: 'Ugens tilbud' })
    .click()
  await expect(bar).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Ugens tilbud' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
