import type { Page } from '@playwright/test'
import { listButton, panelOf } from '../list-rows/list-page.ts'
import { viewerOf } from '../partner/partner-page.ts'
import { agentModal, hearts } from '../price-agent/price-agent-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import { expect } from '../support/page-test.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
export const coffee = '/dk/offer/kaffe'
export const plus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Læg på sedlen/ })
    .first()

/** What opens a late part, and what is there then. */
export type Way = {
  name: string
  /** The source of the part. */
  part: string
  window?: typeof desktop
  press: (page: Page) => Promise<unknown>
  see: (page: Page) => Promise<unknown>
  leave: (page: Page) => Promise<unknown>
}

const pressEscape = (page: Page) => page.keyboard.press('Escape')

/** The first press needs the machines of the tab too. */
export const ways: Way[] = [
  {
    name: 'list',
    part: 'app/features/shopping-list/panel/list-panel.tsx',
    press: (page) => listButton(page).press('Enter'),
    see: (page) => expect(panelOf(page).getByRole('heading').first()).toBeVisible(),
    leave: pressEscape,
  },
  {
    name: 'user',
    part: 'app/features/account/menu/user-menu.tsx',
    press: (page) => page.locator(visitorsUserButton).first().press('Enter'),
    see: (page) => expect(page.getByRole('dialog', { name: 'Din konto' }).getByLabel('E-mail')).toBeVisible(),
    leave: pressEscape,
  },
  {
    name: 'intro of the price agent',
    part: 'app/features/price-agent/intro/agent-intro.tsx',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Prisagent' }).press('Enter'),
    see: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'Kom i gang' })).toBeVisible(),
    leave: pressEscape,
  },
  {
    name: 'mega menu',
    part: 'app/features/navigation/mega/mega-menu.tsx',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Kategorier' }).press('ArrowDown'),
    see: (page) => expect(page.getByRole('link', { name: /^Alle kategorier/ })).toBeVisible(),
    leave: pressEscape,
  },
  {
    name: 'tiles of chains',
    part: 'app/features/my-chains/results-choosing.tsx',
    press: (page) =>
      page
        .getByRole('button', { name: /^Kun mine kæder/ })
        .filter({ visible: true })
        .press('Enter'),
    see: (page) => expect(page.getByRole('heading', { name: 'Hvor handler du?' })).toBeVisible(),
    leave: (page) => page.getByRole('button', { name: 'Ikke nu' }).press('Enter'),
  },
  {
    name: 'menu',
    part: 'app/features/navigation/menu/navigation-menu.tsx',
    window: phone,
    press: (page) =>
      page.getByRole('navigation', { name: 'Genveje' }).getByRole('link', { name: 'Menu' }).press('Enter'),
    see: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    leave: pressEscape,
  },
  {
    name: 'plus',
    part: 'app/features/add-to-list/add-to-list.tsx',
    press: (page) => plus(page).press('Enter'),
    see: (page) => expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible(),
    leave: async (page) => {
      await pressEscape(page)
      // The list opens by itself then, with what waits for a login.
      await expect(panelOf(page).getByRole('heading').first()).toBeVisible()
    },
  },
]

/** The same for a user whose email is verified. */
export const usersWays: Way[] = [
  {
    name: 'heart',
    part: 'app/features/price-agent/modal/price-agent.tsx',
    press: (page) => hearts(page).first().press('Enter'),
    see: (page) => expect(agentModal(page).getByRole('heading').first()).toBeVisible(),
    leave: pressEscape,
  },
  {
    name: 'viewer',
    part: 'app/features/offers/viewer/offer-viewer.tsx',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('complementary', { name: 'Annonce' })
        .getByRole('link', { name: 'Se tilbuddet' })
        .first()
        .press('Enter'),
    see: (page) => expect(viewerOf(page).getByRole('article').first()).toBeVisible(),
    leave: pressEscape,
  },
]
