import type { Page } from '@playwright/test'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { preferencesOf, settingsOf } from '../consent/consent-page.ts'
import { listButton, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { expectPage, LateFiles, lateFileOf, lateParts, missing, type Refusal, retry } from './late-files.ts'
import { coffee, desktop, plus, search, usersWays, type Way, ways } from './late-ways.ts'

/** Presses while late files are refused in turn, until what was pressed is there. @returns how often it was refused. */
async function pressUntilThere(
  page: Page,
  files: LateFiles,
  { part, press, see, leave }: Way,
): Promise<number> {
  files.refuse('in turn', lateFileOf(part))
  await press(page)
  let refusals = 0
  for (; refusals < 12; refusals++) {
    const isRefused = retry(page)
      .waitFor()
      .catch(() => {})
    // What is refused is never seen, and a busy machine may be late with either.
    const isThere = see(page).catch(() => isRefused)
    await Promise.race([isRefused, isThere])
    if (!(await retry(page).isVisible())) break
    await expectPage(page, 'Kaffe')
    files.refuse('in turn')
    // By the keyboard, which is where the press was.
    await retry(page).press('Enter')
  }
  files.refuse('none')
  await see(page)
  await leave(page)
  return refusals
}

test.describe('issue 33.5: late code that does not arrive', () => {
  const walk = async (page: Page, files: LateFiles) => {
    for (const way of ways)
      await test.step(way.name, async () => {
        await page.setViewportSize(way.window ?? desktop)
        expect(
          await pressUntilThere(page, files, way),
          `how often it was refused: ${way.name}`,
        ).toBeGreaterThan(0)
      })
  }

  for (const how of ['abort', 404] satisfies Refusal[])
    test(`takes neither the page nor a press of a visitor: ${how === 404 ? 'after a deploy with other hashes' : 'each chunk in turn'}`, async ({
      page,
      visit,
      complaints,
    }) => {
      const files = await LateFiles.on(page, how, 'offer/$term.tsx')
      await page.setViewportSize(desktop)
      files.refuse('all')
      await visit(coffee)
      await test.step('at load', async () => {
        await expectPage(page, 'Kaffe')
        await expect(missing(page)).toHaveCount(0)
        await search(page).fill('te')
        await expect(search(page)).toHaveValue('te')
        await search(page).fill('kaffe')
      })
      await walk(page, files)
      expect(complaints.every((text) => /Failed to (load resource|fetch)/.test(text))).toBe(true)
      complaints.length = 0
    })

  test('without a connection the plus on results is kept, and done with the connection', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    // The machines of the tab do not come before the connection is lost.
    const files = await LateFiles.on(page, 'abort', 'offer/$term.tsx')
    files.refuse('all')
    await visit(coffee)
    await context.setOffline(true)
    files.refuse('none')
    await plus(page).click()
    await expect(retry(page)).toBeFocused()
    await expectPage(page, 'Kaffe')
    await expectAccessible(page)
    await retry(page).press('Enter')
    await expect(retry(page)).toBeFocused()
    await context.setOffline(false)
    await page.getByRole('dialog').getByLabel('E-mail').waitFor()
    await expect(missing(page)).toHaveCount(0)
    complaints.length = 0
  })

  test('what was pressed can be dropped: by Escape, which returns to where the press was', async ({
    page,
    visit,
    complaints,
  }) => {
    const files = await LateFiles.on(page, 'abort', 'offer/$term.tsx')
    await visit(coffee)
    files.refuse('all')
    await page.locator(visitorsUserButton).first().press('Enter')
    await expect(retry(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(missing(page)).toHaveCount(0)
    await expect(page.locator(visitorsUserButton).first()).toBeFocused()
    await expect(page.locator(visitorsUserButton).first()).toHaveAttribute('aria-expanded', 'false')
    complaints.length = 0
  })

  test('what nobody asked for is missing in silence: ads, strip, notices', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/dk/offer/kaffe')
    await page.locator('article h3 a').first().click()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), viewedOffersKey)).not.toBeNull()
    const parts = ['ads/late-ad', 'offers/front/recently-viewed/strip', 'account/notices/notices'].map(
      (part) => `/${lateFileOf(`app/features/${part}.tsx`)}`,
    )
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
    complaints.length = 0
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
      complaints.length = 0
    })
  })

  test('a user’s heart and the list are kept too, and the viewer', async ({ page, visit, complaints }) => {
    await registerShopper(page)
    const files = await LateFiles.on(page, 'abort', 'offer/$term.tsx')
    await page.setViewportSize(desktop)
    await visit(coffee)
    for (const way of usersWays)
      await test.step(way.name, async () => {
        expect(await pressUntilThere(page, files, way)).toBeGreaterThan(0)
      })
    await test.step('the code of the list itself', async () => {
      let isRefused = true
      const asked = page.waitForRequest(`**/${lateFileOf('app/flows/list/own-list.ts')}`)
      await page.route(`**/${lateFileOf('app/flows/list/own-list.ts')}`, (route) =>
        isRefused ? route.abort() : route.continue(),
      )
      await page.reload()
      await asked
      await listButton(page).press('Enter')
      await panelOf(page).getByRole('button', { name: 'Prøv igen' }).waitFor()
      isRefused = false
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(panelOf(page).getByRole('heading', { name: 'Sedlen er tom' })).toBeVisible()
    })
    complaints.length = 0
  })

  test('the code of another page, or the texts of another language, do not leave a page without a way on', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/dk')
    let isRefused = true
    const partner = lateFileOf('app/routes/{-$locale}/_app/partner/index.tsx?tsr-split=component')
    const swedish = lateFileOf('app/i18n/catalogues/sv.po')
    await page.route(new RegExp(`${partner}|${swedish}`), (route) =>
      isRefused ? route.abort() : route.continue(),
    )
    await page.getByRole('link', { name: 'Ugens tilbud', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden kunne ikke vises')
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
    isRefused = false
    await page.getByRole('main').getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ugens tilbud')
    isRefused = true
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sverige' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.getByRole('combobox', { name: 'Sök efter varor och erbjudanden' })).toBeVisible()
    complaints.length = 0
  })

  test('every part of the page that comes late is refused above', () => {
    const walked = [
      ...[...ways, ...usersWays].map(({ part }) => part),
      'app/features/account/login/login-or-registration.tsx',
      'app/features/account/notices/notices.tsx',
      'app/features/ads/late-ad.tsx',
      'app/features/consent/consent-dialog.tsx',
      'app/features/navigation/offer/language-offer.tsx',
      'app/features/offers/front/recently-viewed/strip.tsx',
      // Loaded when the page is touched, which the walk of a visitor begins with.
      'app/features/search/live-search.tsx',
      // Made of the code of ads, and drawn by nobody’s press; `tests/e2e/ads` shows it.
      'app/features/ads/anchor-ad.tsx',
    ]
    expect(Object.keys(lateParts).toSorted()).toEqual(walked.toSorted())
  })
})
