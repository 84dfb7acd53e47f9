import type { Page, Route } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import {
  addManually,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  shareBetween,
} from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { answersOf, newsOf, openWith, planTrip, shopsOf, tripOf } from './trip-page.ts'

const phone = { width: 390, height: 844 }
const fifteen = [
  ...['mælk', 'smør', 'kaffe', 'rugbrød', 'bananer', 'kylling', 'toiletpapir', 'bleer', 'cola', 'ost'],
  ...['pasta', 'tomater', 'hakket oksekød', 'frisk timian', 'fødselsdagslys'],
]

const linesOf = async (page: Page) =>
  (await listOf(page)).items
    .map(({ name, quantity, chainName }) => `${quantity} ${name}, ${chainName}`)
    .sort()
const take = (page: Page) => tripOf(page).getByRole('button', { name: 'Tag denne tur' })
const refuseWith =
  (status: number, body: object, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })

test('§4 trip: from fifteen typed items to a trip on the list, and back', async ({ page, visit }) => {
  await page.setViewportSize(phone)
  await registerShopper(page)
  await visit('/dk')
  const panel = await openPanel(page)
  const field = panel.getByRole('combobox', { name: 'Skriv på sedlen' })
  for (const name of fifteen) {
    await field.fill(name)
    await field.press('Enter')
  }
  const planned = answersOf(page)
  const trip = await planTrip(page)
  await planned
  await test.step('it says where, for how much, and why', async () => {
    await expect(trip.getByText(/^.+ i dag: \d.+\skr\./)).toBeAttached()
    await expect(trip.getByRole('radio').first()).toBeChecked()
    await expect(trip.getByText(/^15 varer, \d+ med pris, i alle kæder$/)).toBeVisible()
    await expect(shopsOf(page).getByRole('heading', { level: 3 }).first()).toHaveText(
      /^1 .+ \d+ varer? · .+\skr\.$/,
    )
    await expect(trip.getByRole('heading', { name: 'Uden pris, tag dem hvor du vil' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('an item is left out, and the trip is planned anew', async () => {
    const anew = answersOf(page)
    await shopsOf(page)
      .getByRole('button', { name: /^Udelad / })
      .first()
      .click()
    await anew
    await expect(trip.getByText(/^14 varer, /)).toBeVisible()
    await expect(trip.getByRole('heading', { name: 'Udeladt på denne tur' })).toBeVisible()
    const again = answersOf(page)
    await trip.getByRole('button', { name: /^Tag med: / }).click()
    await again
    await expect(trip.getByText(/^15 varer, /)).toBeVisible()
  })
  await test.step('a shop is dropped', async () => {
    const name = (
      await shopsOf(page)
        .getByRole('button', { name: /^Ikke denne: / })
        .first()
        .getAttribute('aria-label')
    )?.slice(12)
    const anew = answersOf(page)
    await shopsOf(page)
      .getByRole('button', { name: `Ikke denne: ${name}` })
      .click()
    await anew
    await expect(trip.getByRole('button', { name: `Tag med: ${name}` })).toBeVisible()
    await expect(shopsOf(page).getByRole('button', { name: `Ikke denne: ${name}` })).toHaveCount(0)
  })
  const shops = await shopsOf(page)
    .getByRole('button', { name: /^Ikke denne: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(12)))
  await test.step('it is taken: the list stands by shop', async () => {
    await take(page).click()
    await expect(trip).toHaveCount(0)
    for (const shop of shops)
      await expect(
        panelOf(page)
          .getByRole('heading', { name: shop ?? '' })
          .first(),
      ).toBeVisible()
    await expect
      .poll(async () =>
        [...new Set((await listOf(page)).items.flatMap(({ chainName }) => chainName ?? []))].sort(),
      )
      .toEqual([...shops].sort())
  })
  await panelOf(page).getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(() => linesOf(page)).toEqual(fifteen.map((name) => `1 ${name}, null`).sort())
  await expectAccessible(page)
})

test('§4 trip: each choice is planned anew at once, by keyboard at 320 px too', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openWith({ page, visit }, ['mælk', 'smør', 'kaffe', 'bananer', 'ost'])
  const trip = await planTrip(page)
  await expect(trip.getByRole('heading', { level: 2 })).toBeFocused()
  await shopsOf(page).waitFor()
  expect(await trip.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await test.step('one shop', async () => {
    const anew = answersOf(page)
    await trip.getByRole('combobox', { name: 'Butikker' }).selectOption('1')
    expect((await anew).url()).toContain('shops=1')
    await expect(shopsOf(page).getByRole('heading', { level: 3 })).toHaveCount(1)
  })
  await test.step('this item there', async () => {
    await trip.getByRole('combobox', { name: 'Butikker' }).selectOption('3')
    const choice = trip.getByRole('combobox', { name: /^Køb .+ et andet sted$/ }).first()
    const label = (await choice.getAttribute('aria-label')) ?? ''
    const chain = await choice.locator('option').nth(1).textContent()
    const anew = answersOf(page)
    await choice.selectOption({ label: chain ?? '' })
    expect((await anew).url()).toContain('pin=')
    await expect(trip.getByText(/^Du valgte butikken/)).toBeVisible()
    await expect(shopsOf(page).getByRole('button', { name: `Ikke denne: ${chain}` })).toBeVisible()
    expect(label).not.toBe('')
  })
  await test.step('the plans, by arrows', async () => {
    const radios = trip.getByRole('radio')
    if ((await radios.count()) > 1) {
      await radios.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(radios.nth(1)).toBeChecked()
      await page.keyboard.press('ArrowUp')
    }
  })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(trip).toHaveCount(0)
  await expect(panelOf(page)).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: 'Planlæg turen' })).toBeFocused()
})

test('§4 trip: after a change by somebody else it says that it is out of date, and stays until asked', async ({
  page,
  otherPage,
  visit,
}) => {
  await page.setViewportSize(phone)
  await shareBetween(page, otherPage, 'mælk')
  await visit('/dk')
  const trip = await planTrip(page)
  await expect(trip.getByText(/^1 vare, /)).toBeVisible()
  await addManually(otherPage, ['smør'])
  await expect(newsOf(page)).toContainText('har ændret sig, siden turen blev planlagt')
  await expect(trip.getByText(/^1 vare, /)).toBeVisible()
  await expectAccessible(page)
  await expect(take(page)).toHaveAttribute('aria-disabled', 'true')
  await trip.getByRole('button', { name: 'Planlæg igen' }).click()
  await expect(trip.getByRole('heading', { name: 'Din tur' })).toBeFocused()
  await expect(trip.getByText(/^2 varer, /)).toBeVisible()
  await expect(take(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(newsOf(page)).toBeEmpty()
})

test('§4 trip: what fails has its sentence, and a way on', async ({ page, visit, complaints }) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk', 'smør'])
  const says = (text: string | RegExp) => expect(newsOf(page)).toContainText(text)
  const tooMany =
    'Der kan højst planlægges 100 varer. Luk turen, og markér nogle varer som hentet, eller fjern dem.'
  const trips = '**/api/shopping-list/uuid/*/trip?*'
  await page.route(trips, refuseWith(429, { message: 'Too Many Attempts.' }, { 'retry-after': '42' }))
  const trip = await planTrip(page)
  await says('Du har planlagt mange ture på kort tid. Prøv igen om 42 sekunder.')
  const refusals: [number, string][] = [
    [404, 'Sedlen findes ikke længere, eller du er ikke med på den.'],
    [500, 'Turen kunne ikke planlægges. Prøv igen om lidt.'],
    [401, 'Log ind igen for at planlægge turen.'],
  ]
  for (const [status, text] of refusals) {
    await page.unroute(trips)
    await page.route(trips, refuseWith(status, { message: tooMany, errors: { leftOut: [tooMany] } }))
    await trip.getByRole('button', { name: 'Prøv igen' }).click()
    await says(text)
  }
  await expectAccessible(page)
  await page.unroute(trips)
  await page.route(trips, (route) => route.abort())
  await trip.getByRole('button', { name: 'Prøv igen' }).click()
  await says('Turen kan først planlægges, når du har forbindelse.')
  await page.unroute(trips)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(trip.getByText(/^2 varer, /)).toBeVisible()
  await test.step('a choice that cannot be met', async () => {
    const impossible = 'Det kan ikke lade sig gøre med de butikker.'
    await page.route(trips, refuseWith(422, { message: impossible, errors: { shops: [impossible] } }))
    await trip.getByRole('combobox', { name: 'Butikker' }).selectOption('1')
    await says(impossible)
    await expect(take(page)).toHaveAttribute('aria-disabled', 'true')
    await trip.getByRole('button', { name: 'Fortryd valget' }).click()
    await expect(trip.getByRole('heading', { name: 'Din tur' })).toBeFocused()
    await expect(trip.getByRole('combobox', { name: 'Butikker' })).toHaveValue('2')
    await expect(take(page)).toHaveAttribute('aria-disabled', 'false')
  })
  await test.step('more items than can be planned: the way on is the list', async () => {
    await page.unroute(trips)
    await page.route(trips, refuseWith(422, { message: tooMany, errors: { leftOut: [tooMany] } }))
    await trip.getByRole('button', { name: 'Luk', exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'Planlæg turen' }).click()
    await says(tooMany)
    await expect(newsOf(page).getByRole('button')).toHaveCount(0)
  })
  withoutFailedLoads(complaints)
})

test('§4 trip: a double press and an answer that is lost bring each offer once', async ({
  page,
  visit,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk', 'smør', 'kaffe'])
  let sent = 0
  await page.route('**/take-trip', async (route) => {
    sent += 1
    // The server has made the change, and dies before it answers.
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await planTrip(page)
  await shopsOf(page).waitFor()
  await take(page).dblclick()
  await expect(tripOf(page)).toHaveCount(0)
  await expect.poll(() => sent).toBe(2)
  await expect.poll(async () => (await listOf(page)).items.map(({ quantity }) => quantity)).toEqual([1, 1, 1])
  await panelOf(page).getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(() => linesOf(page)).toEqual(['1 kaffe, null', '1 mælk, null', '1 smør, null'])
  withoutFailedLoads(complaints)
})

test('§8 late code: a trip that does not arrive says so, and comes on the next try', async ({
  page,
  visit,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await openWith({ page, visit }, ['mælk'])
  let isRefused = true
  await page.route(`**/${lateFileOf('app/features/shopping-list/trip/trip-sheet.tsx')}`, (route) =>
    isRefused ? route.abort() : route.continue(),
  )
  await panelOf(page).getByRole('button', { name: 'Planlæg turen' }).click()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Prøv igen' })
  await expect(retry).toBeFocused()
  // Longer than the panel slides in, after which the page behind it is inert.
  await page.waitForTimeout(600)
  await expect(retry).toBeFocused()
  await retry.click({ trial: true })
  isRefused = false
  await page.keyboard.press('Enter')
  await expect(tripOf(page)).toBeVisible()
  withoutFailedLoads(complaints)
})
