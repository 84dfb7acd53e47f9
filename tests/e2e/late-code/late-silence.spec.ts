import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { preferencesOf, settingsOf } from '../consent/consent-page.ts'
import { decidedCookies } from '../consent/decided.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { expectComplaints, LateFiles, lateFileOf, missing, retry, search, toldOf } from './late-files.ts'
import { coffee } from './late-ways.ts'

test.describe('§8 late code that nobody asked for', () => {
  test('what nobody asked for is missing in silence: ads, strip, notices, the dropdown of the search box', async ({
    page,
    visit,
    complaints,
    baseURL,
  }) => {
    await page.context().addCookies(decidedCookies(baseURL ?? '', ['marketing']))
    await visit('/dk/offer/kaffe')
    await page.locator('article h3 a').first().click()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), viewedOffersKey)).not.toBeNull()
    const parts = [
      'ads/late-ad',
      'ads/anchor-ad',
      'offers/front/recently-viewed/strip',
      'account/notices/notices',
      'search/live-search',
    ].map((part) => `/${lateFileOf(`app/features/${part}.tsx`)}`)
    const asked = new Set<string>()
    let isRefused = true
    await page.route(new RegExp(parts.join('|')), (route) => {
      asked.add(new URL(route.request().url()).pathname)
      return isRefused ? route.abort() : route.continue()
    })
    await visit('/dk?registered=true')
    await expect.poll(() => [...asked].toSorted()).toEqual(parts.toSorted())
    await expect(missing(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Siden kunne ikke vises' })).toHaveCount(0)
    await expect(page.locator('#notices').getByRole('link', { name: 'Log ind' })).toBeVisible()
    await expectAccessible(page)
    await test.step('and comes with the connection', async () => {
      isRefused = false
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByRole('heading', { name: 'Senest set' })).toBeVisible()
      await page.getByRole('button', { name: 'Luk beskeden' }).click()
      await expect(page.locator('#notices')).toHaveCount(0)
    })
    expectComplaints(complaints, toldOf.refused)
  })

  test.describe('of a visitor who has decided nothing', () => {
    test.use({ storageState: { cookies: [], origins: [] }, locale: 'sv-SE' })

    test('the cookie banner and the offer of a language are missing in silence, the cookie settings are not', async ({
      page,
      visit,
      complaints,
    }) => {
      let isRefused = true
      const [consent, language] = ['consent/consent-dialog', 'navigation/offer/language-offer'].map(
        (part) => `/${lateFileOf(`app/features/${part}.tsx`)}`,
      )
      await page.route(new RegExp(`${consent}|${language}`), (route) =>
        isRefused ? route.abort() : route.fallback(),
      )
      await visit(coffee)
      await search(page).fill('te')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffe')
      await expect(missing(page)).toHaveCount(0)
      await settingsOf(page).press('Enter')
      await expect(retry(page)).toBeFocused()
      isRefused = false
      await retry(page).press('Enter')
      await expect(preferencesOf(page)).toBeVisible()
      expectComplaints(complaints, toldOf.refused)
    })
  })

  test('nobody is told that a press is not counted, nor that the list cannot open by itself', async ({
    page,
    visit,
    complaints,
  }) => {
    const { organicProductOffers }: TypeaheadResponse = await (
      await page.request.get('/api/typeahead-search/dk/kaffe')
    ).json()
    const files = await LateFiles.on(page, 'single/$id.tsx')
    files.refuse('all')
    const shop = page.getByRole('main').getByRole('link', { name: 'Gå til butikken' })
    for (const { id } of organicProductOffers.items) {
      await visit(`/dk/single/${id}`)
      if (await shop.isVisible()) break
    }
    // The shop itself is not visited.
    await page.evaluate(() => {
      for (const type of ['click', 'auxclick']) addEventListener(type, (event) => event.preventDefault())
    })
    await shop.click()
    await shop.click({ modifiers: ['ControlOrMeta'] })
    await shop.click({ button: 'middle' })
    await expect(missing(page)).toHaveCount(0)
    // The machines ask whose list it is, and all texts are missing.
    const filesOfOffline = await LateFiles.on(page, 'offline.tsx', 'machines')
    filesOfOffline.refuse('all')
    const isAsked = page.waitForResponse('**/api/user')
    await visit('/dk/offline')
    await expect(page.getByRole('heading', { name: 'Ingen forbindelse lige nu' })).toBeVisible()
    await isAsked
    await expect(missing(page)).toHaveCount(0)
    await expect.poll(() => complaints).toContain(toldOf.visitor)
    expectComplaints(complaints, toldOf.refused, toldOf.visitor)
  })
})
