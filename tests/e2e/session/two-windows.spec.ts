import type { Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import { listOf, registerShopper } from '../list-rows/list-page.ts'
import { agentModal, chips, pressHeart } from '../price-agent/price-agent-page.ts'
import { forgetStatus } from '../profile/profile-page.ts'
import { expect, test, untilTabIsOpen } from '../support/page-test.ts'
import { beDeaf } from './be-deaf.ts'

const submit = (page: Page) => agentModal(page).locator('[type=submit]')
const agentStatus = async (page: Page) => (await page.request.get('/api/price-agent/get/')).status()

/** Opens the form that follows a price, as a user. */
async function openForm(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await registerShopper(page)
  await visit('/dk/offer/kaffe')
  await pressHeart(page)
  await expect(chips(page).first()).toBeVisible()
}

test.describe('§4 user session: another user logs in in the window beside this one', () => {
  test('this window is theirs at once', async ({ page, visit, complaints }) => {
    await openForm(page, visit)
    const beside = await page.context().newPage()
    await beside.goto('/dk/profile')
    await beside.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await beside.getByRole('button', { name: 'Log ud' }).click()
    await expect(beside).toHaveURL('/dk')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
    await expect(agentModal(page)).toHaveCount(0)
    const email = await registerShopper(beside)
    await beside.goto('/dk/profile')
    await untilTabIsOpen(beside)
    expect(await (await beside.request.get('/api/user')).json()).toMatchObject({ email })
    forgetStatus(complaints, 401)
  })

  test('what is pressed in a window that has not heard of it is not done in their name', async ({
    page,
    visit,
    complaints,
  }) => {
    await beDeaf(page)
    await openForm(page, visit)
    await registerShopper(page)
    const replaced = page.waitForEvent('framenavigated')
    await submit(page).click()
    await replaced
    await expect(agentModal(page)).toHaveCount(0)
    expect(await agentStatus(page)).toBe(404)
    forgetStatus(complaints, 401)
    withoutFailedLoads(complaints)
  })

  test('what was put on the list without a connection waits for the user who did', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await beDeaf(page)
    await registerShopper(page)
    const first = await context.cookies()
    await visit('/dk/offer/kaffe')
    await untilTabIsOpen(page)
    await page.keyboard.press('Escape')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Læg på sedlen/ })
      .first()
      .press('Enter')
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Læg på sedlen' })
    await submit.waitFor()
    await context.setOffline(true)
    await submit.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Lagt på sedlen' })).toBeVisible()
    await registerShopper(page)
    const refused = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.status() === 401,
    )
    await context.setOffline(false)
    await refused
    expect((await listOf(page)).items).toEqual([])
    await context.addCookies(first)
    await visit('/dk')
    await expect.poll(async () => (await listOf(page)).items.length).toBe(1)
    withoutFailedLoads(complaints)
  })
})
