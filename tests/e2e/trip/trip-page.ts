import type { Locator, Page } from '@playwright/test'
import { openPanel } from '../list-rows/list-page.ts'
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
