import { accountPassword as password, withoutFailedLoads } from '../account/account-page.ts'
import { decidedCookies } from '../consent/decided.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { confirmation, part } from '../profile/profile-page.ts'
import { test } from '../server/own-server.ts'
import { endSession, expect, expectAccessible } from '../support/page-test.ts'

// Browsers make passkeys for names only, not for addresses of machines.
const named = (url: string) => url.replace('127.0.0.1', 'localhost')

test.use({
  settings: async ({ port }, use) => {
    await use({ APP_URL: `http://localhost:${port}` })
  },
  baseURL: async ({ server }, use) => {
    await use(named(server.url))
  },
  storageState: async ({ server }, use) => {
    await use({ cookies: decidedCookies(named(server.url)), origins: [] })
  },
})

test('§4 second factors: a user adds a passkey, logs in with it, and removes it', async ({
  page,
  visit,
  server,
  complaints,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await registerShopper(page, server.mails)
  await visit('/dk/profile')
  const section = part(page, 'Adgangsnøgler')
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  const main = page.locator('main')
  const add = async () => {
    await button('Tilføj en adgangsnøgle').click()
    await expect(section.getByRole('heading', { name: 'Tilføj en adgangsnøgle' })).toBeFocused()
    await section.getByLabel('Din adgangskode').fill(password)
    await button('Fortsæt').click()
  }
  const logIn = async () => {
    await page.goto('about:blank')
    await endSession(page.context())
    await visit('/dk/login')
    await main.getByRole('button', { name: 'Brug en adgangsnøgle' }).click()
  }

  await test.step('it is made by the browser, after the password', async () => {
    await button('Tilføj en adgangsnøgle').click()
    await button('Annuller').click()
    await expect(button('Tilføj en adgangsnøgle')).toBeFocused()
    await add()
    await expect(confirmation(page, 'Adgangsnøglen er tilføjet')).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveText([
      /^Chrome på \S+Tilføjet .+, ikke brugt endnuFjern$/,
    ])
    await expectAccessible(page)
  })

  await test.step('a browser that refuses to make another is told', async () => {
    await add()
    await expect(section.getByRole('alert')).toHaveText('Enheden har allerede en adgangsnøgle til din konto.')
    await expectAccessible(page)
  })

  await test.step('it logs in, without email and password', async () => {
    await logIn()
    await expect(confirmation(page, 'Du er logget ind')).toBeVisible()
    await expect(page).toHaveURL('/dk')
    await visit('/dk/profile')
    await expect(section.getByText(/^Tilføjet .+, sidst brugt .+$/)).toBeVisible()
  })

  await test.step('removed after the password, it logs in no more', async () => {
    await section.getByRole('button', { name: /^Fjern adgangsnøglen Chrome på / }).click()
    await expectAccessible(page)
    await section.getByLabel('Din adgangskode').fill(password)
    await button('Fjern').click()
    await expect(confirmation(page, 'Adgangsnøglen er fjernet')).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await logIn()
    await expect(main.getByRole('alert').filter({ hasText: 'Adgangsnøglen' })).toHaveText(
      'Adgangsnøglen virker ikke længere her. Log ind med din adgangskode.',
    )
    await expectAccessible(page)
  })

  await test.step('a browser without one, or that knows none, says so', async () => {
    const tellsAfterPress = async (text: string) => {
      await main.getByRole('button', { name: 'Brug en adgangsnøgle' }).click()
      await expect(main.getByRole('alert').filter({ hasText: text })).toBeVisible()
    }
    await browser.send('WebAuthn.clearCredentials', { authenticatorId })
    await tellsAfterPress('Der blev ikke valgt nogen adgangsnøgle. Prøv igen, eller brug din adgangskode.')
    await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await tellsAfterPress('Din browser kan ikke bruge adgangsnøgler. Prøv i en nyere browser.')
  })
  withoutFailedLoads(complaints)
})
