import { newEmail } from '../account/account-page.ts'
import { confirmation, password, register } from '../profile/profile-page.ts'
import { endSession, expect, expectAccessible, test, untilTabIsOpen } from '../support/page-test.ts'

test.describe('§2.4 the user button', () => {
  test('opens a dropdown with login and registration, and closes on Escape, outside and a new page', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const button = page.getByRole('banner').getByRole('link', { name: 'Log ind' })
    const dropdown = page.getByRole('dialog', { name: 'Din konto' })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(dropdown.getByLabel('E-mail')).toBeFocused()
    await expectAccessible(page)

    await dropdown.getByRole('button', { name: 'Opret konto', pressed: false }).click()
    await expect(dropdown.getByLabel('Navn')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dropdown).toHaveCount(0)
    await expect(button).toBeFocused()

    await button.press('Enter')
    await expect(dropdown).toBeVisible()
    await page.mouse.click(200, 600)
    await expect(dropdown).toHaveCount(0)

    await button.click()
    await dropdown.getByRole('link', { name: 'Glemt adgangskode?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(dropdown).toHaveCount(0)
  })

  test('after a registration shows the login form again, with a notice about it; §6 tells the user to verify the email', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    const dropdown = page.getByRole('dialog', { name: 'Din konto' })
    await dropdown.getByRole('button', { name: 'Opret konto', pressed: false }).click()
    await dropdown.getByLabel('Navn').fill('Karen Blixen')
    await dropdown.getByLabel('E-mail').fill(newEmail())
    await dropdown.getByLabel('Adgangskode', { exact: true }).fill(password)
    const postalCode = dropdown.getByRole('combobox')
    await postalCode.fill('2960')
    // The list of postal codes covers the next fields until the field is left.
    await postalCode.press('Tab')
    await dropdown.getByLabel('Jeg accepterer betingelserne').check()
    await dropdown.getByLabel('Navn').press('Enter')
    await expect(page).toHaveURL('/dk?registered=true')
    await expect(dropdown.getByRole('button', { name: 'Log ind', pressed: true })).toBeVisible()
    const notice = confirmation(page, 'Din konto er oprettet.')
    // The dropdown says the same as long as it is open.
    await expect(notice).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(notice).toContainText('bekræft, at adressen er din.')
    await expectAccessible(page)
    await notice.getByRole('link', { name: 'Gå til din profil' }).click()
    await expect(page).toHaveURL('/dk/profile')
    await expect(notice).toHaveCount(0)
  })

  test('without JavaScript leads to the login page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    await expect(page).toHaveURL('/login')
    await context.close()
  })

  test('shows the first word of the user’s name, from the first paint, and leads to /profile', async ({
    page,
    visit,
  }) => {
    await register(page, 'Karen Blixen')
    const html = await (await page.request.get('/dk')).text()
    expect(html).toContain('>Karen</span>')
    await visit('/dk')
    // The notice's code loads after the page; a press at that moment would make React log an error and render again.
    await page.waitForLoadState('networkidle')
    await page.getByRole('banner').getByRole('link', { name: 'Karen' }).click()
    await expect(page).toHaveURL('/dk/profile')
  })
})

test.describe('§4 user session', () => {
  test('a user of another country is redirected to the same page in their own country', async ({
    page,
    visit,
  }) => {
    await register(page)
    await visit('/se/offer/kaffe?sort=price')
    await expect(page).toHaveURL('/dk/offer/kaffe?sort=price')
    await visit('/')
    await expect(page).toHaveURL('/dk')
  })

  test('a link to another country leads a user to the same page in their own country', async ({
    page,
    visit,
  }) => {
    await register(page)
    await visit('/dk')
    await untilTabIsOpen(page)
    await page.evaluate(() => history.pushState({}, '', '/se/offer/kaffe?sort=price'))
    await expect(page).toHaveURL('/dk/offer/kaffe?sort=price')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffe')
  })

  test('the footer offers a user no other country, and says why', async ({ page, visit }) => {
    const country = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(Danmark|Norge|Sverige|Suomi)$/ })
    await visit('/dk/offer/kaffe')
    await expect(country).toHaveText(['Danmark', 'Norge', 'Sverige', 'Suomi'])
    await register(page)
    await visit('/dk/offer/kaffe')
    await expect(country).toHaveText(['Danmark'])
    await expect(page.getByRole('contentinfo')).toContainText(
      'Din konto hører til Danmark. Log ud for at se et andet land.',
    )
    await expectAccessible(page)
    await country.click()
    await expect(page).toHaveURL('/dk')
  })

  test('the page knows of a login in the dropdown at once, and confirms it', async ({ page, visit }) => {
    const { email } = await register(page, 'Karen Blixen')
    await endSession(page.context())
    await visit('/offer/kaffe')
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    const dropdown = page.getByRole('dialog', { name: 'Din konto' })
    await dropdown.getByLabel('E-mail').fill(email)
    await dropdown.getByLabel('Adgangskode', { exact: true }).fill(password)
    await dropdown.getByRole('button', { name: 'Log ind', exact: true }).last().click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Karen' })).toBeVisible()
    await expect(page).toHaveURL('/dk/offer/kaffe')
    await expect(confirmation(page, 'Du er logget ind')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('§9 notifications', () => {
  test('leave after three seconds, and stay while the pointer is on them', async ({ page, visit }) => {
    await register(page)
    await page.clock.install()
    await visit('/dk/profile')
    // A busy machine may need longer to look than the notification stays.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Gem oplysninger' }).click()
    const said = page.getByRole('status').filter({ hasText: 'Dine oplysninger er gemt' })
    await expect(said).toBeVisible()
    const hasPointer = () => said.evaluate((element) => element.matches(':hover'))
    await said.hover()
    await expect.poll(hasPointer).toBe(true)
    await page.clock.runFor(10_000)
    await expect(said).toBeVisible()
    await page.mouse.move(0, 0)
    await expect.poll(hasPointer).toBe(false)
    await page.clock.runFor(3_000)
    await expect(said).toHaveCount(0)
  })
})
