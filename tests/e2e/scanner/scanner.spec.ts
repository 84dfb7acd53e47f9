import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { listOf, openPanel, registerShopper } from '../list-rows/list-page.ts'
import { codeNotOnOffer, codeOnOffer } from '../support/demo/numbered-products.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { enterCode, openScanner, refuseCamera, scanButtonIn, scannerOf } from './scanner-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const unknownCode = '4006381333931'

test('§4 scanner: without a camera the sheet says why and opens with the field for the digits', async ({
  page,
  visit,
}) => {
  const sentences = {
    NotAllowedError: 'Kameraet er slået fra for denne side',
    NotFoundError: 'Vi kan ikke finde et kamera her',
    NotReadableError: 'Noget andet bruger kameraet. Luk det, og prøv igen.',
  }
  for (const [error, sentence] of Object.entries(sentences))
    await test.step(error, async () => {
      await refuseCamera(page, error)
      await visit('/dk')
      const scanner = await openScanner(page)
      await expect(scanner.getByText(sentence)).toBeVisible()
      await expect(scanner.getByLabel('13 tal, eller 8')).toBeFocused()
      await expectAccessible(page)
    })
})

test('§4 scanner: digits are checked as they are entered, and each answer is said aloud', async ({
  page,
  visit,
  complaints,
}) => {
  await refuseCamera(page, 'NotFoundError')
  await visit('/dk')
  const scanner = await openScanner(page)
  const heading = scanner.getByRole('heading', { level: 2 })
  const said = (text: string | RegExp) => scanner.getByRole('status').filter({ hasText: text })
  await enterCode(page, '57012')
  await expect(scanner.getByText('En stregkode har 8, 12 eller 13 tal.')).toBeVisible()
  await enterCode(page, '5701234567898')
  await expect(
    scanner.getByText('Tallene passer ikke sammen. Se efter, om et af dem er forkert.'),
  ).toBeVisible()
  await expectAccessible(page)
  await test.step('a code of the shop', async () => {
    await enterCode(page, '2317406100004')
    await expect(heading).toHaveText('Det er butikkens egen stregkode')
    await expect(said('Det er butikkens egen stregkode')).toHaveCount(1)
    await expectAccessible(page)
    await scanner.getByRole('button', { name: 'Scan en anden' }).click()
  })
  await test.step('a product on offer', async () => {
    await enterCode(page, codeOnOffer)
    await expect(said(/^Fundet: .+ hos .+/)).toHaveCount(1)
    await expect(heading).toBeFocused()
    await scanner.getByRole('button', { name: 'Scan en anden' }).click()
  })
  await test.step('a product that is not', async () => {
    await enterCode(page, codeNotOnOffer)
    await expect(said(/^Fundet: .+ Ingen kæde har den på tilbud i dag\.$/)).toHaveCount(1)
    await expectAccessible(page)
    await scanner.getByRole('button', { name: 'Scan en anden' }).click()
  })
  await test.step('an unknown one, by its words', async () => {
    await enterCode(page, unknownCode)
    await expect(heading).toHaveText('Den vare kender vi ikke')
    await expect(scanner.getByText('4 006381 333931 er ikke på tilbud hos nogen af kæderne.')).toBeVisible()
    await expect(said('Den vare kender vi ikke')).toHaveCount(1)
    await expectAccessible(page)
    await scanner.getByLabel('Vare').fill('kaffe')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dk\/offer\/kaffe/)
    await expect(scannerOf(page)).toHaveCount(0)
  })
  withoutFailedLoads(complaints)
})

