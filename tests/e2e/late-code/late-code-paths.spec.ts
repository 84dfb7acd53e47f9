import type { Page, Route } from '@playwright/test'
import { planLateCodeOnPage } from '#machines/late-code/late-code.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, test, untilDrawn } from '../support/page-test.ts'
import { expectComplaints, lateFileOf, missing, retry, retrying, toldOf } from './late-files.ts'

const ingredientsOf = (page: Page) => page.getByRole('region', { name: 'Ingredienser' })

/** The code of a recipe's ingredients: a hover wants it, a press on a checkbox needs it. */
class HeldCode {
  private waiting: Route[] = []
  private answer: 'hold' | 'abort' | 'continue' = 'hold'
  private readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async on(page: Page): Promise<HeldCode> {
    const code = new HeldCode(page)
    await page.route(`**/${lateFileOf('app/flows/add-to-list/start-ingredients.ts')}`, async (route) => {
      if (code.answer === 'hold') code.waiting.push(route)
      else await route[code.answer]()
    })
    return code
  }

  /** The next attempt is held. */
  hold(): void {
    if (this.answer === 'abort') this.answer = 'hold'
  }

  async settle(answer: 'abort' | 'continue'): Promise<void> {
    await expect.poll(() => this.waiting.length).toBeGreaterThan(0)
    this.answer = answer
    // A press before the page knows of the failure would belong to the attempt that has failed.
    const isTold =
      answer === 'abort' && this.page.waitForEvent('console', (told) => told.text() === toldOf.refused)
    for (const route of this.waiting.splice(0)) await route[answer]()
    await isTold
    await untilDrawn(this.page)
  }
}

function ingredientsDriver(page: Page, code: HeldCode): Driver {
  let presses = 0
  const box = ingredientsOf(page).getByRole('checkbox').first()
  const ways: Record<string, () => Promise<unknown>> = {
    'code.wanted': async () => {
      await page.mouse.move(0, 0)
      await ingredientsOf(page).getByRole('heading').hover()
    },
    'part.pressed': async () => {
      presses++
      await box.focus()
      await page.keyboard.press('Space')
    },
    'network.online': () => page.evaluate(() => dispatchEvent(new Event('online'))),
    'loadCode answers arrived': () => code.settle('continue'),
    'loadCode fails': () => code.settle('abort'),
  }
  const perform = performByLabel(ways)
  const isSilent = () => expect(missing(page)).toHaveCount(0)
  return {
    perform: async (step) => {
      if (step.happening.kind === 'send') code.hold()
      await perform(step)
    },
    see: {
      idle: isSilent,
      loading: isSilent,
      pressed: isSilent,
      missing: isSilent,
      failed: () => expect(retry(page)).toBeVisible(),
      retrying: () => expect(retrying(page)).toHaveAttribute('aria-disabled', 'true'),
      // Each press has taken the tick away or set it again.
      ready: () => expect(box).toBeChecked({ checked: presses % 2 === 0 }),
    },
  }
}

test.describe('§8 late code: the planned paths, walked on the page', () => {
  for (const path of planLateCodeOnPage().onPage())
    test(titleOf(path), async ({ page, visit, complaints }) => {
      const code = await HeldCode.on(page)
      await visit('/dk/post/kartoffelporresuppe')
      await walkOnPage(path, ingredientsDriver(page, code))
      const isRefused = path.steps.some(({ happening }) => happening.kind === 'fail')
      expectComplaints(complaints, ...(isRefused ? [toldOf.refused] : []))
    })
})
