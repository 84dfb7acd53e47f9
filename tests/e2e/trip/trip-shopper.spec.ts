import type { Page } from '@playwright/test'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { listOf, post, sendToList } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { answersOf, newsOf, openWith, planTrip, shopsOf, tripOf } from './trip-page.ts'

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

/** The trip of the page's user to one chain, as the server plans it. */
async function tripTo(page: Page, chainId: number): Promise<TripAnswer> {
  const { uuid } = await listOf(page)
  const answer = await page.request.get(`/api/shopping-list/uuid/${uuid}/trip?chain=${chainId}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** The id of the first item that a trip buys by an offer for members. */
function boughtAsMember({ plan, offers }: TripAnswer): string | undefined {
  const isForMembers = (offerId: number | undefined) =>
    offers.some(
      ({ id, conditions = [] }) => id === offerId && conditions.some(({ kind }) => kind === 'member'),
    )
  const lines = plan.chains.flatMap((chain) => chain.lines)
  return lines.find(({ bought }) => isForMembers(bought?.offerId))?.itemUuid
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

test('§4 trip: a screen reader hears the plan as a list of shops with their sums', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk', 'smør', 'kaffe'])
  const trip = await planTrip(page)
  await expect(trip).toMatchAriaSnapshot(`
    - dialog "Din tur":
      - heading "Din tur" [level=2]
      - paragraph: 3 varer, 3 med pris, i alle kæder
      - status: /^.+ i dag. .+ kr\\./
      - group "Vælg en plan":
        - radio /^Bedst i dag .+ butik(ker)? .+ kr\\./ [checked]
      - list "Butikker på turen":
        - listitem:
          - heading /^.+ \\d+ varer? · .+ kr\\.$/ [level=3]
          - button /^Ikke denne. .+/
          - list:
            - listitem:
              - combobox /^Køb .+ et andet sted$/
              - button /^Udelad .+/
  `)
})

test('§4 trip: a price for members counts only for who has said that they are one', async ({
  page,
  visit,
  request,
}) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, goods)
  const { items } = await listOf(page)
  const programmes = ['coop-dk', 'lidl-plus', 'netto-plus']
  const sayMemberOf = (said: string[]) => post(page, '/api/user/memberships', { programmes: said })
  await sayMemberOf(programmes)
  const chains: { id: number; name: string }[] = await (await request.get('/api/chains/list/dk')).json()
  const withProgramme = chains.filter(({ name }) =>
    /^(?:Coop|365|Kvickly|SuperBrugsen|Lidl|Netto)/.test(name),
  )
  let found: { chain: { id: number; name: string }; itemUuid: string } | undefined
  for (const chain of withProgramme) {
    const itemUuid = boughtAsMember(await tripTo(page, chain.id))
    if (itemUuid && !found) found = { chain, itemUuid }
  }
  if (!found) throw new Error('nothing is bought by an offer for members')
  const { chain, itemUuid } = found
  for (const { uuid } of items) if (uuid !== itemUuid) await sendToList(page, `remove-item/${uuid}`)
  await post(page, '/api/user/my-chains', { chain_ids: [chain.id] })
  /** Plans on the page, as a member of these. @returns the sum. */
  const plannedAs = async (said: string[]) => {
    await sayMemberOf(said)
    await visit('/dk')
    const answered = answersOf(page)
    await planTrip(page)
    const { plan }: TripAnswer = await (await answered).json()
    await expect(tripOf(page).getByText(/^1 vare, 1 med pris/)).toBeVisible()
    return plan.total
  }
  const forMembers = shopsOf(page).getByText(/^Medlemspris/)
  const forAll = await plannedAs([])
  await expect(forMembers).toHaveCount(0)
  const forMember = await plannedAs(programmes)
  await expect(forMembers).toBeVisible()
  expect(forMember).toBeLessThan(forAll)
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
  await expect(newsOf(page)).toContainText('har ændret sig, siden turen blev planlagt')
  await expectAccessible(page)
  await expect.poll(async () => (await listOf(page)).items.length).toBe(2 + Number(number))
  await test.step('taken back, the plan is as it was', async () => {
    await page.keyboard.press('Enter')
    await expect(withOnions.getByRole('status')).toBeEmpty()
    await expect(newsOf(page)).toBeEmpty()
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

test('§8 late code: a plan whose dinners do not arrive is a plan', async ({ page, visit, complaints }) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk'])
  const refused = page.waitForEvent('requestfailed')
  await page.route(`**/${lateFileOf('app/features/shopping-list/trip/recipes/week-recipes.tsx')}`, (route) =>
    route.abort(),
  )
  const trip = await planTrip(page)
  await refused
  await expect(trip.getByText(/^1 vare, /)).toBeVisible()
  await expect(trip.getByRole('region', { name: 'Ugens billigste retter' })).toHaveCount(0)
  await expect(newsOf(page)).toBeEmpty()
  withoutFailedLoads(complaints)
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
  await expect(newsOf(page)).toBeEmpty()
  withoutFailedLoads(complaints)
})
