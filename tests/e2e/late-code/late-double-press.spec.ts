import { withoutFailedLoads } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { agentModal, hearts } from '../price-agent/price-agent-page.ts'
import { expect, test } from '../support/page-test.ts'
import { LateFiles, missing, retry } from './late-files.ts'
import { coffee, desktop } from './late-ways.ts'

test('§8 late code: a double press on „Prøv igen“ presses nothing below it, and what was pressed first is kept', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await registerShopper(page)
  const files = await LateFiles.on(page, 'offer/$term.tsx')
  await page.setViewportSize(desktop)
  files.refuse('all')
  await visit(coffee)
  await context.setOffline(true)
  files.refuse('none')
  await hearts(page).first().click()
  await retry(page).dblclick()
  await expect(retry(page)).toBeFocused()
  await expect(missing(page)).toBeVisible()
  await expect(page).toHaveURL(coffee)
  await context.setOffline(false)
  await expect(agentModal(page).getByRole('heading').first()).toBeVisible()
  await expect(page).toHaveURL(coffee)
  await page.keyboard.press('Escape')
  await expect(hearts(page).first(), 'the focus is where it was').toBeFocused()
  withoutFailedLoads(complaints)
})
