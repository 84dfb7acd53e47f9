import type { APIRequestContext, Page } from '@playwright/test'
import { lateFileOf } from '../late-code/late-files.ts'
import { password, register } from '../profile/profile-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { markedOn, programmeOn, rowOn } from './memberships-page.ts'

const chainsOfCoop = ['Coop', '365discount', 'Kvickly', 'SuperBrugsen']

/** The place of the first card whose price is for members of Coop; -1 without any. */
const placeOn = (page: Page): Promise<number> =>
  page
    .locator('main article')
    .evaluateAll((cards) => cards.findIndex(({ textContent }) => /Medlemspris\s· Coop/.test(textContent)))

/** Goes to the offers of a chain by price that has one for members, which for all others stands after those for everybody. */
async function goToOffersByPrice(page: Page, request: APIRequestContext): Promise<void> {
  const chains: { id: number; name: string }[] = await (await request.get('/api/chains/list/dk')).json()
  for (const { id } of chains.filter(({ name }) => chainsOfCoop.includes(name))) {
    await page.goto(`/dk/offer?chain=${id}&sort=price&show=240`)
    if ((await placeOn(page)) >= 0) return
  }
  throw new Error('no chain has a price for members')
}

for (const width of [390, 1440]) {
  test.describe(`§4 my memberships, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })
    const isPhone = width === 390
    const openFilters = async (page: Page) => {
      if (isPhone) await page.getByRole('button', { name: /^Filtre/ }).click()
      await rowOn(page).click()
    }

    test('a press counts at once in the results, and stays', async ({ page, request, visit, context }) => {
      await visit('/dk')
      await goToOffersByPrice(page, request)
      const before = await placeOn(page)
      await openFilters(page)
      await programmeOn(page, 'Coop').click()
      await expect(page.getByText('Coop er gemt')).toBeVisible()
      await programmeOn(page, 'Lidl Plus').click()
      await expect(page.getByText('Lidl Plus er gemt')).toBeVisible()
      await expect(markedOn(page)).toHaveText(['Coop', 'Lidl Plus'])
      await expect.poll(() => placeOn(page)).toBeLessThan(before)
      if (isPhone) {
        const address = page.url()
        await page.goBack()
        await expect(rowOn(page)).toHaveCount(0)
        await expect(page).toHaveURL(address)
      }
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === 'memberships-dk')?.value).toBe('coop-dk.lidl-plus')

      await page.reload()
      expect(await placeOn(page)).toBeLessThan(before)
      await openFilters(page)
      await expect(rowOn(page)).toContainText('Coop, Lidl Plus')
      await programmeOn(page, 'Coop').click()
      await programmeOn(page, 'Lidl Plus').click()
      await expect.poll(() => placeOn(page)).toBe(before)
    })

    test('by keyboard', async ({ page, visit }) => {
      await visit('/dk/offer/kaffe')
      if (isPhone) await page.getByRole('button', { name: /^Filtre/ }).press('Enter')
      await rowOn(page).press('Enter')
      await expect(programmeOn(page, 'Coop')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(programmeOn(page, 'Coop')).toBeFocused()
      await page.keyboard.press('Space')
      await expect(programmeOn(page, 'Coop')).toHaveAttribute('aria-pressed', 'true')
      await expect(programmeOn(page, 'Coop')).toBeFocused()
      await expect(page.getByText('Coop er gemt')).toBeVisible()
      await expectAccessible(page)
    })

    test('a visitor’s choice goes to the account, where the profile has it', async ({
      page,
      otherPage,
      context,
      visit,
    }) => {
      const { email } = await register(otherPage)
      await visit('/dk/offer/kaffe')
      await openFilters(page)
      await programmeOn(page, 'Coop').click()
      await expect(page.getByText('Coop er gemt')).toBeVisible()
      await visit('/dk/login')
      await page.locator('main [name=email]').fill(email)
      await page.locator('main [name=password]').fill(password)
      await page.locator('main [name=password]').press('Enter')
      await expect(page).toHaveURL('/dk')
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name === 'memberships-dk'))
        .toBe(false)
      await visit('/dk/profile')
      await expect(markedOn(page)).toHaveText(['Coop'])
      await programmeOn(page, 'Netto+').click()
      await expect(page.getByText('Netto+ er gemt')).toBeVisible()
      await expectAccessible(page)
      await otherPage.goto('/dk/profile')
      await expect(markedOn(otherPage)).toHaveText(['Coop', 'Netto+'])
    })
  })
}

test('§8 late code: programmes whose code does not arrive say so, and come with the button', async ({
  page,
  visit,
  complaints,
}) => {
  const file = `**/${lateFileOf('app/features/memberships/kept-memberships.tsx')}`
  await page.route(file, (route) => route.abort())
  await visit('/dk/offer/kaffe')
  await rowOn(page).click()
  const message = page.getByRole('alert').filter({ hasText: 'Vi kunne ikke hente det, du trykkede på' })
  await expect(message).toBeVisible()
  await page.unroute(file)
  await message.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(programmeOn(page, 'Coop')).toBeVisible()
  complaints.splice(0)
})
