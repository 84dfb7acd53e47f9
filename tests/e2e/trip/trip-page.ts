import type { Locator, Page } from '@playwright/test'
import { addManually, openPanel, registerShopper } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

/** The trip, over everything else. */
export const tripOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Din tur' })

/** The shops of the plan, in their order. */
export const shopsOf = (page: Page): Locator => tripOf(page).getByRole('list', { name: 'Butikker på turen' })

/** Opens the panel and asks for a trip. */
export async function planTrip(page: Page): Promise<Locator> {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Planlæg turen' }).click()
  const trip = tripOf(page)
  await expect(trip).toBeVisible()
  return trip
}

/** What is to be known of the trip at once: that it is out of date, or could not be planned. */
export const newsOf = (page: Page): Locator => tripOf(page).getByRole('alert').first()

/** The next trip that the server answers. */
export const answersOf = (page: Page) =>
  page.waitForResponse((answer) => /\/trip\?/.test(answer.url()) && answer.status() === 200)

/** A list of a new user with what is named on it, and its panel on the front page. */
export async function openWith(
  { page, visit }: { page: Page; visit: (path: string) => Promise<void> },
  names: readonly string[],
) {
  await registerShopper(page)
  await addManually(page, names)
  await visit('/dk')
  await openPanel(page)
}
