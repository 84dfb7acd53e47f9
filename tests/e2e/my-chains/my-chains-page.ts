import type { Locator, Page } from '@playwright/test'
import type { MyChainsSnapshot } from '#machines/my-chains/my-chains.paths.ts'
import { type Driver, performByLabel } from '#tests/paths/walk-path.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { expect } from '../support/page-test.ts'

/** The tiles of chains on a page. */
export const tilesOf = (page: Page): Locator => page.getByRole('group', { name: 'Dine kæder' })

export const tileOf = (page: Page, name: string): Locator =>
  tilesOf(page).getByRole('button', { name, exact: true })

/** The names of the chains whose tiles are on. */
export const markedOn = (page: Page): Locator => tilesOf(page).locator('[aria-pressed=true]')

export const questionOn = (page: Page): Locator => page.getByRole('heading', { name: 'Hvor handler du?' })

export const saveOn = (page: Page): Locator => page.getByRole('button', { name: /^Gem .*kæde/ })

export const changeOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Dine kæder' }).getByRole('button', { name: 'Ret' })

export const allOn = (page: Page): Locator => page.getByRole('button', { name: 'Alle kæder' })

/** Chooses chains on the front page and saves them. */
export async function chooseOnFrontPage(page: Page, names: string[]): Promise<void> {
  for (const name of names) await tileOf(page, name).click()
  await page.getByRole('button', { name: `Gem ${names.length} kæder` }).click()
  await expect(changeOn(page)).toBeVisible()
}

/** Tells the page of a choice as another tab of the browser does. */
const tellFrom = (other: Page, chainIds: number[]) =>
  other.evaluate((ids) => {
    const channel = new BroadcastChannel('chosen-chains')
    channel.postMessage({ owner: { country: 'dk', isUser: true }, choice: ids })
    setTimeout(() => channel.close(), 1000)
  }, chainIds)

/** Walks the planned paths of a user on the front page, whose saves are held. Chain 1 is Netto. */
export function myChainsDriver(page: Page, other: Page, saves: HeldCalls): Driver<MyChainsSnapshot> {
  const later = page.getByRole('button', { name: 'Ikke nu' })
  const ways: Record<string, () => Promise<unknown>> = {
    'chain.toggled 1': () => tileOf(page, 'Netto').click(),
    'choice.saved': () => saveOn(page).click(),
    'choice.declined': () => later.click(),
    'choice.opened': () => changeOn(page).click(),
    'choice.left': () => later.click(),
    'choice.heard [1]': () => tellFrom(other, [1]),
    'choice.heard []': () => tellFrom(other, []),
    'all.wanted': () => allOn(page).click(),
    'mine.wanted': () => allOn(page).click(),
    'keepChoice answers kept': () => saves.answer({ json: { chain_ids: [] } }),
    'keepChoice fails': () => saves.lose(),
  }
  const isAway = async () => {
    await expect(questionOn(page)).toHaveCount(0)
    await expect(changeOn(page)).toHaveCount(0)
  }
  const showsTiles = async ({ context: { marked } }: MyChainsSnapshot) => {
    await expect(questionOn(page)).toBeVisible()
    await expect(markedOn(page)).toHaveText(marked.map(() => 'Netto'))
  }
  const failure = page.getByText('Dine kæder blev ikke gemt. Prøv igen.')
  const shows =
    (isAll: boolean) =>
    async ({ context: { saved } }: MyChainsSnapshot) => {
      if (saved === null || saved.length === 0) return expect(allOn(page)).toHaveCount(0)
      await expect(allOn(page)).toHaveAttribute('aria-pressed', String(isAll))
    }
  return {
    perform: performByLabel(ways),
    see: {
      'choice.settled.undecided': async (expected) => {
        await showsTiles(expected)
        await expect(saveOn(page)).toHaveCount(expected.context.marked.length)
      },
      'choice.settled.declined': isAway,
      'choice.settled.chosen': async () => {
        await expect(questionOn(page)).toHaveCount(0)
        await expect(changeOn(page)).toBeVisible()
      },
      'choice.changing': async (expected) => {
        await showsTiles(expected)
        await expect(failure).toHaveCount(0)
      },
      'choice.saving': async (expected) => {
        await showsTiles(expected)
        await expect(page.getByRole('button', { name: 'Gemmer …' })).toHaveAttribute('aria-disabled', 'true')
      },
      'choice.failed': async (expected) => {
        await showsTiles(expected)
        await expect(failure).toBeVisible()
      },
      'choice.declining': isAway,
      'scope.mine': shows(false),
      'scope.all': shows(true),
    },
  }
}
