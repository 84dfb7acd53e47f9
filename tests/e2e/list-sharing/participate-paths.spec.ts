import { planInvitationOnPage } from '#machines/invitation/invitation.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { addManually, registerShopper, shareList } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { endSession, test } from '../support/page-test.ts'
import { invitationDriver } from './participate-page.ts'

test.describe('§2.1 /participate: the planned paths, walked on the page', () => {
  for (const path of planInvitationOnPage().onPage()) {
    test(titleOf(path), async ({ page, visit, otherPage: owner, complaints }) => {
      await registerShopper(owner)
      await addManually(owner, ['Mælk'])
      const { sharingCode } = await shareList(owner)
      const email = await registerShopper(page)
      await endSession(page.context())
      const calls = await HeldCalls.on(page, '**/api/shopping-list/invitation/*/accept', 'POST')
      const address = `/dk/participate?list=${sharingCode}`
      await visit(address)
      await walkOnPage(
        path,
        invitationDriver(page, { calls, address, sharingCode, owner, email, visit, complaints }),
      )
    })
  }
})
