import { panelOf } from '../list-rows/list-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect, test } from '../support/page-test.ts'
import {
  deployOtherHashes,
  documentsOf,
  expectComplaints,
  expectPage,
  expectSearchAndList,
  functionsFile,
  lateFileOf,
  missing,
  retry,
  toldOf,
} from './late-files.ts'
import { coffee, plus } from './late-ways.ts'

test.describe('§8 late code that does not arrive again', () => {
  test('after a deploy with other hashes the page is loaded anew, and what was pressed is done there', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit(coffee)
    const documents = documentsOf(page)
    const asked = await deployOtherHashes(page)
    await plus(page).press('Enter')
    await retry(page).press('Enter')
    await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
    await expect(missing(page)).toHaveCount(0)
    expect(documents).toEqual([coffee])
    expect([...asked]).toContain(lateFileOf('app/features/add-to-list/add-to-list.tsx'))
    await page.keyboard.press('Escape')
    await expect(panelOf(page).getByRole('heading').first()).toBeVisible()
    await expectPage(page, 'Kaffe')
    expectComplaints(complaints, toldOf.gone)
  })

  test('the page is loaded anew once, not again and again', async ({ page, visit, complaints }) => {
    let isRefused = true
    await page.route(`**/${lateFileOf('app/features/account/menu/user-menu.tsx')}`, (route) =>
      isRefused ? route.abort() : route.continue(),
    )
    await visit(coffee)
    const documents = documentsOf(page)
    await page.locator(visitorsUserButton).first().press('Enter')
    await retry(page).press('Enter')
    await expect.poll(() => documents).toEqual([coffee])
    // What was pressed is done again, refused again, and told of again.
    await expect(retry(page)).toBeFocused()
    const asks = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await retry(page).press('Enter')
    await asks
    await expect(retry(page)).toBeFocused()
    isRefused = false
    await retry(page).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Din konto' }).getByLabel('E-mail')).toBeVisible()
    expect(documents).toEqual([coffee])
    expectComplaints(complaints, toldOf.refused)
  })

  test('the code of a page itself leaves the shell, and the page comes when it is there: gone to, loaded anew, and at load', async ({
    page,
    visit,
    complaints,
  }) => {
    const code = lateFileOf('app/routes/{-$locale}/_app/partner/index.tsx?tsr-split=component')
    let isRefused = true
    await page.route(`**/${code}`, (route) => (isRefused ? route.abort() : route.continue()))
    const heading = page.getByRole('heading', { level: 1 })
    const again = page.getByRole('main').getByRole('button', { name: 'Prøv igen' })
    await visit('/dk')
    const documents = documentsOf(page)
    await page.getByRole('link', { name: 'Ugens tilbud', exact: true }).click()
    await expect(async () => {
      // The link has already tried once or twice.
      if (await again.isVisible()) await again.click({ timeout: 500 })
      expect(documents).toEqual(['/dk/partner'])
    }).toPass()
    // The page that is loaded anew misses its code at load.
    await expect(heading).toHaveText('Siden kunne ikke vises')
    await expectSearchAndList(page)
    isRefused = false
    await again.click()
    await expect(heading).toContainText('Ugens tilbud')
    expect(documents).toEqual(['/dk/partner'])
    expectComplaints(complaints, toldOf.refused, toldOf.page)
  })

  test('what asks server functions does not keep the next page away: it is loaded anew', async ({
    page,
    visit,
    complaints,
  }) => {
    await page.route(`**/${functionsFile}`, (route) => route.abort())
    const asked = page.waitForRequest(`**/${functionsFile}`)
    await visit('/dk')
    await asked
    const documents = documentsOf(page)
    await page.getByRole('link', { name: 'Ugens tilbud', exact: true }).click()
    const again = page.getByRole('main').getByRole('button', { name: 'Prøv igen' })
    await expect(async () => {
      // The file may have been asked for only once.
      if (await again.isVisible()) await again.click({ timeout: 500 })
      expect(documents).toEqual(['/dk/partner'])
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ugens tilbud')
    expect(documents).toEqual(['/dk/partner'])
    expectComplaints(complaints, toldOf.refused, toldOf.page)
  })

  test('the texts of another language do not leave a page without a way on', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/dk/partner')
    await page.route(`**/${lateFileOf('app/i18n/catalogues/sv.po')}`, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sverige' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.getByRole('combobox', { name: 'Sök efter varor och erbjudanden' })).toBeVisible()
    expectComplaints(complaints, toldOf.refused)
  })
})
