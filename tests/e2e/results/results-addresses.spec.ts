import { expect, test } from '../support/page-test.ts'

test.describe('results addresses', () => {
  test('bad input gets a proper page, never a server error', async ({ request }) => {
    const paths = [
      `/offer/${'x'.repeat(10_000)}`,
      '/offer/%25',
      '/offer/100%25',
      "/offer/';drop%20table%20offers;--",
      '/offer/%F0%9F%A5%91',
      '/offer/%D7%A9%D7%9C%D7%95%D7%9D',
      '/offer/..%2F..%2Fetc',
      '/offer?chain=netto&category=-1&sort=best&show=many&exact=maybe',
      '/offer/kaffe?chain=999999999&category=2147483648',
      '/offer/kaffe?show=100000000',
      '/offer?q=%25',
      '/offer/100%',
      '/offer/%E0%A4%A',
    ]
    for (const path of paths) {
      const answer = await request.get(path)
      const isPage = answer.headers()['content-type']?.startsWith('text/html')
      expect({ path, status: answer.status(), isPage }).toEqual({ path, status: 200, isPage: true })
    }
  })

  test('bad input: a wrongly escaped address is read unchanged', async ({ page, request }) => {
    await page.goto('/dk/offer/qxzw%')
    await expect(page).toHaveURL('/dk/offer/qxzw%25')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen resultater for qxzw%')
    const answer = await request.get('/api/typeahead-search/dk/%E0%A4%A')
    expect({ status: answer.status(), body: await answer.text() }).toEqual({
      status: 400,
      body: '{"message":"The address is wrongly encoded"}',
    })
  })

  test('bad input: what is chosen but does not exist is ignored and leaves the address', async ({
    page,
    request,
    visit,
  }) => {
    await visit('/offer/kaffe?chain=999999999&size=0.4kg&brand=999999999&brand=x&sort=price')
    await expect(page).toHaveURL('/offer/kaffe?size=0.4kg&sort=price')
    await expect(page.getByRole('heading', { name: 'Ingen tilbud passer til dine filtre' })).toHaveCount(0)
    const answer = await request.get('/offer?category=999999999', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([307, '/offer'])
  })

  test('search engines learn the canonical address, the four countries, and the pages not to index', async ({
    request,
  }) => {
    const tags = async (path: string) => {
      const page = await (await request.get(path)).text()
      const links = [
        ...page.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g),
      ]
      return {
        links: links.map(([, rel, language, href]) => `${language ?? rel} ${new URL(href ?? '').pathname}`),
        isListed: !page.includes('content="noindex'),
      }
    }
    expect(await tags('/se/offer/kaffe')).toEqual({
      links: [
        'canonical /se/offer/kaffe',
        'da-DK /offer/kaffe',
        'nb-NO /no/offer/kaffe',
        'sv-SE /se/offer/kaffe',
        'fi-FI /fi/offer/kaffe',
        'x-default /offer/kaffe',
      ],
      isListed: true,
    })
    expect(await tags('/dk/offer/kaffe?sort=price&show=48')).toEqual({
      links: ['canonical /offer/kaffe'],
      isListed: false,
    })
  })

  test('the same search has a title in each of the four languages', async ({ page }) => {
    const titles = { no: 'Kaffe på tilbud', se: 'Kaffe', fi: 'Kahvi' }
    for (const [country, title] of Object.entries(titles)) {
      await page.goto(`/${country}/offer/${country === 'fi' ? 'kahvi' : 'kaffe'}`)
      await expect(page).toHaveTitle(new RegExp(`^${title}.* · Tilbudsugen$`))
    }
  })
})
