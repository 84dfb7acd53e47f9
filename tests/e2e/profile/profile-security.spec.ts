import { readFile } from 'node:fs/promises'
import { HeldCalls } from '../support/held-calls.ts'
import { linkInMail, mailsTo } from '../support/mailbox.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { confirmation, forgetStatus, logInElsewhere, part, password, register } from './profile-page.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.describe('§4 user session: password and sessions', () => {
  test('the server’s refusal of a wrong current password is shown under its field; the right one ends other sessions', async ({
    page,
    visit,
    browser,
    baseURL,
    complaints,
  }) => {
    const { email } = await register(page)
    const phone = await logInElsewhere(browser, { baseURL, userAgent: iPhone }, { email, password })
    await visit('/dk/profile')
    await expect(part(page, 'Enheder, du er logget ind på').getByRole('listitem')).toHaveText([
      /^Chrome på \S+Denne enhedLogget ind \d\d\.\d\d\.\d{4} - \d\d:\d\d$/,
      /^Safari på iPhoneLogget ind \d\d\.\d\d\.\d{4} - \d\d:\d\dLog ud$/,
    ])
    const form = part(page, 'Adgangskode')
    const present = form.getByLabel('Nuværende adgangskode')
    const chosen = form.getByLabel('Ny adgangskode')
    await present.fill('en helt anden')
    await chosen.fill('en bedre adgangskode')
    await form.getByRole('button', { name: 'Skift adgangskode' }).click()
    await expect(present).toHaveAccessibleDescription('Det er ikke din nuværende adgangskode. Prøv igen.')
    await expect(present).toBeFocused()
    await expect(chosen).toHaveValue('en bedre adgangskode')
    await expectAccessible(page)
    forgetStatus(complaints, 422)
    expect(await phone.user()).toBe(200)

    await present.fill(password)
    await present.press('Enter')
    await expect(confirmation(page, 'Din adgangskode er ændret')).toBeVisible()
    await expect(present).toHaveValue('')
    await expect(chosen).toHaveValue('')
    await expect(
      part(page, 'Enheder, du er logget ind på').getByText('Du er ikke logget ind andre steder.'),
    ).toBeVisible()
    expect(await phone.user()).toBe(401)
    await phone.close()
    const again = await logInElsewhere(browser, { baseURL }, { email, password: 'en bedre adgangskode' })
    expect(again.login).toBe(200)
    await again.close()
  })

  test('given the password a user ends one other session, or all, and keeps this one', async ({
    page,
    visit,
    browser,
    baseURL,
    complaints,
  }) => {
    const { email } = await register(page)
    const elsewhere = (userAgent: string) =>
      logInElsewhere(browser, { baseURL, userAgent }, { email, password })
    const [phone, tablet, laptop] = [await elsewhere(iPhone), await elsewhere(iPad), await elsewhere(firefox)]
    const alive = () =>
      Promise.all([
        phone.user(),
        tablet.user(),
        laptop.user(),
        page.request.get('/api/user').then((answer) => answer.status()),
      ])
    await visit('/dk/profile')
    const devices = part(page, 'Enheder, du er logget ind på')
    const rows = devices.getByRole('listitem')
    const field = devices.getByLabel('Din adgangskode')

    await test.step('a form that is opened asks for the password, and can be left', async () => {
      await expect(rows).toHaveCount(4)
      const opener = devices.getByRole('button', { name: 'Log ud: Safari på iPhone' })
      await opener.press('Enter')
      await expect(field).toBeFocused()
      await devices.getByRole('button', { name: 'Annuller' }).click()
      await expect(opener).toBeFocused()
      await opener.click()
    })

    await test.step('a wrong password is said at its field, and stays typed', async () => {
      await field.fill('en helt anden')
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription('Det er ikke din nuværende adgangskode. Prøv igen.')
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('en helt anden')
      await expectAccessible(page)
      forgetStatus(complaints, 422)
      expect(await alive()).toEqual([200, 200, 200, 200])
    })

    await test.step('the right one ends the chosen session only', async () => {
      await field.fill(password)
      await field.press('Enter')
      await expect(confirmation(page, 'Enheden er logget ud')).toBeVisible()
      await expect(rows).toHaveCount(3)
      await expect(devices.getByRole('list')).toBeFocused()
      expect(await alive()).toEqual([401, 200, 200, 200])
    })

    await test.step('all others are ended in the same way', async () => {
      await devices.getByRole('button', { name: 'Log ud alle andre steder' }).click()
      await field.fill(password)
      await field.press('Enter')
      await expect(confirmation(page, 'Du er logget ud alle andre steder')).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('Denne enhed')
      expect(await alive()).toEqual([401, 401, 401, 200])
    })
    for (const other of [phone, tablet, laptop]) await other.close()
  })

  test('§4 logging out reloads the page and confirms it', async ({ page, visit }) => {
    await register(page)
    await visit('/dk/profile')
    await part(page, 'Oversigt').getByRole('button', { name: 'Log ud' }).click()
    // The reloaded profile would ask for the login that the user has just left.
    await expect(page).toHaveURL('/dk')
    await expect(confirmation(page, 'Du er logget ud')).toBeVisible()
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})

test('§6 §8 an unverified user can have the mail sent again after the throttle’s countdown', async ({
  page,
  visit,
  complaints,
}) => {
  await page.clock.install()
  const { email } = await register(page)
  await visit('/dk/profile')
  const overview = part(page, 'Oversigt')
  await expect(overview.getByText('Ikke bekræftet endnu')).toBeVisible()
  await expect(part(page, 'Indkøbsseddel').getByRole('link', { name: 'Bekræft e-mail' })).toHaveAttribute(
    'href',
    '/dk/profile#overview',
  )
  const again = overview.getByRole('button', { name: 'Send mailen igen' })
  // The registration sent its mail within this minute.
  await again.click()
  const waiting = overview.getByRole('button', { name: /Prøv igen om \d+ sek\./ })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  const seconds = async () => Number(/\d+/.exec(await waiting.innerText())?.[0])
  const first = await seconds()
  expect(first).toBeGreaterThan(30)
  await page.clock.runFor(5_000)
  expect(first - (await seconds())).toBe(5)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.clock.runFor(60_000)
  await expect(again).toHaveAttribute('aria-disabled', 'false')
  const calls = await HeldCalls.on(page, '**/api/user/resend-verification-email', 'POST')
  await again.click()
  await calls.answer({ status: 202, json: { message: '' } })
  await expect(confirmation(page, `Vi har sendt en mail til ${email}`)).toBeVisible()
  forgetStatus(complaints, 429)
})

test('§7.3: the account can be downloaded as a file with all its data', async ({ page, visit }) => {
  const { email } = await register(page)
  await visit('/dk/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent dine data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('tilbudsugen.json')
  const { user, sessions, mails } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(user).toEqual(await (await page.request.get('/api/user')).json())
  expect(user.email).toBe(email)
  expect(sessions).toHaveLength(1)
  expect(mails.map(({ about, to }: { about: string; to: string }) => [about, to])).toEqual([
    ['verify-email', email],
  ])
})

test('§4 user session: by keyboard alone an account can be deleted, in two steps and only with its password', async ({
  page,
  visit,
  browser,
  baseURL,
  complaints,
}) => {
  const { email } = await register(page)
  await visit('/dk/profile')
  const { keyboard } = page
  const focused = page.locator(':focus')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await keyboard.press('Tab')
      if ((await focused.innerText()) === name) return
    }
    throw new Error(`${name} is not reached by Tab`)
  }
  await tabTo('Slet kontoen')
  await keyboard.press('Enter')
  await expect(focused).toHaveText(`Slet kontoen for ${email}?`)
  const deletion = part(page, 'Slet konto')
  await expect(deletion.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await tabTo('Behold kontoen')
  await keyboard.press('Enter')
  await expect(focused).toHaveText('Slet kontoen')

  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('en helt anden')
  await keyboard.press('Enter')
  const field = deletion.getByLabel('Din adgangskode')
  await expect(field).toHaveAccessibleDescription('Det er ikke din nuværende adgangskode. Prøv igen.')
  await expect(field).toBeFocused()
  forgetStatus(complaints, 422)
  await keyboard.press('Control+A')
  await keyboard.type(password)
  await linkInMail(email, /^\/email\/verify\//)
  await tabTo('Slet kontoen for altid')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dk')
  await expect(confirmation(page, 'Din konto er slettet')).toBeVisible()
  // Without a mail server they are files.
  expect(await mailsTo(email)).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  const gone = await logInElsewhere(browser, { baseURL }, { email, password })
  expect(gone.login).toBe(422)
  await gone.close()
  forgetStatus(complaints, 401)
  await page.goBack()
  await expect(page).toHaveURL('/dk/login?next=%2Fdk%2Fprofile')
})
