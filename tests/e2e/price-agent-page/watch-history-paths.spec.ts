import { planWatchHistory, type WatchHistorySnapshot } from '#machines/watch-history/watch-history.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { ofNoProduct } from '../price-agent/price-agent-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { agentPath, watchesOf, watchFound } from './agent-page.ts'

test.describe('§2.1 page of the price agent: the prices of a watched product over time: the planned paths', () => {
  for (const path of planWatchHistory().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      await watchFound(page, ['kaffe'])
      await visit(agentPath)
      const calls = await HeldCalls.on(page, '**/_serverFn/getProductToWatch*', 'GET')
      const watch = watchesOf(page).first()
      const opener = watch.getByText('Vis pris over tid')
      const loading = watch.getByRole('status', { name: 'Henter priser' })
      const retry = watch.getByRole('button', { name: 'Prøv igen' })
      const chart = watch.getByRole('img', { name: /^Tilbudspriser de seneste 12 måneder/ })
      const expectAccessibleAtTop = async () => {
        // axe would measure a button that is partly below the sticky header as too small.
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessible(page)
      }
      await walkOnPage<WatchHistorySnapshot>(path, {
        perform: async ({ happening }) => {
          if (happening.label === 'history.opened') return opener.press('Enter')
          if (happening.label === 'loading.retried') return retry.press('Enter')
          if (happening.kind === 'fail') return calls.lose()
          if (happening.kind === 'done')
            return calls.letThrough(happening.output === null ? ofNoProduct : undefined)
          throw new Error(`the page has no way to do "${happening.label}"`)
        },
        see: {
          unopened: () => expect(chart).toHaveCount(0),
          loading: () => expect(loading).toBeVisible(),
          failed: async () => {
            await expect(watch.getByRole('alert')).toHaveText(/Priserne kunne ikke hentes\./)
            await expectAccessibleAtTop()
          },
          shown: async ({ context: { product } }) => {
            await expect(loading).toHaveCount(0)
            if (product) await expect(chart).toBeVisible()
            else await expect(watch.getByText('Varen findes ikke længere.')).toBeVisible()
            await expectAccessibleAtTop()
          },
        },
      })
      complaints.splice(0)
    })
  }
})
