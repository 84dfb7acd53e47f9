import type { Page } from '@playwright/test'
import { decidedCookies } from '../consent/decided.ts'
import { listButton, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { hearts } from '../price-agent/price-agent-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'
import { expectPage, LateFiles, lateFileOf, missing, type Refusal, retry } from './late-files.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const coffee = '/dk/offer/kaffe'
const plus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Læg på sedlen/ })
    .first()
const search = (page: Page) => page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })

/** What opens a late part, and what is there then. */
type Way = {
  name: string
  /** The source of the part. */
  part: string
  window?: typeof desktop
  press: (page: Page) => Promise<unknown>
  see: (page: Page) => Promise<unknown>
  leave: (page: Page) => Promise<unknown>
}

const escape = (page: Page) => page.keyboard.press('Escape')

/** The first press needs the machines of the tab too. */
const ways: Way[] = [
  {
    name: 'list',
    part: 'app/features/shopping-list/panel/list-panel.tsx',
    press: (page) => listButton(page).press('Enter'),
    see: (page) => expect(panelOf(page).getByRole('heading').first()).toBeVisible(),
    leave: escape,
  },
  {
    name: 'user',
    part: 'app/features/account/menu/user-menu.tsx',
    press: (page) => page.locator(visitorsUserButton).first().press('Enter'),
    see: (page) => expect(page.getByRole('dialog', { name: 'Din konto' }).getByLabel('E-mail')).toBeVisible(),
    leave: escape,
  },
  {
    name: 'intro of the price agent',
    part: 'app/features/price-agent/intro/agent-intro.tsx',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Prisagent' }).press('Enter'),
    see: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'Kom i gang' })).toBeVisible(),
    leave: escape,
  },
  {
    name: 'mega menu',
    part: 'app/features/navigation/mega/mega-menu.tsx',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Kategorier' }).press('ArrowDown'),
    see: (page) => expect(page.getByRole('link', { name: /^Alle kategorier/ })).toBeVisible(),
    leave: escape,
  },
  {
    name: 'menu',
    part: 'app/features/navigation/menu/navigation-menu.tsx',
    window: phone,
    press: (page) =>
      page.getByRole('navigation', { name: 'Genveje' }).getByRole('link', { name: 'Menu' }).press('Enter'),
    see: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    leave: escape,
  },
  {
    name: 'plus',
    part: 'app/features/add-to-list/add-to-list.tsx',
    press: (page) => plus(page).press('Enter'),
    see: (page) => expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible(),
    // The list opens by itself then, with what waits for a login.
    leave: escape,
  },
]

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
    const isMissing = await Promise.race([
      retry(page)
        .waitFor({ timeout: 60_000 })
        .then(() => true),
      see(page).then(() => false),
    ])
    if (!isMissing) break
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
})
