import type { Page } from '@playwright/test'
import { LEAVE_MS } from '#machines/mega-menu/mega-menu.machine.ts'
import { type MegaMenuSnapshot, planMegaMenu } from '#machines/mega-menu/mega-menu.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, goToOtherOffers, test, untilTabIsOpen } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'

const desktop = { width: 1440, height: 900 }
const entryOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Kategorier', exact: true })
const buttonOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Kategorimenu' })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Kategorier', exact: true })

test.describe('§2.3 mega menu: the planned paths, walked on the page', () => {
  test.use({ viewport: desktop })

  for (const path of planMegaMenu().paths) {
    test(titleOf(path), async ({ page, visit }) => {
      await page.clock.install()
      await visit('/dk/offer/kaffe')
      // The code is loaded at first use.
      await entryOf(page).hover()
      await expect(menuOf(page)).toBeVisible()
      await away(page)
      await expect(menuOf(page)).toHaveCount(0)
      await stopClock(page)
      await walkOnPage(path, megaMenuDriver(page))
    })
  }

  test('§2.1 §2.3 §9 a grid of four by three, accessible, whose categories lead to their pages; Escape gets back', async ({
    page,
    visit,
  }) => {
    await visit('/dk/offer/kaffe')
    await entryOf(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(menuOf(page).getByRole('link').first()).toBeFocused()
    const cells = menuOf(page).locator(':scope > ul > li')
    await expect(cells).toHaveCount(11)
    const places = await cells.evaluateAll((all) =>
      all
        .map((cell) => cell.getBoundingClientRect())
        .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    )
    expect(new Set(places.map(({ x }) => x)).size).toBe(4)
    expect(new Set(places.map(({ y }) => y)).size).toBe(3)
    await test.step('each heading shows its parts, and nothing stands there twice', async () => {
      const partsOf = (name: string) =>
        cells.filter({ has: page.getByRole('link', { name, exact: true }) }).getByRole('listitem')
      await expect(partsOf('Byggemarkeder')).toHaveText(['Byg og have', 'VVS'])
      await expect(partsOf('Dagligvarer')).toHaveText([
        ...['Frugt og grønt', 'Kød og fisk', 'Mejeri og æg', 'Brød og kager', 'Kolonial', 'Frost'],
        ...['Drikkevarer', 'Slik og snacks', 'Husholdning', 'Baby', 'Kæledyr'],
      ])
      await expect(menuOf(page).getByRole('link', { name: /^Sundhed og pleje/ })).toHaveCount(1)
    })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toHaveCount(0)
    await expect(buttonOf(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await menuOf(page).getByRole('link', { name: 'Dagligvarer', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/dk\/category\/dagligvarer\?id=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dagligvarer')
    await expect(menuOf(page)).toHaveCount(0)
    await entryOf(page).click()
    await expect(page).toHaveURL('/dk/paper')
  })

  test('the focus that passes the entry opens nothing; Enter, Space and an arrow on its button do', async ({
    page,
    visit,
  }) => {
    const { keyboard } = page
    await page.clock.install()
    await visit('/dk/offer/kaffe')
    // Whether the code of the menu is there or not.
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await entryOf(page).focus()
      await keyboard.press('Shift+Tab')
      await keyboard.press('Tab')
      await expect(entryOf(page)).toBeFocused()
      await keyboard.press('Tab')
      await expect(buttonOf(page)).toBeFocused()
      await keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Ugens tilbud' }).first()).toBeFocused()
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(menuOf(page)).toHaveCount(0)
      await keyboard.press('Shift+Tab')
      await expect(buttonOf(page)).toBeFocused()
      await keyboard.press(key)
      await expect(menuOf(page).getByRole('link').first()).toBeFocused()
      await keyboard.press('Shift+Tab')
      await expect(buttonOf(page)).toBeFocused()
      // However long it rests there.
      await page.clock.runFor(2 * LEAVE_MS)
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true')
      await keyboard.press('Tab')
      await menuOf(page).getByRole('link').last().focus()
      await keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Ugens tilbud' }).first()).toBeFocused()
      await page.clock.runFor(LEAVE_MS)
      await expect(menuOf(page)).toHaveCount(0)
    }
  })

  test('the menu that a hover opened stays while the pointer goes to its button and rests there', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit('/dk/offer/kaffe')
    await entryOf(page).hover()
    await expect(menuOf(page)).toBeVisible()
    await buttonOf(page).hover()
    await page.clock.runFor(LEAVE_MS)
    await expect(menuOf(page)).toBeVisible()
    await menuOf(page).hover()
    await buttonOf(page).hover()
    await page.clock.runFor(LEAVE_MS)
    await expect(menuOf(page)).toBeVisible()
    await away(page)
    await page.clock.runFor(LEAVE_MS)
    await expect(menuOf(page)).toHaveCount(0)
  })

  for (const key of ['Tab', 'Escape'])
    test(`${key} before the code of the menu is there keeps the focus where the shopper goes on`, async ({
      page,
      visit,
    }) => {
      const code = await HeldCalls.on(
        page,
        `**/${lateFileOf('app/features/navigation/mega/mega-menu.tsx')}`,
        'GET',
      )
      await visit('/dk/offer/kaffe')
      await untilTabIsOpen(page)
      await buttonOf(page).press('Enter')
      await expect.poll(() => code.waiting).toBe(1)
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false')
      const [arrived] = await Promise.all([
        page.waitForResponse(`**/${lateFileOf('app/features/navigation/mega/mega-menu.tsx')}`),
        code.letThrough(),
      ])
      await arrived.finished()
      const goesOn = key === 'Tab' ? page.getByRole('link', { name: 'Ugens tilbud' }).first() : buttonOf(page)
      await expect(goesOn).toBeFocused()
      await expect(menuOf(page)).toHaveCount(0)
    })
})

const away = (page: Page) => page.mouse.move(700, 880)

function megaMenuDriver(page: Page): Driver<MegaMenuSnapshot> {
  const entry = entryOf(page)
  const menu = menuOf(page)
  const ways: Record<string, () => Promise<unknown>> = {
    'entry.hovered': async () => {
      await away(page)
      await entry.hover()
    },
    'entry.pressed': () => entry.click(),
    'button.pressed': () => buttonOf(page).press('Enter'),
    'arrow.pressed': () => entry.press('ArrowDown'),
    'menu.entered': async () => {
      await page.mouse.move(700, 300)
      await page.mouse.move(720, 320)
    },
    'area.entered': async () => {
      await away(page)
      await buttonOf(page).hover()
    },
    'area.left': () => away(page),
    'focus.left': async () => {
      await entry.focus()
      await page.getByRole('link', { name: 'Ugens tilbud' }).first().focus()
    },
    'escape.pressed': () => page.keyboard.press('Escape'),
    'mega.dismissed': async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
      await expect(menu).toHaveCount(0)
      await page.keyboard.press('Escape')
    },
    'route.changed': () => goToOtherOffers(page),
    'after hover 150 ms': () => page.clock.runFor(150),
    'after leave 300 ms': () => page.clock.runFor(300),
  }
  const isShown = async () => {
    await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(menu).toBeVisible()
  }
  const isHidden = () => expect(menu).toHaveCount(0)
  return {
    perform: performByLabel(ways),
    see: {
      closed: isHidden,
      waiting: isHidden,
      'open.kept': isShown,
      'open.entering': async () => {
        await isShown()
        await expect(menu.getByRole('link').first()).toBeFocused()
      },
      'open.leaving': isShown,
    },
  }
}
