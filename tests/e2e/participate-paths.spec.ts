import { planInvitationOnPage } from '#tests/paths/invitation.paths.ts'
import { walkPath } from '#tests/paths/walk-path.ts'
import { HeldCalls } from './held-calls.ts'
import { addManually, listOf, registerShopper, sendToList } from './list-page.ts'
import { test } from './page-test.ts'
import { invitationDriver } from './participate-page.ts'

test.describe('§2.1 /participate: the planned paths, walked on the page', () => {
  for (const [index, path] of planInvitationOnPage().paths.entries()) {
    test(`path ${index + 1}, ${path.steps.length} steps`, async ({
      page,
      visit,
      browser,
      baseURL,
      complaints,
    }) => {
      const household = await browser.newContext({ ...(baseURL && { baseURL }) })
      const owner = await household.newPage()
      await registerShopper(owner)
      await addManually(owner, ['Mælk'])
      await sendToList(owner, 'make-shareable')
      const { sharingCode = '' } = await listOf(owner)
      const email = await registerShopper(page)
      await page.context().clearCookies()
      const calls = await HeldCalls.on(page, '**/api/shopping-list/invitation/*/accept', 'POST')
      const address = `/dk/participate?list=${sharingCode}`
      await visit(address)
      await walkPath(
        path,
        invitationDriver(page, { calls, address, sharingCode, owner, email, visit, complaints }),
      )
      await household.close()
    })
  }
})
