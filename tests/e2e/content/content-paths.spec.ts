import type { Page } from '@playwright/test'
import { type IngredientsSnapshot, planIngredientsOnPage } from '#machines/ingredients/ingredients.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { listOf, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

/** A recipe of eight ingredients, of which some are on offer; the planned paths call the first of these 0. */
const soup = '/dk/post/kartoffelporresuppe'
const input = { all: [0, 1, 2, 3, 4, 5, 6, 7], onOffer: [0], onList: [] }
const written = [
  'kartofler, 700 g',
  'porrer, 3',
  'løg, 1',
  'smør, 25 g',
  'grøntsagsbouillon, 1 l',
  'fløde, 1 dl',
  'bacon, 125 g',
]

const ingredientsOf = (page: Page) => page.getByRole('region', { name: 'Ingredienser' })
const boxes = (page: Page) => ingredientsOf(page).getByRole('checkbox')
const firstOffer = (page: Page) =>
  ingredientsOf(page)
    .getByRole('button', { name: /^Vælg tilbuddet/ })
    .first()
/** The places of the first ingredient that is on offer today, and of another one. */
async function placesOf(page: Page): Promise<[number, number]> {
  const rows = ingredientsOf(page).getByRole('listitem')
  const onOffer = await rows.evaluateAll((all) => all.findIndex((row) => row.querySelector('[aria-pressed]')))
  return [onOffer, onOffer === 0 ? 1 : 0]
}
const put = (page: Page) => ingredientsOf(page).getByRole('button', { name: /^Læg \d på sedlen$/ })

function ingredientsDriver(page: Page, places: readonly number[]): Driver<IngredientsSnapshot> {
  const box = (id: number) => boxes(page).nth(places[id] ?? id)
  const ways: Record<string, () => Promise<unknown>> = {
    'ingredient.toggled the first': () => box(0).click(),
    'ingredient.toggled the second': () => box(1).click(),
    'offer.toggled 0': () => firstOffer(page).click(),
    'items.requested': () => put(page).click(),
    'put.takenBack': () => ingredientsOf(page).getByRole('button', { name: 'Fortryd' }).click(),
    // The list is loaded, or there is no list to wait for: the outcome is there at once.
    'placeIngredients answers on-list': async () => {},
    'placeIngredients answers until-login': async () => {},
  }
  const status = ingredientsOf(page).getByRole('status')
  const shows = async ({ context: { taken, chosen } }: IngredientsSnapshot) => {
    for (const id of [0, 1]) await expect(box(id)).toBeChecked({ checked: taken.includes(id) })
    await expect(firstOffer(page)).toHaveAttribute('aria-pressed', String(chosen.includes(0)))
  }
  const showsOutcome = (words: string) => async (snapshot: IngredientsSnapshot) => {
    await shows(snapshot)
    await expect(status).toHaveText(`${snapshot.context.taken.length} varer ${words}`)
    await expect(ingredientsOf(page).getByRole('button', { name: 'Se sedlen' })).toBeEnabled()
    await expect(put(page)).toHaveCount(0)
  }
  return {
    perform: performByLabel(ways),
    see: {
      'idle.choosing': async (snapshot) => {
        await shows(snapshot)
        await expect(status).toHaveText('')
        await expect(put(page)).toHaveText(`Læg ${snapshot.context.taken.length} på sedlen`)
      },
      placing: shows,
      'idle.placed': showsOutcome('er lagt på sedlen'),
      'idle.waiting.login': showsOutcome('venter, til du logger ind'),
    },
  }
}

for (const placement of ['on-list', 'until-login'] as const)
  test.describe(`§2.1: a recipe’s ingredients, ${placement}: the planned paths, walked on the page`, () => {
    for (const path of planIngredientsOnPage(input, placement).onPage())
      test(titleOf(path), async ({ page, visit }) => {
        if (placement === 'on-list') await registerShopper(page)
        await visit(soup)
        await walkOnPage(path, ingredientsDriver(page, await placesOf(page)))
      })
  })

