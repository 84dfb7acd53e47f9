import type { Page } from '@playwright/test'
import { listButton, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { expect, test } from '../support/page-test.ts'
import {
  documentsOf,
  expectComplaints,
  expectPage,
  expectPageAround,
  firstOf,
  LateFiles,
  lateFileOf,
  lateParts,
  machinesFile,
  missing,
  retry,
  search,
  toldOf,
} from './late-files.ts'
import { coffee, desktop, usersWays, type Way, ways } from './late-ways.ts'

/** Presses while late files are refused in turn, until what was pressed is there. @returns how often it was refused. */
async function pressUntilThere(
  page: Page,
  files: LateFiles,
  { part, press, see, leave }: Way,
  heading: string,
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
    await expectPageAround(page, heading)
    files.refuse('in turn')
    await page.keyboard.press('Enter')
  }
  files.refuse('none')
  await see(page)
  await leave(page)
  await expectPage(page, heading)
  return refusals
}

test.describe('§8 late code that does not arrive', () => {
  test('takes neither the page, nor what was typed, nor a press of a visitor: each chunk in turn', async ({
    page,
    visit,
    complaints,
  }) => {
    const files = await LateFiles.on(page, 'offer/$term.tsx')
    await page.setViewportSize(desktop)
    files.refuse('all')
    await visit(coffee)
    const documents = documentsOf(page)
    await test.step('at load', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffe')
      await expect(missing(page)).toHaveCount(0)
      await search(page).fill('te')
      await page.keyboard.press('Tab')
      await expect(search(page)).not.toBeFocused()
    })
    for (const way of ways)
      await test.step(way.name, async () => {
        await page.setViewportSize(way.window ?? desktop)
        expect(
          await pressUntilThere(page, files, way, 'Kaffe'),
          `how often it was refused: ${way.name}`,
        ).toBeGreaterThan(0)
      })
    await expect(search(page)).toHaveValue('te')
    expect(documents, 'the page was not loaded anew').toEqual([])
    // The keyboard passes links, whose pages are loaded ahead.
    const told = complaints.splice(0).filter((text) => !text.includes('dynamically imported module'))
    expectComplaints(told, toldOf.refused)
  })

  test('a user’s heart and the list are kept too, and the viewer', async ({ page, visit, complaints }) => {
    await registerShopper(page)
    const files = await LateFiles.on(page, 'offer/index.tsx')
    await page.setViewportSize(desktop)
    await visit('/dk/offer')
    for (const way of usersWays)
      await test.step(way.name, async () => {
        expect(await pressUntilThere(page, files, way, 'Alle tilbud')).toBeGreaterThan(0)
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
    expectComplaints(complaints, toldOf.refused)
  })

  test('the machines of the tab are first loaded by no page on which shoppers land', () => {
    const landing = [
      ...['index.tsx', 'offer/index.tsx', 'offer/$term.tsx', 'category/$slug.tsx', 'single/$id.tsx'],
      ...['paper/index.tsx', 'partner/index.tsx', 'partner/$chain/index.tsx', 'partner/$chain/leaflet.tsx'],
      ...['post/index.tsx', 'post/$slug.tsx', 'page/$slug.tsx', 'participate.tsx', 'login.tsx'],
    ]
    expect(machinesFile).toMatch(/^assets\/tab-/)
    expect(landing.filter((route) => firstOf(route).has(machinesFile))).toEqual([])
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
      // plus-by-press.spec.ts refuses it.
      'app/features/offers/counted/counted-plus.tsx',
      // product-shops.spec.ts refuses it.
      'app/features/offers/results/cards/product-shops.tsx',
      // offer-report.spec.ts refuses it.
      'app/features/offers/report/offer-report.tsx',
      // memberships.spec.ts refuses it.
      'app/features/memberships/kept-memberships.tsx',
      // shop-mode.spec.ts refuses it.
      'app/features/shopping-list/shop/shop-sheet.tsx',
      // list-need-rule-paths.spec.ts refuses it.
      'app/features/shopping-list/rows/need-rule-sheet.tsx',
      // trip.spec.ts refuses it.
      'app/features/shopping-list/trip/trip-sheet.tsx',
      // trip-shopper.spec.ts refuses it.
      'app/features/shopping-list/trip/recipes/week-recipes.tsx',
      // scanner.spec.ts refuses it.
      'app/features/offers/scanner/scanner-sheet.tsx',
      'app/features/search/live-search.tsx',
      'app/features/ads/anchor-ad.tsx',
    ]
    expect(Object.keys(lateParts).toSorted()).toEqual(walked.toSorted())
  })
})
