import { withoutFailedLoads } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, test } from '../support/page-test.ts'
import { modalOf } from './add-to-list-modal.ts'

const pages = [
  { name: 'results', path: '/dk/offer/mælk' },
  { name: 'the front page', path: '/dk' },
]
const shoppers = ['user', 'visitor'] as const

test.describe('§4 waiting changes: a press of the plus without a connection', () => {
  for (const { name, path } of pages)
    for (const shopper of shoppers)
      test(`leaves ${name} of a ${shopper} in sight, says so, and goes on when the connection is back`, async ({
        page,
        visit,
        complaints,
      }) => {
        if (shopper === 'user') await registerShopper(page)
        await visit(path)
        const heading = page.getByRole('heading', { level: 1 })
        const text = await heading.innerText()
        await page.context().setOffline(true)
        await page
          .getByRole('main')
          .getByLabel(/^Læg på sedlen: /)
          .first()
          .click()
        const said = page.getByRole('alert').filter({ hasText: 'Vi kunne ikke hente det, du trykkede på.' })
        await expect(said).toBeVisible()
        await expect(heading).toHaveText(text)
        await page.context().setOffline(false)
        await expect(modalOf(page)).toBeVisible()
        await expect(said).toHaveCount(0)
        withoutFailedLoads(complaints)
      })

  test('is refused by a server that was killed, and leaves the results in sight', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/dk/offer/mælk')
    await page.route('**', (route) => route.abort('connectionrefused'))
    await page
      .getByRole('main')
      .getByLabel(/^Læg på sedlen: /)
      .first()
      .click()
    await expect(page.getByText('Vi kunne ikke hente det, du trykkede på.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'mælk' })).toBeVisible()
    withoutFailedLoads(complaints)
  })
})
