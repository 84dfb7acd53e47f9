import { accountPassword, newEmail, registerOverHttp } from '../account/account-page.ts'
import { addManually, panelOf, registerShopper, sendToList, shareList } from '../list-rows/list-page.ts'
import { endSession, expect, expectAccessible, returnTo, test, untilTabIsOpen } from '../support/page-test.ts'

test.describe('§2.1 /participate?list={sharingCode}', () => {
  test('a visitor sees whose list it is, logs in, joins, and both see each other’s changes as they are made', async ({
    page,
    visit,
    otherPage: owner,
  }) => {
    await registerShopper(owner)
    await addManually(owner, ['Mælk', 'Rugbrød'])
    const { sharingCode, owner: who } = await shareList(owner)
    const address = `/dk/participate?list=${sharingCode}`

    const email = await registerShopper(page)
    await endSession(page.context())
    await visit(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${who.name} vil dele sin seddel med dig`,
    )
    await expect(page.getByRole('main')).toContainText('Der er 2 varer på den.')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click()
    await page.getByRole('main').getByLabel('E-mail').fill(email)
    await page.getByRole('main').getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await page.getByRole('main').getByRole('button', { name: 'Log ind' }).click()
    await expect(page).toHaveURL(address)
    await page.getByRole('main').getByRole('button', { name: 'Vær med' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er med på sedlen')
    // The panel opens because the list has an item.
    await expect(panelOf(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Se sedlen' }).click()
    await expect(panelOf(page).getByText('Rugbrød', { exact: true })).toBeVisible()

    await owner.goto('/dk')
    await addManually(owner, ['Smør'])
    await expect(panelOf(page).getByText('Smør', { exact: true })).toBeVisible()
  })

  test('on a phone nothing covers what a join says, and no row moves when others add to the list', async ({
    page,
    visit,
    otherPage: owner,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await registerShopper(owner)
    await addManually(owner, ['Mælk', 'Rugbrød'])
    const { sharingCode } = await shareList(owner)
    await registerShopper(page)
    await visit(`/dk/participate?list=${sharingCode}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Vær med' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Du er med på sedlen')
    const show = main.getByRole('button', { name: 'Se sedlen' })
    for (const said of [heading, main.locator('p').last(), show]) {
      await expect(said).toBeInViewport({ ratio: 1 })
      await said.click({ trial: true })
    }
    await show.click()
    const rows = panelOf(page).locator('[data-item]')
    await expect(rows).toHaveCount(2)
    // The rows get the room of their offers at first.
    await expect(rows.locator('[data-awaited]')).toHaveCount(0)
    const watched = rows.evaluateAll(async (drawn) => {
      const placesOf = drawn.map(() => new Set<number>())
      const end = performance.now() + 2500
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame)
        for (const [at, row] of drawn.entries())
          placesOf[at]?.add(Math.round(row.getBoundingClientRect().top))
      }
      return placesOf.map(({ size }) => size)
    })
    await addManually(owner, ['Smør'])
    await expect(rows).toHaveCount(3)
    expect(await watched).toEqual([1, 1])
  })

  test('a visitor who logged in in another tab is asked at once whether to join', async ({
    page,
    context,
    visit,
    otherPage: owner,
  }) => {
    await registerShopper(owner)
    const { sharingCode } = await shareList(owner)
    await registerShopper(page)
    const cookies = await context.cookies()
    await endSession(context)
    await visit(`/dk/participate?list=${sharingCode}`)
    await untilTabIsOpen(page)
    await expect(page.getByRole('main')).toContainText('Log ind eller opret en konto')
    await context.addCookies(cookies)
    await returnTo(page)
    await expect(page.getByRole('main').getByRole('button', { name: 'Vær med' })).toBeVisible()
  })

  test('the owner is told that the list is their own', async ({ page, visit }) => {
    await registerShopper(page)
    const { sharingCode } = await shareList(page)
    await visit(`/dk/participate?list=${sharingCode}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det er din egen seddel')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Se sedlen' }).click()
    await expect(panelOf(page).getByRole('heading', { name: 'Sedlen er tom' })).toBeVisible()
  })

  test('a withdrawn or guessed code is called invalid', async ({ page, visit, otherPage: owner }) => {
    await visit('/participate?list=gaettet')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Invitationen gælder ikke længere')
    await expectAccessible(page)

    await registerShopper(owner)
    const { sharingCode, owner: who } = await shareList(owner)
    await visit(`/participate?list=${sharingCode}`)
    await expect(heading).toHaveText(`${who.name} vil dele sin seddel med dig`)
    await sendToList(owner, 'withdraw-sharing-code')
    await visit(`/participate?list=${sharingCode}`)
    await expect(heading).toHaveText('Invitationen gælder ikke længere')
  })

  test('a shopper who tries too many codes is told so, and not that a code is invalid', async ({
    page,
    visit,
  }) => {
    for (let guess = 0; guess < 30; guess += 1) await page.request.get(`/participate?list=${guess}`)
    await visit('/participate?list=gaettet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi kan ikke vise invitationen lige nu')
    await expect(page.getByRole('main').getByRole('button', { name: 'Prøv igen' })).toBeVisible()
    await expectAccessible(page)
  })

  test('§6 a user whose email is not verified is led to the profile', async ({
    page,
    visit,
    otherPage: owner,
  }) => {
    await registerShopper(owner)
    const { sharingCode } = await shareList(owner)
    await registerOverHttp(page, newEmail())
    await visit(`/dk/participate?list=${sharingCode}`)
    await expect(page.getByRole('main')).toContainText('Bekræft din e-mail først.')
    await expect(page.getByRole('main').getByRole('link', { name: 'Gå til din profil' })).toBeVisible()
  })
})
