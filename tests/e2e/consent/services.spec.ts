import type { Page } from '@playwright/test'
import { expect, goWithin, test } from '../support/page-test.ts'
import { decidedCookies } from './decided.ts'

/** Stands in for Google's script: counts what the page tells it in its own cookie, and sends each page view. */
const googleScript = `
  document.cookie = '_ga=GA1.1.7; Path=/'
  document.cookie = '_ga_TEST123=GS2.1.7; Path=/'
  const send = (command) => {
    const [kind, name, { send_to, page_location, page_referrer, content_group } = {}] = command
    if (kind !== 'event' || window['ga-disable-' + send_to]) return
    const sent = JSON.stringify({ name, send_to, page_location, page_referrer, content_group })
    navigator.sendBeacon('https://google.example/g/collect', sent)
  }
  for (const command of dataLayer) send(command)
  dataLayer.push = function (command) { send(command); return Array.prototype.push.call(this, command) }`

const files: Record<string, { contentType: string; body: string }> = {
  '/gtag.js': { contentType: 'text/javascript', body: googleScript },
  '/app.js': { contentType: 'text/javascript', body: "document.documentElement.dataset.wrapped = 'app'" },
  '/app.css': { contentType: 'text/css', body: 'html { --wrapped: app }' },
}

/** Answers for the hosts of others. @returns what the analytics are asked in order, and the wrapper's host. */
async function standIn(page: Page): Promise<{ asked: unknown[]; wrapper: string[] }> {
  const [asked, wrapper]: [unknown[], string[]] = [[], []]
  await page.route(/^https:\/\/\w+\.example\//, (route) => {
    const { host, pathname } = new URL(route.request().url())
    const body = route.request().postData()
    if (host === 'wrapper.example') wrapper.push(pathname)
    else asked.push([host + pathname, ...(body ? [JSON.parse(body)] : [])])
    return route.fulfill(files[pathname] ?? { status: 202, headers: { 'access-control-allow-origin': '*' } })
  })
  return { asked, wrapper }
}

/** Until requests that the page has begun so far are known here: this one comes after them. */
const heardSoFar = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(fetch('/readyz').then(() => {})))),
  )

/** The cookies of Google in the browser. */
const googleCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'))

// The app's own browser.
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; wv) Chrome/146.0.0.0 TilbudsugenApp/2' })

test('§7.5 §9 the app is wrapped; analytics of a country hear each page after consent only, until it is withdrawn', async ({
  page,
  visit,
  request,
  baseURL,
}) => {
  if (!baseURL) throw new Error('there is no server')
  const { asked, wrapper } = await standIn(page)
  const google = (path: string, page_referrer: string, content_group: string) => [
    'google.example/g/collect',
    { name: 'page_view', send_to: 'G-TEST123', page_location: baseURL + path, page_referrer, content_group },
  ]
  const plausible = (path: string, referrer: string) => [
    'plausible.example/api/event',
    { name: 'pageview', url: baseURL + path, domain: 'tilbudsugen.fi', referrer },
  ]

  await test.step('the wrapper’s script and stylesheet are part of each page in the app, and of none elsewhere', async () => {
    await visit('/fi')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-wrapped', 'app')
    await expect(html).toHaveCSS('--wrapped', 'app')
    expect(wrapper.toSorted()).toEqual(['/app.css', '/app.js'])
    const elsewhere = await request.get('/fi', { headers: { 'user-agent': 'Mozilla/5.0 Firefox/150.0' } })
    expect((await elsewhere.text()).includes('wrapper.example')).toBe(false)
  })

  await test.step('nothing is asked before consent, and the preferences name them', async () => {
    await page.getByRole('button', { name: 'Evästeasetukset' }).click()
    const preferences = page.getByRole('dialog', { name: 'Evästeasetukset' })
    await expect(preferences).toContainText('Google Analytics ja Plausible')
    expect(asked).toEqual([])
    await preferences.getByRole('button', { name: 'Salli kaikki' }).click()
  })

  await test.step('then both hear the page that is shown, and each other one', async () => {
    await expect.poll(() => asked.length).toBe(3)
    expect(asked).toEqual(
      expect.arrayContaining([
        ['google.example/gtag.js'],
        google('/fi', '', 'front-page-search'),
        plausible('/fi', ''),
      ]),
    )
    await goWithin(page, '/fi/offer/12345678')
    await expect.poll(() => asked.length).toBe(5)
    expect(asked.slice(3)).toEqual(
      expect.arrayContaining([
        google('/fi/offer', `${baseURL}/fi`, 'offer'),
        plausible('/fi/offer', `${baseURL}/fi`),
      ]),
    )
    expect(await googleCookies(page)).toEqual(['_ga', '_ga_TEST123'])
  })

  await test.step('after the withdrawal nothing is asked, and no cookie of them is left', async () => {
    await page.getByRole('button', { name: 'Evästeasetukset' }).click()
    await page.getByRole('button', { name: 'Vain välttämättömät' }).click()
    await expect.poll(() => googleCookies(page)).toEqual([])
    await goWithin(page, '/fi/offer')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await heardSoFar(page)
    expect(asked).toHaveLength(5)
  })

  await test.step('a country without ids tells nobody', async () => {
    await page.context().addCookies(decidedCookies(baseURL, ['statistics']))
    const told = page.waitForRequest('**/api/t/dk/page-view')
    await visit('/dk')
    await told
    await heardSoFar(page)
    expect(asked).toHaveLength(5)
  })
})
