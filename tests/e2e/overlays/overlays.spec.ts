import type { Locator, Page } from '@playwright/test'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'
import { listButton, panelOf } from '../list-rows/list-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect, test } from '../support/page-test.ts'

/** What opens each overlay on a page of a visitor that has its button, and what it shows. */
const ways: Record<Overlay, (page: Page) => { shown: Locator; open: () => Promise<void> }> = {
  userMenu: (page) => ({
    shown: page.getByRole('dialog', { name: 'Din konto' }),
    open: () => page.getByRole('banner').locator(visitorsUserButton).click(),
  }),
  typeahead: (page) => ({
    shown: page.getByRole('grid', { name: 'Forslag og tilbud' }),
    open: () => page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).fill('kaffe'),
  }),
  listPanel: (page) => ({ shown: panelOf(page), open: () => listButton(page).click() }),
  agentIntro: (page) => ({
    shown: page.getByRole('dialog', { name: 'Lad prisagenten holde øje' }),
    open: () => page.getByRole('banner').getByRole('link', { name: 'Prisagent' }).click(),
  }),
  megaMenu: (page) => ({
    shown: page.getByRole('navigation', { name: 'Kategorier', exact: true }),
    open: () =>
      page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Kategorier' }).hover(),
  }),
  navigationMenu: (page) => ({
    shown: page.getByRole('dialog', { name: 'Menu' }),
    open: () => page.locator('[aria-controls=navigation-menu]').click(),
  }),
}

test.describe('§2.4: what is open beside the list when the window gets narrow', () => {
  for (const other of ['typeahead', 'userMenu', 'agentIntro', 'megaMenu'] as const)
    test(`${other} closes, because the panel covers the page`, async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit('/dk/offer/kaffe')
      const [panel, beside] = [ways.listPanel(page), ways[other](page)]
      await panel.open()
      await expect(panel.shown).toBeVisible()
      await beside.open()
      await expect(beside.shown).toBeVisible()
      await expect(panel.shown).toBeVisible()

      await page.setViewportSize({ width: 768, height: 1024 })
      await expect(page.getByRole('dialog', { name: 'Indkøbsseddel' })).toBeVisible()
      await expect(beside.shown).toHaveCount(0)
      await expect(page.locator('main')).toHaveJSProperty('inert', true)
      await page.keyboard.press('Escape')
      await expect(panel.shown).toHaveCount(0)
      await expect(beside.shown).toHaveCount(0)
    })
})

test.describe('§2.4, record 024: each menu of the navigation closes where its button ends, at 992 px', () => {
  const [narrow, wide] = [
    { width: 900, height: 800 },
    { width: 1100, height: 800 },
  ]
  for (const { menu, from, to } of [
    { menu: 'megaMenu', from: wide, to: narrow },
    { menu: 'navigationMenu', from: narrow, to: wide },
  ] as const)
    test(menu, async ({ page, visit }) => {
      await page.setViewportSize(from)
      await visit('/dk/offer/kaffe')
      const { shown, open } = ways[menu](page)
      await open()
      await expect(shown).toBeVisible()
      await page.setViewportSize(to)
      await expect(shown).toHaveCount(0)
      await page.setViewportSize(from)
      await expect(shown).toHaveCount(0)
    })
})