test('§4 scanner: a way to the page behind the sheet closes the sheet', async ({
  page,
  visit,
  complaints,
}) => {
  await refuseCamera(page, 'NotFoundError')
  await visit('/dk/offer/kaffe')
  await openScanner(page)
  await enterCode(page, unknownCode)
  await expect(scannerOf(page).getByLabel('Vare')).toHaveValue('kaffe')
  await scannerOf(page).getByRole('button', { name: 'Søg' }).click()
  await expect(scannerOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/dk\/offer\/kaffe/)
  const ways = {
    [codeOnOffer]: 'Sammenlign kæderne, og se prisen over tid',
    [codeNotOnOffer]: 'Se prisen over tid',
  }
  for (const [code, name] of Object.entries(ways))
    await test.step(name, async () => {
      for (const time of ['from another page', 'on its page'])
        await test.step(time, async () => {
          await openScanner(page)
          await enterCode(page, code)
          await scannerOf(page).getByRole('link', { name }).click()
          await expect(scannerOf(page)).toHaveCount(0)
          await expect(page).toHaveURL(/\/dk\/single\//)
        })
    })
  withoutFailedLoads(complaints)
})

test('§4 scanner: in the list’s field a scan adds the cheapest offer, and words of what is unknown', async ({
  page,
  visit,
  complaints,
}) => {
  await refuseCamera(page, 'NotFoundError')
  await registerShopper(page)
  await visit('/dk')
  const panel = await openPanel(page)
  await scanButtonIn(panel).click()
  const scanner = scannerOf(page)
  await enterCode(page, codeOnOffer)
  await expect(scanner.getByText(/^Lagt på sedlen fra /)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await listOf(page)).items.length).toBe(1)
  await scanner.getByRole('button', { name: 'Fortryd' }).click()
  await expect(scanner.getByText('Varen er taget af sedlen igen')).toBeVisible()
  await expect.poll(async () => (await listOf(page)).items.length).toBe(0)
  await scanner.getByRole('button', { name: 'Læg på sedlen', exact: true }).click()
  await expect(scanner.getByText(/^Lagt på sedlen fra /)).toBeVisible()
  await scanner.getByRole('button', { name: 'Scan en anden' }).click()
  await enterCode(page, unknownCode)
  await scanner.getByLabel('Vare').fill('2 knækbrød')
  await page.keyboard.press('Enter')
  await expect(scanner.getByText('knækbrød er lagt på sedlen')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(scanner).toHaveCount(0)
  await expect
    .poll(async () => (await listOf(page)).items.map(({ name, offerId }) => [name, offerId !== null]))
    .toContainEqual(['knækbrød', false])
  withoutFailedLoads(complaints)
})

test('§4 scanner: on the page of the price agent the product of a scan is followed', async ({
  page,
  visit,
}) => {
  await refuseCamera(page, 'NotFoundError')
  await registerShopper(page)
  await visit('/dk/pricing-agent')
  await scanButtonIn(page.getByRole('search', { name: 'Find en vare at følge' })).click()
  await enterCode(page, codeOnOffer)
  const name = await scannerOf(page).getByRole('heading', { level: 2 }).textContent()
  await scannerOf(page).getByRole('link', { name: 'Følg prisen', exact: true }).click()
  const modal = page.getByRole('dialog').last()
  await expect(modal).toContainText(name?.split(', ')[1]?.slice(0, 8) ?? '')
  await expect(modal).not.toHaveAccessibleName('Scan en vare')
})

test('§4 scanner: without a connection the digits are kept and looked up when there is one', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await refuseCamera(page, 'NotFoundError')
  await visit('/dk')
  const scanner = await openScanner(page)
  await context.setOffline(true)
  await enterCode(page, codeOnOffer)
  await expect(scanner.getByRole('heading', { level: 2 })).toHaveText('Ingen forbindelse')
  await expect(scanner.getByText(/^Vi husker 5 701234 567899/)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(scanner.getByRole('link', { name: /^Følg prisen: / })).toBeVisible()
  withoutFailedLoads(complaints)
})

test('§8 scanner: code that does not arrive is told of and fetched again', async ({
  page,
  visit,
  complaints,
}) => {
  await refuseCamera(page, 'NotFoundError')
  let isRefused = true
  await page.route(`**/${lateFileOf('app/features/offers/scanner/scanner-sheet.tsx')}`, (route) =>
    isRefused ? route.abort() : route.continue(),
  )
  await visit('/dk')
  await scanButtonIn(page.getByRole('search').first()).click()
  const retry = page.getByRole('button', { name: 'Prøv igen' })
  await expect(retry).toBeVisible()
  isRefused = false
  await retry.click()
  await expect(scannerOf(page)).toBeVisible()
  withoutFailedLoads(complaints)
})

test('§4 scanner: every page lets its own site ask for the camera, and no other', async ({ request }) => {
  for (const path of ['/dk', '/se/offer', '/fi/pricing-agent', '/no/login', '/language', '/dk/nowhere']) {
    const answer = await request.get(path)
    expect(answer.headers()['permissions-policy'], path).toBe('camera=(self), microphone=(), geolocation=()')
    expect(answer.headers()['content-security-policy'], path).not.toContain('wasm')
  }
})

test('§4 scanner: the WebAssembly is served as such, kept for ever, and no part of the page without a connection', async ({
  request,
}) => {
  const worker = await request.get('/sw.js')
  expect(await worker.text()).not.toMatch(/zxing|code-worker/)
  const { readdirSync } = await import('node:fs')
  const file = readdirSync('dist/client/assets').find((name) => name.endsWith('.wasm'))
  const wasm = await request.get(`/assets/${file}`, { headers: { 'accept-encoding': 'br' } })
  const { 'content-type': type, 'cache-control': kept, 'content-encoding': encoding } = wasm.headers()
  expect([type, kept, encoding]).toEqual(['application/wasm', 'max-age=31536000, immutable', 'br'])
})
