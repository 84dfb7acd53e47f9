import type { Page } from '@playwright/test'
import { registerShopper } from '../list-rows/list-page.ts'
import { chips, pressHeart } from '../price-agent/price-agent-page.ts'
import { password, register } from '../profile/profile-page.ts'
import { csrfHeader } from '../support/csrf-header.ts'
import {
  becomeVisitor,
  expect,
  expectAccessible,
  goWithin,
  test,
  untilTabIsOpen,
} from '../support/page-test.ts'
import {
  allOn,
  changeOn,
  chooseOnFrontPage,
  markedOn,
  questionOn,
  saveOn,
  tileOf,
  tilesOf,
} from './my-chains-page.ts'

const three = ['REMA 1000', 'Netto', 'føtex']
const mineOn = (page: Page) => page.getByRole('region', { name: 'Dine kæder' }).locator('.chain-tile')
const goodPrices = (page: Page) => page.getByRole('heading', { name: 'Ugen i dine kæder' })

for (const width of [390, 1440]) {
  test.describe(`§4 my chains, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('from a first visit to the account, to another browser, and out of this one', async ({
      page,
      otherPage,
      context,
      browser,
      baseURL,
      visit,
    }) => {
      await visit('/dk')
      await expect(tilesOf(page).getByRole('button')).toHaveCount(12)
      expect((await tilesOf(page).getByRole('button').allInnerTexts()).slice(0, 5)).toEqual([
        ...three,
        'Lidl',
        'Bilka',
      ])
      const search = await page.getByRole('main').getByRole('search').boundingBox()
      const question = await questionOn(page).boundingBox()
      expect(question?.y).toBeGreaterThan(search?.y ?? Number.POSITIVE_INFINITY)
      expect((await tileOf(page, 'Netto').boundingBox())?.height).toBeGreaterThanOrEqual(68)
      await expectAccessible(page)

      for (const name of three) await tileOf(page, name).click()
      await expect(markedOn(page)).toHaveText(three)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Gem 3 kæder' }).click()
      await expect(mineOn(page)).toHaveText(three)
      await expect(goodPrices(page)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Dine kæder' })).toBeFocused()
      await expectAccessible(page)

      await page.reload()
      await expect(mineOn(page)).toHaveText(three)
      const scriptless = await browser.newContext({
        ...(baseURL && { baseURL }),
        javaScriptEnabled: false,
        storageState: await context.storageState(),
      })
      const plain = await scriptless.newPage()
      await plain.goto('/dk')
      await expect(mineOn(plain)).toHaveText(three)
      await expect(goodPrices(plain)).toBeVisible()
      await scriptless.close()

      const { email } = await register(otherPage)
      await visit('/dk/login')
      await page.locator('main [name=email]').fill(email)
      await page.locator('main [name=password]').fill(password)
      await page.locator('main [name=password]').press('Enter')
      await expect(page).toHaveURL('/dk')
      await expect(mineOn(page)).toHaveText(three)
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name === 'my-chains-dk'))
        .toBe(false)

      await otherPage.goto('/dk')
      await expect(mineOn(otherPage)).toHaveText(three)

      await visit('/dk/profile')
      await page.getByRole('main').getByRole('button', { name: 'Log ud', exact: true }).click()
      await expect(page).toHaveURL('/dk')
      await expect(questionOn(page)).toBeVisible()
      await expect(markedOn(page)).toHaveCount(0)
    })

    test('“Ikke nu” puts the question away for good, until chains are wanted in the results', async ({
      page,
      visit,
    }) => {
      await visit('/dk')
      await page.getByRole('button', { name: 'Ikke nu' }).click()
      await expect(questionOn(page)).toHaveCount(0)
      await visit('/dk')
      await expect(questionOn(page)).toHaveCount(0)

      await visit('/dk/offer/kaffe')
      const filter = (role: 'button' | 'link') =>
        page.getByRole(role, { name: /Kun mine kæder/ }).filter({ visible: true })
      await filter('button').click()
      await expect(page.getByRole('region', { name: 'Dine kæder' })).toBeFocused()
      await expectAccessible(page)
      await tileOf(page, 'Netto').click()
      const loads: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/_serverFn/getSearchResults')) loads.push(request.url())
      })
      await saveOn(page).click()
      await expect(page).toHaveURL(/\/dk\/offer\/kaffe\?chain=\d+$/)
      await expect(filter('link')).toHaveAttribute('aria-current', 'true')
      await expect(filter('link')).toBeFocused()
      // While new offers load, the old ones are pale.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      const shops = new Set(await page.locator('article .chain-tile').allInnerTexts())
      expect([...shops]).toEqual(['Netto'])
      expect(loads).toHaveLength(1)
      await filter('link').click()
      await expect(page).toHaveURL('/dk/offer/kaffe')
      await page.goBack()
      await expect(filter('link')).toHaveAttribute('aria-current', 'true')
    })

    test('their leaflets come first, and all chains are one press away for the visit', async ({
      page,
      visit,
    }) => {
      await visit('/dk')
      await chooseOnFrontPage(page, ['Bilka', 'Lidl'])
      await goWithin(page, '/dk/partner')
      const covers = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Dine kæder', exact: true }) })
      await expect(covers.locator('.chain-tile')).toHaveText(['Lidl', 'Bilka'])
      await expectAccessible(page)
      await allOn(page).click()
      await expect(covers).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(covers).toHaveCount(0)
      await untilTabIsOpen(page)
      await allOn(page).click()
      await expect(covers.locator('.chain-tile')).toHaveCount(2)
    })

    test('their price is the answer of a search, and that of all chains is one press away for the visit', async ({
      page,
      visit,
    }) => {
      await visit('/dk')
      await tileOf(page, 'MENY').click()
      await saveOn(page).click()
      await expect(changeOn(page)).toBeVisible()
      await goWithin(page, '/dk/offer/kaffe')
      const ofMine = page.getByRole('region', { name: /^Billigst pr\. kg i dine kæder$/ })
      await expect(ofMine).toBeVisible()
      await allOn(page).click()
      await expect(page.getByRole('region', { name: /^Billigst pr\. kg lige nu$/ })).toBeVisible()
      await expectAccessible(page)
      await allOn(page).click()
      await expect(ofMine).toBeVisible()
      await allOn(page).click()
      await expect(ofMine).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(ofMine).toHaveCount(0)
    })
  })
}

test('§4 my chains: each press in the profile is kept and told; one that is not can be tried again', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await register(page)
  await visit('/dk/profile')
  await untilTabIsOpen(page)
  await tileOf(page, 'Lidl').click()
  await expect(page.getByText('Lidl er gemt')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await tileOf(page, 'Bilka').click()
  await expect(page.getByText('Dine kæder blev ikke gemt.')).toBeVisible()
  await expect(markedOn(page)).toHaveText(['Lidl', 'Bilka'])
  await expectAccessible(page)
  await context.setOffline(false)
  complaints.length = 0
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Bilka er gemt')).toBeVisible()
  await tileOf(page, 'Lidl').click()
  await expect(page.getByText('Lidl er fjernet')).toBeVisible()
  await page.reload()
  await expect(markedOn(page)).toHaveText(['Bilka'])
})

test('§4 my chains: the account’s choice wins over that of a device', async ({ page, visit }) => {
  const { email } = await register(page)
  await page.request.post('/api/user/my-chains', {
    headers: await csrfHeader(page.request),
    data: { chain_ids: [1] },
  })
  await becomeVisitor(page)
  await visit('/dk')
  await chooseOnFrontPage(page, ['Lidl', 'Bilka'])
  await visit('/dk/login')
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(password)
  await page.locator('main [name=password]').press('Enter')
  await expect(page).toHaveURL('/dk')
  await expect(mineOn(page)).toHaveText(['Netto'])
})

test('§4 my chains: the second step of a registration asks for them, and can be skipped', async ({
  page,
  visit,
}) => {
  await register(page)
  await visit('/dk/register-gender-birthyear')
  await untilTabIsOpen(page)
  await tileOf(page, 'Netto').click()
  await expect(page.getByText('Netto er gemt')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Spring over' }).click()
  await expect(page).toHaveURL(/\/dk\/profile/)
  await expect(markedOn(page)).toHaveText(['Netto'])
})

test('§4 my chains: the tabs of a browser agree, and unknown ids are dropped', async ({
  page,
  context,
  visit,
}) => {
  const url = new URL('/', test.info().project.use.baseURL ?? 'http://127.0.0.1')
  await context.addCookies([{ name: 'my-chains-dk', value: '1.987654', url: url.href }])
  await visit('/dk')
  await untilTabIsOpen(page)
  await expect(mineOn(page)).toHaveText(['Netto'])
  const other = await context.newPage()
  await other.goto('/dk')
  await changeOn(other).click()
  await tileOf(other, 'Lidl').click()
  await saveOn(other).click()
  await expect(mineOn(other)).toHaveText(['Netto', 'Lidl'])
  await expect(mineOn(page)).toHaveText(['Netto', 'Lidl'])
  const kept = (await context.cookies()).find(({ name }) => name === 'my-chains-dk')
  expect(kept?.value).toMatch(/^1\.\d{1,3}$/)
})

test('§4 my chains: chains of one country say nothing in another, also at 320 px', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('/dk')
  await chooseOnFrontPage(page, three)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await visit('/fi')
  await expect(page.getByRole('heading', { name: 'Missä käyt kaupassa?' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('§4 my chains: a new price agent begins with them, and all are one press away', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await page.request.post('/api/user/my-chains', {
    headers: await csrfHeader(page.request),
    data: { chain_ids: [1, 2] },
  })
  await visit('/dk/offer/kaffe')
  const own = await page.locator('article .chain-tile').first().innerText()
  await pressHeart(page)
  const chosen = chips(page).and(page.locator('[aria-pressed=true]'))
  await expect(chosen).toHaveCount(new Set(['Netto', 'REMA 1000', own]).size)
  await expect(chosen.filter({ hasText: /Netto|REMA 1000/ })).toHaveCount(2)
  await chips(page).first().click()
  await expect(chosen).toHaveCount(await chips(page).count())
})
