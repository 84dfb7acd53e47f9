import type { Page } from '@playwright/test'
import { chainsToVisit } from '#app/domain/list/shop-round.ts'
import { planShopModeOnPage, type ShopModeSnapshot } from '#machines/shop-mode/shop-mode.paths.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import {
  addManually,
  addOffers,
  listOf,
  openPanel,
  registerShopper,
  sendToList,
  variedTerms,
} from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { fetchedRowOf, shopOf, shopRowOf } from './shop-page.ts'

test.describe('§4 shop mode: the planned paths, walked on the page', () => {
  for (const path of planShopModeOnPage().onPage())
    test(titleOf(path), async ({ page, visit }) => {
      // Each message that goes by itself takes six seconds.
      test.slow()
      await page.setViewportSize({ width: 390, height: 844 })
      await registerShopper(page)
      await addOffers(page, variedTerms)
      await addManually(page, ['Mælk'])
      const [leading, next] = chainsToVisit((await listOf(page)).items)
      if (!leading || !next) throw new Error('the offers are of one chain')
      await visit('/dk')
      await openPanel(page)
      // The paths call them so, whatever chains have the offers today.
      await walkOnPage(path, shopDriver(page, { Netto: leading.chainName, Lidl: next.chainName }))
    })
})

function shopDriver(page: Page, chains: Record<string, string>): Driver<ShopModeSnapshot> {
  const shop = shopOf(page)
  const chainOf = ({ context: { chain } }: ShopModeSnapshot) => chains[chain ?? ''] ?? ''
  const undo = shop.getByRole('button', { name: 'Fortryd' })
  const chooser = shop.getByRole('button', { name: /Vælg kæde$/ })
  /** Ticks the milk, or takes its tick back, in another tab, which the page hears of. */
  const elsewhere = async (wanted: 'check' | 'uncheck') => {
    const milk = (await listOf(page)).items.find(({ name }) => name === 'Mælk')
    await sendToList(page, `${wanted}-item/${milk?.uuid}`)
    await expect((wanted === 'check' ? fetchedRowOf : shopRowOf)(page, 'Mælk')).toBeVisible()
  }
  const ways: Record<string, () => Promise<unknown>> = {
    'shopping.requested "Netto"': () => page.getByRole('button', { name: 'Gå på indkøb' }).click(),
    'shopping.left': () => shop.getByRole('button', { name: 'Afslut' }).click(),
    'escape.pressed': () => page.keyboard.press('Escape'),
    'chooser.toggled': () => chooser.click(),
    'chain.chosen "Lidl"': () =>
      shop.getByRole('button', { name: new RegExp(`^${chains.Lidl} \\d`) }).click(),
    'the milk is ticked': async () => {
      if ((await fetchedRowOf(page, 'Mælk').count()) > 0) await elsewhere('uncheck')
      await shopRowOf(page, 'Mælk').click()
      await expect(fetchedRowOf(page, 'Mælk')).toBeVisible()
    },
    'the milk is unticked': async () => {
      if ((await fetchedRowOf(page, 'Mælk').count()) === 0) await elsewhere('check')
      await fetchedRowOf(page, 'Mælk').click()
      await expect(shopRowOf(page, 'Mælk')).toBeVisible()
    },
    'undo.pressed': async () => {
      await undo.click()
      await expect(shopRowOf(page, 'Mælk')).toBeVisible()
    },
  }
  const isShopping = async (snapshot: ShopModeSnapshot) => {
    await expect(shop).toHaveAccessibleName(`Indkøb i ${chainOf(snapshot)}`)
  }
  return {
    perform: async ({ happening }) => {
      if (happening.kind === 'after') return page.waitForTimeout(happening.ms)
      const way = ways[happening.label]
      if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
      await way()
    },
    see: {
      closed: () => expect(shop).toHaveCount(0),
      'shopping.round.kept': async (snapshot) => {
        await isShopping(snapshot)
        const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
        expect(kept).toContain(chainOf(snapshot))
      },
      'shopping.chooser.closed': () => expect(chooser).toHaveAttribute('aria-expanded', 'false'),
      'shopping.chooser.open': async () => {
        await expect(chooser).toHaveAttribute('aria-expanded', 'true')
        await expectAccessible(page)
      },
      'shopping.order.open': isShopping,
      'shopping.order.settled': isShopping,
      'shopping.undo.none': () => expect(undo).toHaveCount(0),
      'shopping.undo.offered': () => expect(undo).toBeVisible(),
    },
  }
}
