import type { Locator, Page } from '@playwright/test'
import type { MembershipsSnapshot } from '#machines/memberships/memberships.paths.ts'
import { type Driver, performByLabel } from '#tests/paths/walk-path.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { expect } from '../support/page-test.ts'

/** The row among the filters that opens the programmes. */
export const rowOn = (page: Page): Locator =>
  page.locator('summary', { hasText: 'Mine medlemskaber' }).filter({ visible: true })

/** The programmes that can be pressed. */
export const programmesOn = (page: Page): Locator => page.getByRole('group', { name: 'Dine medlemskaber' })

export const programmeOn = (page: Page, name: string): Locator =>
  programmesOn(page).getByRole('button', { name, exact: true })

/** The programmes that are on. */
export const markedOn = (page: Page): Locator => programmesOn(page).locator('[aria-pressed=true]')

/** Tells the page of a choice as another tab of the browser does. */
const tellFrom = (other: Page, programmes: string[]) =>
  other.evaluate((choice) => {
    const channel = new BroadcastChannel('chosen-memberships')
    channel.postMessage({ owner: { country: 'dk', isUser: true }, choice })
    setTimeout(() => channel.close(), 1000)
  }, programmes)

/** Walks the planned paths of a user on a page of results, whose saves are held. */
export function membershipsDriver(page: Page, other: Page, saves: HeldCalls): Driver<MembershipsSnapshot> {
  const failure = page.getByText('Dine medlemskaber blev ikke gemt.')
  const marks = async ({ context: { marked } }: MembershipsSnapshot) => {
    await expect(markedOn(page)).toHaveText(marked.map(() => 'Lidl Plus'))
  }
  return {
    perform: performByLabel({
      'programme.pressed "lidl-plus"': () => programmeOn(page, 'Lidl Plus').click(),
      'saving.retried': () => page.getByRole('button', { name: 'Prøv igen' }).click(),
      'choice.heard ["lidl-plus"]': () => tellFrom(other, ['lidl-plus']),
      'choice.heard []': () => tellFrom(other, []),
      'keepChoice answers kept': () => saves.answer({ json: { programmes: [], country: 'dk' } }),
      'keepChoice fails': () => saves.lose(),
    }),
    see: {
      settled: async (expected) => {
        await marks(expected)
        await expect(failure).toHaveCount(0)
      },
      saving: marks,
      failed: async (expected) => {
        await marks(expected)
        await expect(failure).toBeVisible()
      },
    },
  }
}