test.describe('§2.1: a recipe from the list of recipes', () => {
  test('goes on the list of a shopper in one press, and as the chosen offer', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/post')
    await page.getByRole('link', { name: 'Kartoffel-porresuppe med sprød bacon' }).click()
    await expect(page).toHaveURL(soup)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartoffel-porresuppe med sprød bacon')
    const offer = ingredientsOf(page).getByRole('link').first()
    const name = await offer.innerText()
    const [onOffer] = await placesOf(page)
    await firstOffer(page).click()
    await boxes(page).nth(7).click()
    await put(page).click()
    await expect(ingredientsOf(page).getByRole('status')).toHaveText('7 varer er lagt på sedlen')
    await expectAccessible(page)
    await expect
      .poll(async () => (await listOf(page)).items.map(({ name }) => name))
      .toEqual(expect.arrayContaining([name, ...written.filter((_, place) => place !== onOffer)]))
    expect((await listOf(page)).items).toHaveLength(7)
    await ingredientsOf(page).getByRole('button', { name: 'Fortryd' }).press('Enter')
    await expect(put(page)).toHaveText('Læg 7 på sedlen')
    await expect(put(page)).toBeFocused()
    await expect(ingredientsOf(page).getByRole('status')).toBeEmpty()
    await expect.poll(async () => (await listOf(page)).items).toEqual([])
  })

  test('waits on the device of a visitor, in the panel that leads to the login', async ({ page, visit }) => {
    await visit(soup)
    // Its code is asked for as soon as one comes to it, by keyboard too, so that a press need not wait.
    const asked = page.waitForRequest(`**/${lateFileOf('app/flows/add-to-list/start-ingredients.ts')}`)
    await boxes(page).first().focus()
    await asked
    await put(page).click()
    await expect(ingredientsOf(page).getByRole('status')).toHaveText('8 varer venter, til du logger ind')
    await expectAccessible(page)
    await ingredientsOf(page).getByRole('button', { name: 'Se sedlen' }).click()
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText('8 varer venter på dig')
    await expect(panel.getByRole('link', { name: 'Log ind' })).toHaveAttribute(
      'href',
      `/dk/login?next=${encodeURIComponent(soup)}`,
    )
  })

  test('can be put on the list again if the list could not be fetched', async ({
    page,
    visit,
    complaints,
  }) => {
    await registerShopper(page)
    await page.route('**/api/shopping-list/active/**', (route) => route.fulfill({ status: 503 }))
    await visit(soup)
    await put(page).click()
    await expect(ingredientsOf(page).getByRole('alert')).toHaveText(
      'Varerne kom ikke på sedlen. Prøv igen om lidt.',
    )
    await expectAccessible(page)
    await page.unroute('**/api/shopping-list/active/**')
    await put(page).click()
    await expect(ingredientsOf(page).getByRole('status')).toHaveText('8 varer er lagt på sedlen')
    await expect(ingredientsOf(page).getByRole('alert')).toHaveText('')
    withoutFailedLoads(complaints)
  })
})

test('§2.1 each country’s list leads to an article, info pages are those of the country, and a page of no name is missing', async ({
  page,
  visit,
  complaints,
}) => {
  for (const [country, list] of [
    ['dk', 'Opskrifter'],
    ['no', 'Blogg'],
    ['se', 'Blogg'],
    ['fi', 'Blogi'],
  ] as const) {
    await visit(`/${country}/post`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
    const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    const title = await first.innerText()
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  const statusOf = async (path: string) => (await page.request.get(path)).status()
  const statuses = await Promise.all(
    [
      '/dk/page/advertising-6',
      '/no/page/advertising-6',
      '/fi/page/contact-7',
      '/se/page/terms-8',
      '/dk/page/unknown',
      '/se/post/unknown',
      '/no/post/kartoffelporresuppe',
    ].map(statusOf),
  )
  expect(statuses).toEqual([200, 404, 200, 200, 404, 404, 404])
  expect((await page.goto('/dk/page/unknown'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden findes ikke')
  withoutFailedLoads(complaints)
})
