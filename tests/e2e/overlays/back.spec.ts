import type { Locator, Page } from '@playwright/test'
import { modalOf } from '../add-to-list/add-to-list-modal.ts'
import { preferencesOf, settingsOf } from '../consent/consent-page.ts'
import { pasteInto } from '../list-panel/typed-items-page.ts'
import { addManually, openPanel, panelOf, registerShopper, shareList } from '../list-rows/list-page.ts'
import { viewerOf } from '../partner/partner-page.ts'
import { agentModal } from '../price-agent/price-agent-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect, goWithin, test, untilTabIsOpen } from '../support/page-test.ts'

type Sheet = { name: string; open: (page: Page) => Promise<Locator> }

const inPanel = (press: (panel: Locator, page: Page) => Promise<Locator>) => async (page: Page) =>
  press(await openPanel(page), page)

const pressInMain = async (page: Page, label: RegExp) =>
  page.getByRole('main').getByLabel(label).first().click()

/** What opens over the results of a phone. */
const sheets: Sheet[] = [
  { name: 'the list', open: (page) => openPanel(page) },
  {
    name: 'the menu to share it',
    open: inPanel(async (panel) => {
      await panel.getByRole('button', { name: 'Del sedlen' }).click()
      return panel.getByRole('dialog', { name: 'Del sedlen' })
    }),
  },
  {
    name: 'the sheet to add by hand',
    open: inPanel(async (panel, page) => {
      await panel.getByRole('button', { name: 'Skriv en vare selv' }).click()
      return page.getByRole('dialog', { name: 'Skriv en vare selv' })
    }),
  },
  {
    name: 'the lines that were pasted',
    open: inPanel(async (panel, page) => {
      await pasteInto(panel.getByRole('combobox', { name: 'Skriv på sedlen' }), 'mel\nsukker')
      return page.getByRole('dialog', { name: '2 varer fra din tekst' })
    }),
  },
  {
    name: 'the question before emptying',
    open: inPanel(async (panel, page) => {
      await panel.getByRole('button', { name: 'Tøm sedlen' }).click()
      return page.getByRole('alertdialog')
    }),
  },
  {
    name: 'the add-to-list modal',
    open: async (page) => {
      await pressInMain(page, /^Læg på sedlen: /)
      return modalOf(page)
    },
  },
  {
    name: 'the price agent',
    open: async (page) => {
      await pressInMain(page, /^Følg prisen: /)
      return agentModal(page)
    },
  },
  {
    name: 'the menu',
    open: async (page) => {
      await page.locator('[aria-controls=navigation-menu]').click()
      return page.getByRole('dialog', { name: 'Menu' })
    },
  },
  { name: 'the filters', open: openFilters },
]

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const results = /\/dk\/offer\/m%C3%A6lk$/

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Filtre' }).click()
  return page.getByRole('complementary', { name: 'Filtre' })
}

async function openSettings(page: Page): Promise<Locator> {
  await settingsOf(page).click()
  return preferencesOf(page)
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'mælk' })

type Visit = (path: string) => Promise<unknown>

/** The results of a search, after the front page, in a phone's window. */
async function visitResults(page: Page, visit: Visit, size = phone): Promise<void> {
  await page.setViewportSize(size)
  await visit('/dk')
  await untilTabIsOpen(page)
  const search = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
  await search.fill('mælk')
  await search.press('Enter')
  await expect(headingOf(page)).toBeVisible()
}

/** Presses Back when the open sheets have their entries in the tab's history, which they get just after they are seen. */
async function closeByBack(page: Page, sheets = 1): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state.sheets ?? 0)).toBeGreaterThanOrEqual(sheets)
  await page.goBack()
}

async function visitWithList(page: Page, visit: Visit): Promise<void> {
  await registerShopper(page)
  await addManually(page, ['Lys'])
  await shareList(page)
  await visitResults(page, visit)
}

