import { appCode } from '#tests/integration/accounts/authenticator-app.ts'
import { logInAs, accountPassword as password, withoutFailedLoads } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { confirmation, part, register } from '../profile/profile-page.ts'
import { endSession, expect, expectAccessible, test } from '../support/page-test.ts'

test('§4 second factors: a user adds their authenticator app, logs in with a code of it or a backup code, and removes it', async ({
  page,
  visit,
  complaints,
}) => {
  const email = await registerShopper(page)
  await visit('/dk/profile')
  // Neither section asks for anything before it is asked to.
  for (const [name, button] of [
    ['Login i to trin', 'Slå login i to trin til'],
    ['Adgangsnøgler', 'Tilføj en adgangsnøgle'],
  ] as const) {
    await expect(part(page, name).getByRole('button')).toHaveText([button])
    await expect(part(page, name).getByRole('textbox')).toHaveCount(0)
  }
  const section = part(page, 'Login i to trin')
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click()
  let secret = ''
  let backupCode = ''

  await test.step('adding it asks for the password and a code, and then shows the backup codes', async () => {
    await press('Slå login i to trin til')
    const field = section.getByLabel('Din adgangskode')
    await field.fill('en helt anden')
    await press('Fortsæt')
    await expect(field).toHaveAccessibleDescription('Det er ikke din nuværende adgangskode. Prøv igen.')
    const colour = (text: string) =>
      section.getByText(text).evaluate((shown) => getComputedStyle(shown).color)
    expect(await colour('Det er ikke din nuværende adgangskode. Prøv igen.')).not.toBe(
      await colour('Du skal bruge en app'),
    )
    await field.fill(password)
    await expectAccessible(page)
    await press('Fortsæt')
    await expect(section.getByRole('img', { name: 'QR-kode med din nøgle' })).toBeVisible()
    secret = (await section.locator('code').innerText()).replaceAll(' ', '')
    const code = section.getByLabel('Kode fra appen')
    await press('Slå til')
    await expect(code).toHaveAccessibleDescription('Skriv koden.')
    await code.fill('000000')
    await press('Slå til')
    await expect(code).toHaveAccessibleDescription('Koden passer ikke. Skriv den, appen viser nu.')
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill(appCode(secret))
    await press('Slå til')
    await expect(section.getByText('Login i to trin er slået til.')).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(8)
    await expectAccessible(page)
    backupCode = await section.getByRole('listitem').first().innerText()
    await press('Jeg har gemt dem')
    await expect(
      section.getByText(/^Slået til \d+\. \S+ \d{4}\. Du har 8 reservekoder tilbage\.$/),
    ).toBeVisible()
  })

  const main = page.locator('main')
  await test.step('a login asks for a code and starts no session before it', async () => {
    await page.goto('about:blank')
    await endSession(page.context())
    await visit('/dk/login')
    await logInAs(page, email, password)
    const code = main.getByLabel('Kode fra appen')
    await expect(code).toBeFocused()
    expect((await page.request.get('/api/user')).status()).toBe(401)
    await expectAccessible(page)
    // The code was used when the app was added.
    await code.fill('000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription('Koden passer ikke. Skriv den, appen viser nu.')
    await code.fill(appCode(secret, Date.now() + 30_000))
    await code.press('Enter')
    await expect(confirmation(page, 'Du er logget ind')).toBeVisible()
    await expect(page).toHaveURL('/dk')
  })

  await test.step('the user menu does so too, and takes a backup code', async () => {
    await page.goto('about:blank')
    await endSession(page.context())
    await visit('/dk')
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    const menu = page.getByRole('dialog', { name: 'Din konto' })
    await menu.getByLabel('E-mail').fill(email)
    await menu.getByLabel('Adgangskode', { exact: true }).fill(password)
    await menu.getByLabel('Adgangskode', { exact: true }).press('Enter')
    await menu.getByRole('button', { name: 'Brug en reservekode' }).click()
    const code = menu.getByLabel('Reservekode')
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill(backupCode)
    await code.press('Enter')
    await expect(confirmation(page, 'Du er logget ind')).toBeVisible()
    await expect(menu).toHaveCount(0)
  })

  await test.step('removing it asks for the password', async () => {
    await visit('/dk/profile')
    await expect(section.getByText('Du har 7 reservekoder tilbage.')).toBeVisible()
    await press('Slå login i to trin fra')
    await section.getByLabel('Din adgangskode').fill(password)
    await expectAccessible(page)
    await press('Slå fra')
    await expect(confirmation(page, 'Login i to trin er slået fra')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Slå login i to trin til' })).toBeFocused()
  })
  withoutFailedLoads(complaints)
})

test('§4 second factors: a login that waited for its code too long says so, and begins again with its email', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route('**/login', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({ status: 202, json: { two_factor: true } })
      : route.fallback(),
  )
  await visit('/dk/login')
  await logInAs(page, 'mette@example.dk', password)
  const main = page.locator('main')
  await main.getByLabel('Kode fra appen').fill('123456')
  await main.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(main.getByRole('alert')).toHaveText(
    'Der gik for lang tid, eller der blev prøvet for mange gange. Log ind igen.',
  )
  const again = main.getByRole('button', { name: 'Log ind igen' })
  await expect(again).toBeFocused()
  await expectAccessible(page)
  await again.press('Enter')
  await expect(main.getByLabel('E-mail')).toHaveValue('mette@example.dk')
  await expect(main.getByLabel('Adgangskode', { exact: true })).toBeFocused()
  withoutFailedLoads(complaints)
})

test('§6, §4 second factors: a user whose email is not confirmed is offered no second factor', async ({
  page,
  visit,
}) => {
  await register(page)
  await visit('/dk/profile')
  for (const [name, text] of [
    ['Login i to trin', 'Du kan slå det til, når din e-mail er bekræftet.'],
    ['Adgangsnøgler', 'Du kan tilføje en, når din e-mail er bekræftet.'],
  ] as const) {
    await expect(part(page, name)).toContainText(text)
    await expect(part(page, name).getByRole('button')).toHaveCount(0)
  }
})
