import { endSession, expect, expectAccessible, test } from '../support/page-test.ts'
import { confirmation, part, register } from './profile-page.ts'

test.describe('§2.1 /profile for a visitor', () => {
  test('the login page comes first, and leads back', async ({ page, visit }) => {
    await visit('/dk/profile')
    await expect(page).toHaveURL('/dk/login?next=%2Fdk%2Fprofile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind')
  })
})

test('§2.1 registered=true on any page: a notice with a button to /login; closing it removes the flag too', async ({
  page,
  visit,
}) => {
  await visit('/offer/kaffe?registered=true&sort=price')
  const notice = confirmation(page, 'Din konto er oprettet.')
  await expect(notice.getByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/login')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Luk beskeden' }).click()
  await expect(page).toHaveURL('/offer/kaffe?sort=price')
  await expect(page.getByText('Din konto er oprettet.')).toHaveCount(0)
})

test.describe('§2.1 /profile: a user’s information', () => {
  test('can be changed; the change is confirmed, shown in the header at once, and still there after a reload', async ({
    page,
    visit,
  }) => {
    const { email } = await register(page)
    await visit('/dk/profile')
    await expectAccessible(page)
    const information = part(page, 'Mine oplysninger')
    await expect(information.getByText(email)).toBeVisible()
    await information.getByLabel('Navn').fill('Karen Blixen')
    await information.getByLabel('Adresse').fill('Strandvej 111')
    const postalCode = information.getByRole('combobox', { name: 'Postnummer' })
    await postalCode.focus()
    // `fill` selects and types at once; while the list is loading, that would be interrupted.
    await expect(information.getByRole('button', { name: 'Vis postnumre' })).toBeVisible()
    await postalCode.fill('2960')
    await postalCode.press('Tab')
    await expect(postalCode).toHaveValue('2960 Rungsted Kyst')
    await information.getByLabel('Fødselsår').fill('1985')
    await information.getByText('Kvinde').click()
    await expect(information.getByLabel('Landekode')).toHaveValue('+45')
    await information.getByLabel('Telefonnummer').fill('20 30 40 50')
    await information.getByRole('button', { name: 'Gem oplysninger' }).click()
    await expect(confirmation(page, 'Dine oplysninger er gemt')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Karen' })).toBeVisible()
    await expect(part(page, 'Oversigt').getByText('Karen Blixen')).toBeVisible()
    await page.reload()
    expect(await (await page.request.get('/api/user')).json()).toEqual({
      name: 'Karen Blixen',
      email,
      email_verified_at: null,
      country_registered_to: 'dk',
      address: 'Strandvej 111',
      gender: 'female',
      birth_year: 1985,
      postal_code: '2960',
      phone_number_country_code: '+45',
      phone_number_subscriber_number: '20304050',
      terms_accepted: 1,
    })
    await expect(information.getByLabel('Adresse')).toHaveValue('Strandvej 111')
    await expect(information.getByRole('radio', { name: 'Kvinde' })).toBeChecked()
    await expect(information.getByLabel('Telefonnummer')).toHaveValue('20304050')
  })

  test('§5 each error is under its field, the first wrong field gets the focus, and no input is lost', async ({
    page,
    visit,
  }) => {
    await register(page)
    await visit('/dk/profile')
    const information = part(page, 'Mine oplysninger')
    await information.getByLabel('Navn').fill('')
    await information.getByLabel('Adresse').fill('Strandvej 111')
    await information.getByLabel('Fødselsår').fill('1066')
    await information.getByLabel('Telefonnummer').fill('ring bare')
    await information.getByRole('button', { name: 'Gem oplysninger' }).click()
    const name = information.getByLabel('Navn')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Skriv dit navn.')
    await expect(information.getByLabel('Fødselsår')).toHaveAccessibleDescription(/årstal med fire cifre/)
    await expect(information.getByLabel('Telefonnummer')).toHaveAccessibleDescription(
      'Brug kun tal i nummeret.',
    )
    await expect(information.getByLabel('Adresse')).toHaveValue('Strandvej 111')
    await expectAccessible(page)
  })

  test('without a connection, and without a session, it says so and keeps the input', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await register(page)
    await visit('/dk/profile')
    const information = part(page, 'Mine oplysninger')
    const save = information.getByRole('button', { name: 'Gem oplysninger' })
    await information.getByLabel('Adresse').fill('Strandvej 111')
    // The page's machines are loaded after it.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await save.click()
    await expect(information.getByRole('alert')).toContainText('ingen forbindelse')
    await context.setOffline(false)
    await endSession(context)
    await save.click()
    await expect(information.getByRole('alert')).toContainText('Du er ikke logget ind længere.')
    await expect(information.getByLabel('Adresse')).toHaveValue('Strandvej 111')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
    await expectAccessible(page)
    const others = complaints.filter(
      (complaint) => !/ERR_INTERNET_DISCONNECTED|status of 4(01|19)/.test(complaint),
    )
    complaints.splice(0, complaints.length, ...others)
  })
})
