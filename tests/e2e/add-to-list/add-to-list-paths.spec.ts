import {
  planAddToListByPress,
  planAddToListOfSeveral,
  planAddToListOfSomebody,
  planAddToListOnPage,
  planAddToListWithoutList,
} from '#machines/add-to-list/add-to-list.paths.ts'
import type { Plan } from '#tests/paths/plan-paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { newEmail, registerOverHttp } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, goWithin, test } from '../support/page-test.ts'
import { addToListDriver, comparedOffer, listAddress, userAddress } from './add-to-list-page.ts'

const shoppers: { whose: string; plan: Plan; isOfSeveral?: boolean; hideAdded?: boolean }[] = [
  { whose: 'whose list comes', plan: planAddToListOnPage() },
  { whose: 'who picks among several', plan: planAddToListOfSeveral(), isOfSeveral: true },
  { whose: 'who adds by the press before their list comes', plan: planAddToListByPress(), hideAdded: true },
  { whose: 'whose list does not come at first', plan: planAddToListWithoutList() },
]

for (const { whose, plan, isOfSeveral, hideAdded } of shoppers) {
  test.describe(`§4 add-to-list modal of a shopper ${whose}: the planned paths, walked on the page`, () => {
    for (const path of plan.paths) {
      test(titleOf(path), async ({ page, visit, complaints }) => {
        const email = await registerShopper(page)
        if (hideAdded) await page.addInitScript(() => localStorage.setItem('hideAdded', 'true'))
        const calls = {
          list: await HeldCalls.on(page, listAddress, 'GET'),
          user: await HeldCalls.on(page, userAddress, 'GET'),
        }
        await visit(isOfSeveral ? await comparedOffer(page) : '/dk/offer/kaffe')
        await walkOnPage(path, addToListDriver(page, { calls, account: { email, device: page }, complaints }))
      })
    }
  })
}

test.describe('§4, §6 add-to-list modal before the page knows who is logged in: the planned paths, walked on the page', () => {
  for (const path of planAddToListOfSomebody().onPage()) {
    test(titleOf(path), async ({ page, visit, otherPage: device, complaints }) => {
      const email = newEmail()
      await registerOverHttp(device, email)
      const calls = {
        list: await HeldCalls.on(page, listAddress, 'GET'),
        user: await HeldCalls.on(page, userAddress, 'GET'),
      }
      // The offline page is drawn for no particular user.
      await visit('/dk/offline')
      await expect.poll(() => calls.user.waiting).toBe(1)
      await goWithin(page, '/dk/offer/kaffe')
      await expect(page.getByRole('main').locator('article').first()).toBeVisible()
      await walkOnPage(path, addToListDriver(page, { calls, account: { email, device }, complaints }))
    })
  }
})
