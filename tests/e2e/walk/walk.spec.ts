import type { APIRequestContext, Page } from '@playwright/test'
import pLimit from 'p-limit'
import { type Country, countries, languageOfCountry } from '#app/domain/locale/locales.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { confirmOverHttp, newEmail, registerOverHttp, withoutFailedLoads } from '../account/account-page.ts'
import { registerShopper, shareList } from '../list-rows/list-page.ts'
import { endSession, expect, headersOfSomebody, test } from '../support/page-test.ts'
import { lookAt, windows } from './look-at-page.ts'
import { type Role, roles, routesOf, type WalkedRoute } from './walked-routes.ts'

/** The status of the page's document, and its requests that failed since they were last taken. */
function watchRequests(page: Page): { status: () => number | undefined; failed: string[] } {
  let status: number | undefined
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText
    // Requests of a page that is left are aborted.
    if (error !== 'net::ERR_ABORTED') failed.push(`${error} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) status = response.status()
    else if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  return { status: () => status, failed }
}

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return decodeURI(pathname) + search
}

const postalCodes: Record<Country, string> = { dk: '8000', no: '0150', se: '118 25', fi: '00100' }

/** Makes the page's user, who was a visitor at first and unverified then, the one of the next role. */
async function become(page: Page, role: Role, { email, country }: { email: string; country: Country }) {
  if (role === 'unverified') {
    const user = { ...mette, country_registered_to: country, postal_code: postalCodes[country] }
    await registerOverHttp(page, email, user)
  }
  if (role === 'verified') await confirmOverHttp(page, email)
}

/** Goes to an address of the site as a link does, until its page is drawn. @returns the status of its document. */
async function follow(page: Page, address: string, title: string | RegExp): Promise<number> {
  if (addressOf(page.url()) !== address) {
    await page.locator('main').evaluate((main) => Object.assign(main, { isLeft: true }))
    await page.evaluate((to) => history.pushState({}, '', to), address)
    await page.waitForFunction(() => !('isLeft' in (document.querySelector('main') ?? { isLeft: true })))
    await expect.soft(page).toHaveTitle(title)
    await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0)
  }
  return (await page.request.get(address)).status()
}

/** Requests each address. @returns those of ours that lead nowhere, and those of others that are not encrypted. */
async function deadLinks(request: APIRequestContext, hrefs: Iterable<string>, origin: string) {
  const some = pLimit(4)
  const answers = [...hrefs].map((href) =>
    some(async () => {
      if (!href.startsWith(origin)) return /^(https:|mailto:.+@)/.test(href) ? [] : [href]
      const status = (await request.head(href, { headers: headersOfSomebody() })).status()
      return status < 400 ? [] : [`${status} ${href}`]
    }),
  )
  return (await Promise.all(answers)).flat()
}

/**
 * The window in which axe runs, if a page is seen by a role in a country: a visitor's page in each country in another window, a
 * user's page by each role in one country, or in each if only users see it.
 */
function windowOfAxe(
  { countries: only, leadsTo }: WalkedRoute,
  places: { route: number; role: number; country: number },
): number | undefined {
  const isSeen =
    places.role === 0 ||
    only !== undefined ||
    leadsTo?.visitor !== undefined ||
    (places.route + 2 * places.role) % windows.length === places.country
  return isSeen ? (places.country + places.role) % windows.length : undefined
}

for (const [countryPlace, country] of countries.entries())
  test(`§2.1 every route of ${country}, as a visitor and as users, in each window`, async ({
    page,
    request,
    visit,
    complaints,
  }) => {
    // Some fifty pages.
    test.setTimeout(5 * test.info().timeout)
    await registerShopper(page)
    const { sharingCode } = await shareList(page)
    await endSession(page.context())
    const requests = watchRequests(page)
    const routes = await routesOf(request, country, sharingCode)
    const email = newEmail()
    const links = { visitor: new Set<string>(), user: new Set<string>() }

    for (const [rolePlace, role] of roles.entries()) {
      await become(page, role, { email, country })
      // A visitor opens each address; a user opens the first one, and goes on from page to page.
      if (role !== 'visitor') await visit(`/${country}`)
      // A user is redirected from addresses without a country.
      const prefixes = country === 'dk' && role === 'visitor' ? ['/dk', ''] : [`/${country}`]
      for (const prefix of prefixes)
        for (const [routePlace, route] of routes.entries()) {
          const { path, shownPath = path, status = 200, titles, leadsTo } = route
          const address = `${prefix}${path}` || '/'
          await test.step(`${role} ${address}`, async () => {
            const shown = leadsTo?.[role]
            if (shown) {
              const answer = await page.request.get(address)
              expect.soft([answer.status(), new URL(answer.url()).pathname]).toEqual([200, prefix + shown])
              return
            }
            const places = { route: routePlace, role: rolePlace, country: countryPlace }
            const windowOfPage = windowOfAxe(route, places)
            if (windowOfPage === undefined) return
            const title = titles[country]
            let statusOfPage: number | undefined
            if (role === 'visitor' && prefix !== '') {
              await visit(address)
              statusOfPage = requests.status()
            } else statusOfPage = await follow(page, address, title)
            const { hrefs, ...look } = await lookAt(page, prefix === '' ? undefined : windowOfPage)
            const collected = role === 'visitor' ? links.visitor : links.user
            for (const href of hrefs) collected.add(href)
            withoutFailedLoads(complaints)
            const isBare = path === '/language'
            const landmarks = isBare ? ['banner', 'main'] : ['banner', 'main', 'contentinfo', 'navigation']
            expect
              .soft(
                {
                  status: statusOfPage,
                  address: addressOf(page.url()),
                  language: await page.locator('html').getAttribute('lang'),
                  title: await page.title(),
                  complaints: complaints.splice(0),
                  failed: requests.failed.splice(0),
                  ...look,
                },
                `${role} ${address}`,
              )
              .toEqual({
                status,
                address: `${prefix}${shownPath}` || '/',
                language: languageOfCountry(country),
                title: typeof title === 'string' ? title : expect.stringMatching(title),
                complaints: [],
                failed: [],
                landmarks: windows.map(() => landmarks),
                schemes: windows.map(({ colorScheme }) => colorScheme),
                narrow: 320,
                violations: [],
                lost: [],
              })
          })
        }
    }

    await test.step('every link of these pages leads somewhere', async () => {
      const { origin } = new URL(page.url())
      expect(links.visitor.size).toBeGreaterThan(100)
      expect(await deadLinks(request, links.visitor, origin)).toEqual([])
      expect(await deadLinks(page.request, links.user.difference(links.visitor), origin)).toEqual([])
    })
  })

test('§2.1 §4 each route of another locale leads a user to the same page of their own country', async ({
  page,
  request,
}) => {
  const routes = await routesOf(request, 'dk', 'notours')
  const email = newEmail()
  for (const role of roles.slice(1)) {
    await become(page, role, { email, country: 'dk' })
    const addresses = ['', '/no', '/se', '/fi'].flatMap((prefix) =>
      routes.map(({ path, status = 200, leadsTo }) => ({
        address: `${prefix}${path}` || '/',
        status,
        // From the choice of a country a user goes to the front page of theirs.
        leads: `/dk${path === '/language' ? '' : (leadsTo?.[role] ?? path)}`,
      })),
    )
    const seen = await pLimit(4).map(addresses, async ({ address }) => {
      const answer = await page.request.head(address)
      return { address, status: answer.status(), leads: addressOf(answer.url()) }
    })
    const withoutQuery = (found: (typeof addresses)[number]) => ({
      ...found,
      leads: found.leads.split('?')[0],
    })
    expect(seen.map(withoutQuery)).toEqual(addresses.map(withoutQuery))
  }
})
