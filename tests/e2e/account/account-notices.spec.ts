import { HeldCalls } from '../support/held-calls.ts'
import { linkInMail } from '../support/mailbox.ts'
import { expect, test } from '../support/page-test.ts'
import { newEmail, registerOverHttp, withoutFailedLoads } from './account-page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2.1 §6 notices of an account are part of the page as it comes, so that nothing moves for them', async ({
    page,
  }) => {
    await page.goto('/dk/offer/kaffe?registered=true')
    await expect(page.getByText('Din konto er oprettet.')).toBeVisible()
    await page.goto('/dk/login?verified=0')
    await expect(page.getByText('Linket virker ikke længere.')).toBeVisible()
    await registerOverHttp(page, newEmail())
    await page.goto('/dk')
    await expect(page.getByRole('region', { name: 'Din e-mail' })).toBeVisible()
    // As after the link of another user.
    await page.goto('/dk?verified=1')
    await expect(page.getByText('Din e-mail er bekræftet.')).toHaveCount(0)
  })
})

test('a page of a visitor may be kept by their browser alone; a page of a user by nobody', async ({
  page,
}) => {
  const kept = async (path: string) => {
    const answer = await page.goto(path)
    return (await answer?.allHeaders())?.['cache-control']
  }
  const pages = ['/dk', '/dk/offer/kaffe', '/dk/register']
  for (const path of pages) expect([path, await kept(path)]).toEqual([path, 'private, no-cache'])
  await registerOverHttp(page, newEmail())
  for (const path of ['/dk', '/dk/offer/kaffe', '/dk/profile', '/dk/register-gender-birthyear'])
    expect([path, await kept(path)]).toEqual([path, 'private, no-store'])
})

test('product, Accounts: the link of a mail that is opened again says that the email is confirmed already', async ({
  page,
  complaints,
}) => {
  const email = newEmail()
  await registerOverHttp(page, email)
  const link = await linkInMail(email, /^\/email\/verify\//)
  await page.goto(link)
  await expect(page).toHaveURL('/dk/profile?verified=1')
  await page.goto(link)
  await expect(page).toHaveURL('/dk/profile?verified=already')
  await expect(page.getByText('Din e-mail er allerede bekræftet.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind')
  await expect(page.getByText('Din e-mail er allerede bekræftet.')).toBeVisible()
  // The browser's own word on what the page before asked without its cookies.
  withoutFailedLoads(complaints)
})

test('§2.1 a gender that was told can be taken back', async ({ page, visit }) => {
  await registerOverHttp(page, newEmail())
  await visit('/dk/profile')
  const information = page.getByRole('region', { name: 'Mine oplysninger', exact: true })
  const save = async (choice: string) => {
    await information.getByText(choice).click()
    await information.getByRole('button', { name: 'Gem oplysninger' }).click()
  }
  const told = async () => (await (await page.request.get('/api/user')).json()).gender
  await expect(information.getByRole('radio', { name: 'Vil ikke oplyse' })).toBeChecked()
  await save('Kvinde')
  await expect.poll(told).toBe('female')
  await save('Vil ikke oplyse')
  await expect.poll(told).toBe(null)
})

for (const [path, endpoint, method] of [
  ['/dk/forgot-password', '**/forgot-password', 'POST'],
  ['/dk/check-email', '**/api/check-email*', 'GET'],
] as const) {
  test(`${path}: seconds that a hidden tab did not count are counted when it is looked at again`, async ({
    page,
    visit,
    complaints,
  }) => {
    await page.clock.install()
    const calls = await HeldCalls.on(page, endpoint, method)
    await visit(path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('main').getByLabel('E-mail').fill('mette@example.dk')
    await page.keyboard.press('Enter')
    await calls.answer({ status: 429, json: { message: '' }, headers: { 'Retry-After': '50' } })
    const button = page.locator('main [type=submit]')
    await expect(button).toHaveText('Prøv igen om 50 sek.')
    // As of a computer that was asleep: timers that were due fire once.
    await page.clock.fastForward(30_000)
    await page.clock.runFor(100)
    await expect(button).toHaveText('Prøv igen om 20 sek.')
    await page.clock.runFor(19_000)
    await expect(button).toHaveText('Prøv igen om 1 sek.')
    await page.clock.runFor(1_000)
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    withoutFailedLoads(complaints)
  })
}
