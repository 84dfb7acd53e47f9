import Validator from '@adobe/structured-data-validator'
import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'

const textOf = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}
const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** The content of a page's meta tag. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

/** What Google's rules for structured data find wrong in a page; advice on what could be added is left out. */
async function faultsIn(html: string): Promise<unknown[]> {
  const [, json = ''] = /<script[^>]* type="application\/ld\+json"[^>]*>([^<]+)/.exec(html) ?? []
  const facts = JSON.parse(json)
  const issues = await new Validator().validate({
    jsonld: { [facts['@type']]: [facts] },
    microdata: {},
    rdfa: {},
  })
  return issues.filter(({ severity }) => severity === 'ERROR')
}

test('§2.1: robots.txt leads to the sitemaps, and these to pages that exist', async ({
  request,
  baseURL,
}) => {
  expect(await textOf(request, '/robots.txt')).toBe(
    `User-agent: *\nDisallow: /api/\nAllow: /api/photos/\n\nSitemap: ${baseURL}/sitemap.xml\n`,
  )
  const sitemaps = addressesIn(await textOf(request, '/sitemap.xml'))
  expect(sitemaps.map((address) => address.replace(`${baseURL}/sitemap/`, ''))).toEqual(
    ['dk', 'no', 'se', 'fi'].flatMap((country) => [`${country}.xml`, `${country}-offers-1.xml`]),
  )
  for (const sitemap of sitemaps) {
    const pages = addressesIn(await textOf(request, sitemap))
    expect(pages.length).toBeGreaterThan(10)
    for (const page of [...pages.slice(0, 7), ...pages.slice(-1)])
      await textOf(request, page.replaceAll('&amp;', '&'))
  }
  for (const unknown of ['de.xml', 'dk-offers-2.xml', 'dk-offers-0.xml', 'dk.txt'])
    expect((await request.get(`/sitemap/${unknown}`)).status()).toBe(404)
})

test('§2.1: offers, recipes and articles have valid structured data, and a picture to be shared with', async ({
  request,
}) => {
  const [offer = ''] = addressesIn(await textOf(request, '/sitemap/se-offers-1.xml'))
  const recipe = '/post/kartoffelporresuppe'
  const article =
    addressesIn(await textOf(request, '/sitemap/fi.xml')).find((page) => page.includes('/post/')) ?? ''
  const kinds: string[] = []
  for (const page of [offer, recipe, article]) {
    const html = await textOf(request, page)
    expect(await faultsIn(html), page).toEqual([])
    kinds.push([metaOf(html, 'og:type'), metaOf(html, 'og:locale'), metaOf(html, 'twitter:card')].join(' '))
    const answer = await request.get(metaOf(html, 'og:image') ?? '')
    const { format, width, height } = await sharp(await answer.body()).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  }
  expect(kinds).toEqual([
    'product sv_SE summary_large_image',
    'article da_DK summary_large_image',
    'article fi_FI summary_large_image',
  ])
  for (const page of ['/', '/se/offer/kaffe', '/fi/post', '/no/page/about-3', '/paper', '/se/partner']) {
    const html = await textOf(request, page)
    expect([metaOf(html, 'og:type'), metaOf(html, 'twitter:card')]).toEqual(['website', 'summary'])
  }
  for (const unknown of [
    'offer/0.png',
    'offer/x.png',
    'post/dk-findes-ikke.png',
    'post/de-a.png',
    'page/dk-a.png',
  ])
    expect((await request.get(`/share/${unknown}`)).status()).toBe(404)
})
