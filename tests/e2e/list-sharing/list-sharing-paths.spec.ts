import {
  planSharingOfOwnerOnPage,
  planSharingOfParticipant,
} from '#machines/sharing-menu/sharing-menu.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { addManually, registerShopper, rowOf, shareBetween } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, test } from '../support/page-test.ts'
import { holdSharing, sharingDriver } from './sharing-menu-page.ts'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test.describe('§4 sharing, the menu of an owner: the planned paths, walked on the page', () => {
  for (const path of planSharingOfOwnerOnPage().onPage()) {
    test(titleOf(path), async ({ page, visit, otherPage, complaints }) => {
      const findOther = async () => {
        await registerShopper(otherPage)
        return otherPage
      }
      await registerShopper(page)
      await addManually(page, ['Lys'])
      const calls = await holdSharing(page)
      await visit('/dk/offer/kaffe')
      await expect(rowOf(page, 'Lys')).toBeVisible()
      await walkOnPage(path, sharingDriver(page, { calls, findOther, complaints }))
    })
  }
})

test.describe('§4 sharing, the menu of a participant: the planned paths, walked on the page', () => {
  for (const path of planSharingOfParticipant().onPage()) {
    test(titleOf(path), async ({ page, visit, otherPage: owner, complaints }) => {
      await shareBetween(owner, page, 'Lys')
      const calls = await holdSharing(page)
      await visit('/dk/offer/kaffe')
      await expect(rowOf(page, 'Lys')).toBeVisible()
      await walkOnPage(path, sharingDriver(page, { calls, findOther: async () => owner, complaints }))
    })
  }
})
