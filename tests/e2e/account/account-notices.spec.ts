import { HeldCalls } from '../support/held-calls.ts'
import { expect, goWithin, test, untilTabIsOpen } from '../support/page-test.ts'
import { fillRegistration, newEmail, registerOverHttp, withoutFailedLoads } from './account-page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2.1 §6 notices of an account are in the HTML of the page, so that nothing moves when they show', async ({
    page,
  }) => {
    await page.goto('/dk/offer/kaffe?registered=true')
    await expect(page.getByText('Din konto er oprettet.')).toBeVisible()
    await registerOverHttp(page, newEmail())
    await page.goto('/dk')
    await expect(page.getByRole('region', { name: 'Din e-mail' })).toBeVisible()
    // As after the confirmation of another user.
    await page.goto('/dk?verified=1')
    await expect(page.getByText('Din e-mail er bekræftet.')).toHaveCount(0)
  })
})

test('§4 user session: after a registration one notice says what is next, and asks nobody to log in who is logged in', async ({
  page,
  visit,
}) => {
  await registerOverHttp(page, newEmail())
  await visit('/dk/offer/kaffe?registered=true')
  const notices = page.locator('#notices')
  await expect(notices).toContainText('Din konto er oprettet.')
  await expect(notices).not.toContainText('Bekræft din e-mail.')
  await expect(notices.getByRole('link')).toHaveText(['Gå til din profil'])
  await goWithin(page, '/dk/offer/te')
  await expect(notices).toContainText('Bekræft din e-mail.')
})

test('§4 user session: who registers in the modal of the list is told there, and by the page only afterwards', async ({
  page,
  visit,
}) => {
  await visit('/dk/offer/kaffe')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Læg på sedlen: / })
    .first()
    .click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Opret konto' }).first().click()
  await fillRegistration(modal, newEmail())
  await modal.locator('[type=submit]').click()
  await expect(page.getByRole('dialog', { name: 'Bekræft din e-mail først' })).toBeVisible()
  await expect(page).toHaveURL('/dk/offer/kaffe?registered=true')
  await expect(page.locator('#notices')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#notices').getByText('Din konto er oprettet.')).toBeVisible()
  await expect(page.locator('#notices').getByText('Bekræft din e-mail.')).toHaveCount(0)
})

test('only the browser may cache a page of a visitor; nothing may cache a page of a user', async ({
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

test('§7: nothing may cache what a server function answers, to a visitor or about a user', async ({
  page,
}) => {
  const keepOf = (name: string) =>
    page.request
      .get(`/_serverFn/${name}`, { headers: { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' } })
      .then(async (answer) => [
        answer.status(),
        answer.headers()['cache-control'],
        (await answer.text()).includes('@'),
      ])
  const functions = ['getSession', 'getProfile', 'getPriceAgentPage']
  for (const name of functions) expect(await keepOf(name)).toEqual([200, 'private, no-store', false])
  await registerOverHttp(page, newEmail())
  for (const name of functions)
    expect([name, ...(await keepOf(name))]).toEqual([
      name,
      200,
      'private, no-store',
      name !== 'getPriceAgentPage',
    ])
})

test('§6 a page waits for the code of its notice, so that the notice stays as the server drew it', async ({
  page,
}) => {
  await registerOverHttp(page, newEmail())
  const code = await HeldCalls.on(page, '**/assets/notices-*.js', 'GET')
  const profile = await HeldCalls.on(page, '**/_serverFn/getProfile*', 'GET')
  const notice = page.getByRole('region', { name: 'Din e-mail' })
  const hydrated = page.locator('html[data-hydrated]')
  await page.goto('/dk')
  await expect.poll(() => code.waiting).toBe(1)
  await expect(hydrated).toHaveCount(0)
  await notice.evaluate((drawn) => Object.assign(drawn, { isDrawn: true }))
  await code.letThrough()
  await hydrated.waitFor({ state: 'attached' })
  await untilTabIsOpen(page)
  expect(await notice.evaluate((shown) => 'isDrawn' in shown)).toBe(true)
  // The address changes before the page does.
  await goWithin(page, '/dk/profile')
  await expect.poll(() => profile.waiting).toBe(1)
  await profile.letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('§2.1 a saved gender can be removed', async ({ page, visit }) => {
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
  test(`${path}: a countdown that stood still in a hidden tab is correct when the tab is shown again`, async ({
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
    // As after a computer slept: each due timer fires once.
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
