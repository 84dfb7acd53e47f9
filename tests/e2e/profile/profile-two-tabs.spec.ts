import type { Page } from '@playwright/test'
import { logInAs } from '../account/account-page.ts'
import { beDeaf } from '../session/be-deaf.ts'
import { endSession, expect, returnTo, test, untilTabIsOpen } from '../support/page-test.ts'
import { forgetStatus, part, password, register } from './profile-page.ts'

/** How the server answers the requests of the page that change a user's account. */
function updatesFrom(page: Page): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') statuses.push(response.status())
  })
  return statuses
}

test.describe('§4 user session: another user logs in in a second tab', () => {
  for (const way of ['comes back to the tab', 'saves without the tab having noticed'] as const)
    test(`a user who ${way} sees their own profile, and no input of the first user is saved`, async ({
      page,
      visit,
      complaints,
    }) => {
      const isSaving = way === 'saves without the tab having noticed'
      if (isSaving) await beDeaf(page)
      const grundtvig = await register(page, 'Nikolaj Grundtvig')
      await endSession(page.context())
      await register(page, 'Karen Blixen')
      await visit('/dk/profile#information')
      const answers = updatesFrom(page)
      const information = part(page, 'Mine oplysninger')
      await untilTabIsOpen(page)
      await information.getByLabel('Adresse').fill('Rungsted Strandvej 111')
      await information.getByLabel('Telefonnummer').fill('20304050')

      const second = await page.context().newPage()
      await second.goto('/dk/profile')
      await second.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await second.getByRole('button', { name: 'Log ud' }).click()
      await expect(second).toHaveURL('/dk')
      await second.goto('/dk/login?next=%2Fdk%2Fprofile')
      await second.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await logInAs(second, grundtvig.email, password)
      await expect(part(second, 'Oversigt')).toContainText('Nikolaj Grundtvig')

      if (way === 'comes back to the tab') await returnTo(page)
      else await information.getByRole('button', { name: 'Gem oplysninger' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Nikolaj' })).toBeVisible()
      await expect(page).toHaveURL('/dk/profile')
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await expect(part(page, 'Oversigt')).toContainText(grundtvig.email)
      await expect(information.getByLabel('Adresse')).toHaveValue('')
      await expect(information.getByLabel('Telefonnummer')).toHaveValue('')
      expect(answers).toEqual(isSaving ? [401] : [])

      await information.getByLabel('Adresse').fill('Store Kannikestræde 1')
      await information.getByRole('button', { name: 'Gem oplysninger' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Dine oplysninger er gemt' })).toBeVisible()
      const user = await (await page.request.get('/api/user')).json()
      expect(user).toMatchObject({
        name: 'Nikolaj Grundtvig',
        address: 'Store Kannikestræde 1',
        phone_number_subscriber_number: null,
      })
      expect(answers).toEqual(isSaving ? [401, 200] : [200])
      forgetStatus(complaints, 401)
    })
})
