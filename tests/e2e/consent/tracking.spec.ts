import { expect, goWithin, test } from '../support/page-test.ts'
import { settingsOf, trackingCookies } from './consent-page.ts'
import { decidedCookies } from './decided.ts'

test('§7.5 reports each route change, an offer that is viewed and presses, until consent is withdrawn', async ({
  page,
  visit,
  baseURL,
}) => {
  if (!baseURL) throw new Error('there is no server')
  await page.context().addCookies(decidedCookies(baseURL, ['statistics']))
  const sent: unknown[] = []
  const statuses: Promise<number | undefined>[] = []
  const headers: Promise<unknown>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/t/')) return
    sent.push([pathname, request.postDataJSON()])
    headers.push(
      request.allHeaders().then((all) => [all['x-requested-with'], all['cache-control'], all.pragma]),
    )
    statuses.push(request.response().then((response) => response?.status()))
  })
  const view = (path: string) => ['/api/t/dk/page-view', { pageViewForUrl: `${baseURL}${path}` }]

  await visit('/dk')
  await expect.poll(() => sent).toEqual([view('/dk')])
  const { RASEID } = await trackingCookies(page)
  await goWithin(page, '/dk/offer/kaffe')
  await expect.poll(() => sent.slice(1)).toEqual([view('/dk/offer/kaffe')])

  await page.getByRole('main').locator('a[href*="/single/"]').first().click()
  await expect(page).toHaveURL(/\/dk\/single\/\d+$/)
  const path = new URL(page.url()).pathname
  const id = Number(path.split('/').at(-1))
  await expect.poll(() => sent.length).toBe(4)
  expect(sent.slice(2)).toEqual(
    expect.arrayContaining([
      view(path),
      [
        '/api/t/dk/product-view',
        {
          productOfferId: id,
          productVariantId: expect.any(Number),
          optionalPageViewForUrl: `${baseURL}${path}`,
          optionalRecommendingModule: 'results',
        },
      ],
    ]),
  )

  await page.getByRole('main').getByRole('link', { name: 'Læg på sedlen', exact: true }).click()
  const press = ['/api/t/DK/cta', { type: 'add-to-list', search_term: '', id_of_offer: id }]
  await expect.poll(() => sent.slice(4)).toEqual([press])
  expect(await Promise.all(statuses)).toEqual([204, 204, 204, 204, 204])
  // §7: all requests.
  const common = ['XMLHttpRequest', 'no-cache', 'no-cache']
  expect(await Promise.all(headers)).toEqual([common, common, common, common, common])
  expect((await trackingCookies(page)).RASEID?.value).toBe(RASEID?.value)

  const modal = page.getByRole('dialog', { name: 'Læg på sedlen' })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await settingsOf(page).click()
  await page.getByRole('button', { name: 'Kun nødvendige' }).click()
  await expect.poll(() => trackingCookies(page)).toEqual({})
  await goWithin(page, '/dk/offer/te')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te')
  expect(sent).toHaveLength(5)
  expect(await trackingCookies(page)).toEqual({})
})
