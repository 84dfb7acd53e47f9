import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { codeOnOffer } from '../support/demo/numbered-products.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { camerasRunning, noteCameras, openScanner, scanButtonIn, scannerOf } from './scanner-page.ts'
import { writeFilm } from './write-film.ts'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) => {
    const film = writeFilm([{ code: codeOnOffer }, { code: codeOnOffer, degrees: 12 }])
    await use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
  },
})

test('§4 scanner: a code before the camera is found, with its cheapest price, its plus and its heart', async ({
  page,
  visit,
}) => {
  await noteCameras(page)
  const sent: string[] = []
  // What the search box asks for by itself when the page opens.
  const ideas = page.waitForResponse('**/api/search-ideas/dk')
  await visit('/dk')
  await ideas
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const scanner = await openScanner(page)
  await expect(scanner.getByRole('heading', { level: 2 })).not.toHaveText('Scan en vare')
  await expect(scanner.getByRole('status').filter({ hasText: /^Fundet: .+ hos .+/ })).toHaveCount(1)
  await expect(scanner.getByRole('link', { name: /^Følg prisen: / })).toBeVisible()
  await expect(scanner.getByRole('link', { name: 'Læg på sedlen', exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await camerasRunning(page)).toBe(1)
  // Nothing of the picture leaves the device: only files of the site and the number are asked for.
  expect(sent.filter((each) => !/^GET \/(assets|pictures|api\/photos|fonts)\//.test(each))).toEqual([
    `GET /api/product-by-gtin/dk/0${codeOnOffer}`,
  ])
  await scanner.getByRole('button', { name: 'Scan en anden' }).click()
  // The pack is still in view: it is not scanned again without a press.
  await page.waitForTimeout(2000)
  await expect(scanner.getByRole('heading', { level: 2 })).toHaveText('Scan en vare')
  expect(sent.filter((each) => each.includes('product-by-gtin'))).toHaveLength(1)
})

test('§4 scanner: the camera is off until the sheet is shown', async ({ page, visit }) => {
  await noteCameras(page)
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(`**/${lateFileOf('app/features/offers/scanner/scanner-sheet.tsx')}`, async (route) => {
    await held
    await route.continue()
  })
  await visit('/dk')
  const asked = page.waitForRequest(/scanner-sheet/)
  await scanButtonIn(page.getByRole('search').first()).click()
  await asked
  await page.waitForTimeout(500)
  expect(await camerasRunning(page)).toBe(0)
  letThrough()
  await expect(scannerOf(page)).toBeVisible()
  await expect.poll(() => camerasRunning(page)).toBe(1)
})

test('§4 scanner: the camera is off after each way out, and while nobody sees the tab', async ({
  page,
  visit,
  complaints,
}) => {
  await noteCameras(page)
  await visit('/dk')
  const ways = {
    'the button': () => scannerOf(page).getByRole('button', { name: 'Luk' }).click(),
    'the Escape key': () => page.keyboard.press('Escape'),
    'the way back': () => page.goBack(),
  }
  for (const [name, leave] of Object.entries(ways))
    await test.step(name, async () => {
      await openScanner(page)
      await expect.poll(() => camerasRunning(page)).toBe(1)
      await leave()
      await expect(scannerOf(page)).toHaveCount(0)
      expect(await camerasRunning(page)).toBe(0)
    })
  await test.step('another page', async () => {
    const scanner = await openScanner(page)
    await scanner.getByRole('link', { name: 'Sammenlign kæderne, og se prisen over tid' }).click()
    await expect(page).toHaveURL(/\/dk\/single\//)
    await expect(scannerOf(page)).toHaveCount(0)
    expect(await camerasRunning(page)).toBe(0)
  })
  await test.step('a hidden tab', async () => {
    await visit('/dk')
    await openScanner(page)
    await expect.poll(() => camerasRunning(page)).toBe(1)
    const show = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    await expect.poll(() => camerasRunning(page)).toBe(0)
    await show('visible')
    await expect.poll(() => camerasRunning(page)).toBe(1)
  })
  // A tab that comes into view asks who is logged in.
  withoutFailedLoads(complaints)
})
