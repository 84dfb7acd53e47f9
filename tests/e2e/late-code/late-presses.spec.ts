import type { Page, Route } from '@playwright/test'
import { modalOf, quantitiesOn } from '../add-to-list/add-to-list-modal.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { agentModal, hearts } from '../price-agent/price-agent-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'
import {
  expectComplaints,
  expectPage,
  expectPageAround,
  LateFiles,
  lateFileOf,
  missing,
  retry,
  search,
  toldOf,
} from './late-files.ts'
import { coffee, desktop, phone, plus } from './late-ways.ts'

/** Opens results of which no late code comes, neither before the connection is lost nor after. */
async function visitAndLoseConnection(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  const files = await LateFiles.on(page, 'offer/$term.tsx')
  files.refuse('all')
  await visit(coffee)
  await page.context().setOffline(true)
  files.refuse('none')
}

test.describe('§8 late code: what was pressed before its code was there', () => {
  test('without a connection the plus on results is kept, and done with the connection', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await visitAndLoseConnection(page, visit)
    await plus(page).click()
    await expectPageAround(page, 'Kaffe')
    await expectAccessible(page)
    await retry(page).press('Enter')
    await expect(retry(page)).toBeFocused()
    await context.setOffline(false)
    await page.getByRole('dialog').getByLabel('E-mail').waitFor()
    await expect(missing(page)).toHaveCount(0)
    expectComplaints(complaints, toldOf.refused, toldOf.offline)
  })

  test('without a connection a search is kept, and done with the connection', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await visitAndLoseConnection(page, visit)
    await search(page).fill('smør')
    await search(page).press('Enter')
    await expectPageAround(page, 'Kaffe')
    expect(await search(page).inputValue()).toBe('smør')
    await context.setOffline(false)
    await page.waitForURL(/\/offer\/sm%C3%B8r$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smør')
    await expect(missing(page)).toHaveCount(0)
    expectComplaints(complaints, toldOf.refused, toldOf.offline)
  })

  test('if the machines are there and the dropdown is not, the page stays too', async ({
    page,
    visit,
    complaints,
  }) => {
    const files = await LateFiles.on(page, 'offer/$term.tsx')
    files.refuse('in turn', lateFileOf('app/features/search/live-search.tsx'))
    await visit(coffee)
    await page.evaluate(() => Object.assign(window, { isStill: true }))
    await search(page).fill('smør')
    await expect.poll(() => files.refused.size).toBe(1)
    await search(page).press('Enter')
    await page.waitForURL(/\/offer\/sm%C3%B8r$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smør')
    expect(await page.evaluate(() => 'isStill' in window)).toBe(true)
    expectComplaints(complaints, toldOf.refused)
  })

  test('what was pressed can be dropped: by Escape, which returns to where the press was', async ({
    page,
    visit,
    complaints,
  }) => {
    const files = await LateFiles.on(page, 'offer/$term.tsx')
    await visit(coffee)
    files.refuse('all')
    await page.locator(visitorsUserButton).first().press('Enter')
    await expect(retry(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(missing(page)).toHaveCount(0)
    await expect(page.locator(visitorsUserButton).first()).toBeFocused()
    await expect(page.locator(visitorsUserButton).first()).toHaveAttribute('aria-expanded', 'false')
    expectComplaints(complaints, toldOf.refused)
  })

  test('two presses on plus are both done, in their order', async ({ page, visit, complaints }) => {
    await registerShopper(page)
    const files = await LateFiles.on(page, 'offer/$term.tsx')
    files.refuse('all')
    await visit(coffee)
    // What is typed keeps the page from being loaded anew.
    await search(page).fill('te')
    const buttons = page.getByRole('main').getByRole('link', { name: /^Læg på sedlen: / })
    const names: (string | undefined)[] = []
    for (const number of [0, 1]) {
      const button = buttons.nth(number)
      names.push((await button.getAttribute('aria-label'))?.replace('Læg på sedlen: ', ''))
      await button.press('Enter')
      await expect(retry(page)).toBeVisible()
    }
    files.refuse('none')
    await retry(page).press('Enter')
    for (const name of names) {
      await expect(
        modalOf(page)
          .getByText(name ?? '')
          .first(),
      ).toBeVisible()
      await modalOf(page).locator('[type=submit]').click()
      await expect(page.getByRole('dialog', { name: 'Lagt på sedlen' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await expect(modalOf(page)).toHaveCount(0)
    expect((await quantitiesOn(page)).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expectComplaints(complaints, toldOf.refused)
  })

  for (const late of ['the machines of the tab', 'the modals'])
    test(`a plus and a heart are both done, one modal after the other: ${late} are late`, async ({
      page,
      visit,
      complaints,
    }) => {
      await registerShopper(page)
      const files = await LateFiles.on(page, 'offer/$term.tsx')
      if (late === 'the machines of the tab') files.refuse('all')
      await visit(coffee)
      // What is typed keeps the page from being loaded anew; what it finds needs the machines.
      await search(page).fill('te')
      if (late === 'the modals') {
        await expect(search(page)).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Escape')
        files.refuse('all')
      }
      await plus(page).press('Enter')
      await expect(retry(page)).toBeVisible()
      await hearts(page).first().press('Enter')
      await expect(retry(page)).toHaveCount(1)
      files.refuse('none')
      await retry(page).press('Enter')
      await expect(modalOf(page).locator('[type=submit]')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(agentModal(page).getByRole('heading', { name: 'Følg prisen' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expectComplaints(complaints, toldOf.refused)
    })

  for (const key of ['Tab', 'Escape'])
    test(`§2.3: the mega menu does not open if ${key} follows the press before its machines are there`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(desktop)
      let isHeld = true
      const held: Route[] = []
      await page.route('**/assets/tab-*.js', (route) => (isHeld ? held.push(route) : route.continue()))
      await visit('/dk')
      const button = page.getByRole('banner').getByRole('button', { name: 'Kategorimenu' })
      await button.press('Enter')
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await page.keyboard.press(key)
      isHeld = false
      for (const route of held) await route.continue()
      await expect(page.locator('search [role=status]')).toBeAttached()
      await expect(page.getByRole('link', { name: /^Alle kategorier/ })).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      // The next press opens it.
      await button.press('Enter')
      await expect(page.getByRole('link', { name: /^Alle kategorier/ })).toBeVisible()
    })

  test('on the next page the plus is done, and what would have opened on the page that was left is not', async ({
    page,
    visit,
    complaints,
  }) => {
    const files = await LateFiles.on(page, 'offer/$term.tsx', 'functions')
    files.refuse('all')
    await visit(coffee)
    // What is typed keeps the page from being loaded anew.
    await search(page).fill('smør')
    await page.locator(visitorsUserButton).first().press('Enter')
    await expect(retry(page)).toBeVisible()
    await goWithin(page, '/dk/offer/te')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te')
    await expect(missing(page)).toHaveCount(0)
    await page.locator(visitorsUserButton).first().press('Enter')
    await plus(page).press('Enter')
    await expect(retry(page)).toBeVisible()
    await goWithin(page, coffee)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffe')
    files.refuse('none')
    await retry(page).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(modalOf(page).getByLabel('E-mail')).toBeVisible()
    expectComplaints(complaints, toldOf.refused)
  })

  test('a mistake in late code takes neither the page, and is reported', async ({
    page,
    visit,
    complaints,
  }) => {
    const mistakes = {
      'app/features/navigation/menu/navigation-menu.tsx': 'throw new Error("a mistake at load")',
      'app/features/account/menu/user-menu.tsx':
        'export default function UserMenu() { throw new Error("a mistake in the part") }',
    }
    for (const [part, body] of Object.entries(mistakes))
      await page.route(`**/${lateFileOf(part)}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
    await visit(coffee)
    await page.locator(visitorsUserButton).first().press('Enter')
    await expect(retry(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.setViewportSize(phone)
    await page.getByRole('navigation', { name: 'Genveje' }).getByRole('link', { name: 'Menu' }).press('Enter')
    await expect(retry(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expectPage(page, 'Kaffe')
    expectComplaints(complaints, 'a mistake at load', 'a mistake in the part', 'Error: a mistake in the part')
  })

  test('what waits for the code of a recipe ends with its page', async ({ page, visit, complaints }) => {
    let refusals = 0
    await page.route(`**/${lateFileOf('app/flows/add-to-list/start-ingredients.ts')}`, (route) => {
      refusals++
      return route.abort()
    })
    await visit('/dk/post/kartoffelporresuppe')
    await page.getByRole('region', { name: 'Ingredienser' }).getByRole('checkbox').first().press('Space')
    await expect(retry(page)).toBeVisible()
    await goWithin(page, '/dk/post')
    await expect(page.getByRole('region', { name: 'Ingredienser' })).toHaveCount(0)
    const before = refusals
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await visit('/dk/post')
    expect(refusals).toBe(before)
    expectComplaints(complaints, toldOf.refused)
  })
})
