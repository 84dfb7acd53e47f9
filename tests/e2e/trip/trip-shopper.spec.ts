import type { Page } from '@playwright/test'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { listOf, post, sendToList } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { answersOf, openWith, planTrip, shopsOf, tripOf } from './trip-page.ts'

const phone = { width: 390, height: 844 }
const goods = [
  ...[
    'mælk',
    'smør',
    'kaffe',
    'rugbrød',
    'bananer',
    'kylling',
    'toiletpapir',
    'bleer',
    'cola',
    'ost',
    'pasta',
  ],
  ...['tomater', 'hakket oksekød', 'chips', 'yoghurt', 'juice', 'skinke', 'is', 'pizza', 'vaskemiddel', 'te'],
]

/** The cheapest trip of the page's user to all chains, as the server plans it. */
async function tripAt(page: Page, query: string): Promise<TripAnswer> {
  const { uuid } = await listOf(page)
  const answer = await page.request.get(`/api/shopping-list/uuid/${uuid}/trip?${query}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** The first item that is bought by an offer for members. */
function boughtAsMember(trip: TripAnswer, items: readonly ShoppingListItem[]) {
  for (const { lines, name: chain } of trip.plan.chains)
    for (const { itemUuid, bought } of lines) {
      const offer = trip.offers.find(({ id }) => id === bought?.offerId)
      const item = items.find(({ uuid }) => uuid === itemUuid)
      if (item && offer?.conditions?.some(({ kind }) => kind === 'member')) return { chain, item }
    }
  throw new Error('nothing is bought by an offer for members')
}

test('§4 trip: it promises nothing of days whose offers a chain has not told', async ({ page, visit }) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk', 'smør'])
  const thursday = '2026-11-26'
  let isOfPlan = false
  await page.route('**/api/shopping-list/uuid/*/trip?*', async (route) => {
    const response = await route.fetch()
    const answer: TripAnswer = await response.json()
    const [shop] = answer.plan.chains
    if (isOfPlan && shop) shop.toldUntil = thursday
    await route.fulfill({ response, json: { ...answer, toldUntil: thursday } })
  })
  const trip = await planTrip(page)
  const ofAll = trip.getByText(/^Ikke alle tilbud efter torsdag\s26\.11 er ude endnu\.$/)
  const ofShop = shopsOf(page).getByText(/^Tilbud efter torsdag\s26\.11 er ikke ude endnu\.$/)
  await expect(ofAll).toBeVisible()
  await expect(ofShop).toHaveCount(0)
  isOfPlan = true
  await trip.getByRole('combobox', { name: 'Dag' }).selectOption({ index: 7 })
  await expect(ofShop).toHaveCount(1)
  await expect(ofAll).toHaveCount(0)
  await expectAccessible(page)
})

test('§4 trip: a price for members counts only for who has said that they are one', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, goods)
  const { items } = await listOf(page)
  const sayMemberOf = (programmes: string[]) => post(page, '/api/user/memberships', { programmes })
  await sayMemberOf(['coop-dk', 'lidl-plus', 'netto-plus'])
  const { chain, item } = boughtAsMember(await tripAt(page, 'shops=3'), items)
  const others = items.filter(({ uuid }) => uuid !== item.uuid)
  for (const { uuid } of others) await sendToList(page, `remove-item/${uuid}`)
  await sayMemberOf([])
  const asMember = shopsOf(page).getByText(/^Medlemspris/)
  await visit('/dk')
  let answered = answersOf(page)
  await planTrip(page)
  const before: TripAnswer = await (await answered).json()
  await expect(tripOf(page).getByText(/^1 vare, 1 med pris/)).toBeVisible()
  await expect(asMember).toHaveCount(0)
  await sayMemberOf(['coop-dk', 'lidl-plus', 'netto-plus'])
  await visit('/dk')
  answered = answersOf(page)
  await planTrip(page)
  const after: TripAnswer = await (await answered).json()
  await expect(asMember).toBeVisible()
  await expect(shopsOf(page).getByRole('button', { name: `Ikke denne: ${chain}` })).toBeVisible()
  expect(after.plan.total).toBeLessThan(before.plan.total)
})

test('§4 trip: it is of my chains, and of all with one press', async ({ page, visit, request }) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, goods)
  const chains: { id: number; name: string }[] = await (await request.get('/api/chains/list/dk')).json()
  const dearest = chains.find(({ name }) => name === 'føtex')
  if (!dearest) throw new Error('there is no such chain')
  await post(page, '/api/user/my-chains', { chain_ids: [dearest.id] })
  await visit('/dk')
  let answered = answersOf(page)
  const trip = await planTrip(page)
  const mine: TripAnswer = await (await answered).json()
  await expect(trip.getByText(/, i dine kæder$/)).toBeVisible()
  await expect(shopsOf(page).getByRole('heading', { level: 3 })).toHaveText([/^1 .*\d+ varer · /])
  await expect(shopsOf(page).getByRole('button', { name: 'Ikke denne: føtex' })).toBeVisible()
  const all = trip.getByRole('button', { name: 'Alle kæder' })
  await expect(all).toHaveAttribute('aria-pressed', 'false')
  answered = answersOf(page)
  await all.click()
  const anew = await answered
  expect(new URL(anew.url()).searchParams.getAll('chain')).toEqual([])
  const wide: TripAnswer = await anew.json()
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  await expect(trip.getByText(/, i alle kæder$/)).toBeVisible()
  await expect(shopsOf(page).getByRole('button', { name: /^Ikke denne: / })).toHaveCount(
    wide.plan.chains.length,
  )
  expect(wide.plan.chains.map(({ name }) => name)).not.toEqual(['føtex'])
  expect(wide.plan.total).toBeLessThan(mine.plan.total)
})

test('§4 trip: what is missing for a cheap dinner goes on the list from the plan, and comes off again', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['løg', 'smør'])
  const trip = await planTrip(page)
  const dinners = trip.getByRole('region', { name: 'Ugens billigste retter' })
  await expect(dinners.getByRole('listitem')).toHaveCount(4)
  const prices = (await dinners.getByText(/pr\. portion$/).allTextContents()).map((text) =>
    Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
  )
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  const withOnions = dinners
    .getByRole('listitem')
    .filter({ hasText: /\d+ af \d+ står på sedlen/ })
    .first()
  await withOnions.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  const put = withOnions.getByRole('button', { name: /^Læg \d+ på sedlen til / })
  const [, number] = /^Læg (\d+) /.exec((await put.textContent()) ?? '') ?? []
  await put.focus()
  await page.keyboard.press('Enter')
  await expect(withOnions.getByRole('status')).toHaveText(
    number === '1' ? '1 vare er lagt på sedlen' : `${number} varer er lagt på sedlen`,
  )
  await expect(withOnions.getByRole('button', { name: /^Fortryd: / })).toBeFocused()
  await expect(trip.getByRole('alert').first()).toContainText('har ændret sig, siden turen blev planlagt')
  await expectAccessible(page)
  await expect.poll(async () => (await listOf(page)).items.length).toBe(2 + Number(number))
  await test.step('taken back, the plan is as it was', async () => {
    await page.keyboard.press('Enter')
    await expect(withOnions.getByRole('status')).toBeEmpty()
    await expect(trip.getByRole('alert').first()).toBeEmpty()
    await expect
      .poll(async () => (await listOf(page)).items.map(({ name }) => name).sort())
      .toEqual([...['løg', 'smør']])
  })
  await test.step('planned with them', async () => {
    await put.click()
    const anew = answersOf(page)
    await withOnions.getByRole('button', { name: 'Planlæg turen med dem' }).click()
    await anew
    await expect(trip.getByRole('heading', { name: 'Din tur' })).toBeFocused()
    await expect(trip.getByRole('heading', { name: 'Din tur' })).toBeInViewport()
    await expect(trip.getByText(new RegExp(`^${2 + Number(number)} varer, `))).toBeVisible()
    await expect(withOnions.getByText(/(\d+) af \1 står på sedlen/)).toBeVisible()
  })
  await test.step('the way to a recipe leaves the trip', async () => {
    const link = withOnions.getByRole('link')
    const name = await link.textContent()
    await link.click()
    await expect(page).toHaveURL(/\/dk\/post\//)
    await expect(trip).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeAttached()
  })
})

test('§4 trip: a plan without its dinners is a plan', async ({ page, visit, complaints }) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk'])
  let asked = 0
  await page.route('**/api/cheapest-recipes/**', (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { message: 'busy' } })
  })
  const trip = await planTrip(page)
  await expect(trip.getByText(/^1 vare, /)).toBeVisible()
  await expect.poll(() => asked).toBe(1)
  await expect(trip.getByRole('region', { name: 'Ugens billigste retter' })).toHaveCount(0)
  await expect(trip.getByRole('alert')).toBeEmpty()
  withoutFailedLoads(complaints)
})