/** Opens it, closes it by Back, by Escape and by Back, and goes to the page before and forth. */
async function closeInTurns(page: Page, open: Sheet['open']): Promise<void> {
  for (const leave of [closeByBack, () => page.keyboard.press('Escape'), closeByBack]) {
    const sheet = await open(page)
    await expect(sheet).toBeVisible()
    await leave(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(results)
    if (await panelOf(page).isVisible()) await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/dk$/)
  await page.goForward()
  await expect(headingOf(page)).toBeVisible()
  await expect(page).toHaveURL(results)
}

test.describe('§4 Back: Back and Escape close what is on top, and then lead to the page before', () => {
  for (const { name, open } of sheets)
    test(name, async ({ page, visit }) => {
      await visitWithList(page, visit)
      await closeInTurns(page, open)
    })

  test('what a visitor’s list says', async ({ page, visit }) => {
    await visitResults(page, visit)
    await closeInTurns(page, (at) => openPanel(at))
  })

  test('a visitor’s forms and the cookie settings, in a wide window', async ({ page, visit }) => {
    await visitResults(page, visit, desktop)
    await closeInTurns(page, async () => {
      await page.getByRole('banner').locator(visitorsUserButton).click()
      return page.getByRole('dialog', { name: 'Din konto' })
    })
    await closeInTurns(page, openSettings)
  })

  test('the topmost of two, one at each press, and what was typed in the list’s field stays', async ({
    page,
    visit,
  }) => {
    await visitWithList(page, visit)
    const panel = await openPanel(page)
    const field = panel.getByRole('combobox', { name: 'Skriv på sedlen' })
    await field.fill('rugbrød')
    await panel.getByRole('button', { name: 'Skriv en vare selv' }).click()
    const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
    await expect(sheet).toBeVisible()
    await closeByBack(page, 2)
    await expect(sheet).toHaveCount(0)
    await expect(panel).toBeVisible()
    await closeByBack(page)
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(results)
    await openPanel(page)
    await expect(field).toHaveValue('rugbrød')
    await closeByBack(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/dk$/)
  })

  test('both of two, if Back is pressed twice at once', async ({ page, visit }) => {
    await visitWithList(page, visit)
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Skriv en vare selv' }).click()
    await expect(page.getByRole('dialog', { name: 'Skriv en vare selv' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state.sheets)).toBe(2)
    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(results)
  })

  test('a link in the menu leads on, and Back from there leads to the page at once', async ({
    page,
    visit,
  }) => {
    await visitResults(page, visit)
    await page.locator('[aria-controls=navigation-menu]').click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Opskrifter' }).click()
    await expect(page).toHaveURL(/\/dk\/post$/)
    await expect(headingOf(page)).toHaveCount(0)
    await page.goBack()
    await expect(headingOf(page)).toBeVisible()
    await expect(page).toHaveURL(results)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/dk$/)
  })

  test('filters that were chosen in their sheet stay, and Back then leads to those before', async ({
    page,
    visit,
  }) => {
    await visitResults(page, visit)
    const filters = await openFilters(page)
    await filters.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\?chain=\d+$/)
    const address = page.url()
    await closeByBack(page)
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(results)
    await expect(filters).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/dk$/)
  })

  test('an offer', async ({ page, visit }) => {
    await page.setViewportSize(phone)
    await visit('/dk')
    await untilTabIsOpen(page)
    await goWithin(page, '/dk/offer')
    for (const _ of ['once', 'again']) {
      await page.getByRole('main').getByRole('link', { name: 'Se tilbuddet' }).first().click()
      await expect(viewerOf(page)).toBeVisible()
      await page.goBack()
      await expect(viewerOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/dk\/offer$/)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/dk$/)
  })

  test('on the first page of a tab, which stays where it was, and loads nothing', async ({ page, visit }) => {
    await page.setViewportSize(phone)
    await visit('/dk/offer/mælk')
    await untilTabIsOpen(page)
    await page.keyboard.press('Escape')
    const plus = page
      .getByRole('main')
      .getByLabel(/^Læg på sedlen: /)
      .nth(8)
    await plus.scrollIntoViewIfNeeded()
    const place = () => page.evaluate(() => scrollY)
    const before = await place()
    expect(before).toBeGreaterThan(0)
    await plus.click()
    await expect(modalOf(page)).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await closeByBack(page)
    await expect(modalOf(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(results)
    await expect(modalOf(page)).toHaveCount(0)
    expect([await place(), asked]).toEqual([before, []])
    await plus.click()
    await expect(modalOf(page)).toBeVisible()
    await closeByBack(page)
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(results)
  })

  test('after a reload with an open sheet, Back leads to the page before at once', async ({
    page,
    visit,
  }) => {
    await visitResults(page, visit)
    await page.locator('[aria-controls=navigation-menu]').click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.reload()
    await untilTabIsOpen(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/dk$/)
    await expect(headingOf(page)).toHaveCount(0)
  })
})
