import type { Locator, Page } from '@playwright/test'
import { listOf } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

export const modalOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: /Læg på sedlen|Lagt på sedlen|Bekræft din e-mail/ })

/** The plus buttons of the page's offers. */
export const addButtons = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: /^Læg på sedlen: / })

/** The plus of the page's first offer of one piece: an offer of two is added twice. */
export const plusOfOne = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /\d\sfor\s\d/ })
    .getByRole('link', { name: /^Læg på sedlen: / })
    .first()

/** Presses the plus of the page's first offer of one piece. @returns the offer's name. */
export async function addFirst(page: Page): Promise<string> {
  const button = plusOfOne(page)
  const label = (await button.getAttribute('aria-label')) ?? ''
  await button.click()
  await expect(modalOf(page)).toBeVisible()
  return label.replace('Læg på sedlen: ', '')
}

/** The plus of the page's first offer of one piece, for a shopper who adds by the press. */
export const plusByPress = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /\d\sfor\s\d/ })
    .getByRole('button', { name: /^Læg på sedlen: / })
    .first()

/** Puts the page's first offer of one piece on the list by the press. @returns the offer's name. */
export async function pressFirst(page: Page): Promise<string> {
  const button = plusByPress(page)
  const label = (await button.getAttribute('aria-label')) ?? ''
  await button.click()
  return label.replace('Læg på sedlen: ', '')
}

/** The items on the server's list of the page's user, and their quantities. */
export const quantitiesOn = async (page: Page) =>
  (await listOf(page)).items.map(({ name, quantity }) => ({ name, quantity }))
