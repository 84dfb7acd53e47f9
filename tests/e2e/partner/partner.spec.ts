import type { Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import { listOf, registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { viewerOf } from './partner-page.ts'

const leaflet = '/dk/partner/netto/leaflet'

/** The names of the offers on the page that a leaflet is open at; those beside it are inert. */
const namesOf = (page: Page) => page.locator('main article:not([inert] *) h3 a')
/** The first picture of that page. */
const pictureOf = (page: Page) => page.locator('main article:not([inert] *) img').first()
const turn = (page: Page, name: 'Næste side' | 'Forrige side') => page.getByRole('link', { name })

async function expectPage(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Bladr' })).toContainText(`Side ${number} af `)
  await expect(page).toHaveURL(number === 1 ? leaflet : `${leaflet}?page=${number}`)
}

/** Waits until a turn has ended: until then a wheel belongs to it. */
const untilStill = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main [inert]')
        .first()
        .evaluate(async (slot) => {
          const places = new Set<number | undefined>()
          for (let frame = 0; frame < 10; frame++) {
            await new Promise(requestAnimationFrame)
            places.add(slot.parentElement?.scrollLeft)
          }
          return places.size
        }),
    )
    .toBe(1)

/** Where the page that a leaflet is open at begins, from the left of the window. */
const placeOf = async (page: Page) => (await pictureOf(page).boundingBox())?.x ?? -1

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test.describe('§2.1: a leaflet', () => {
  test('is leafed through by keys, links, swipes and its contents', async ({ page, visit }) => {
    await visit(leaflet)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tilbudsavis fra Netto uge \d+$/)
    await expect(namesOf(page)).toHaveCount(7)
    const cover = await namesOf(page).first().innerText()
    await expect(turn(page, 'Forrige side')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ArrowLeft')
    await expectPage(page, 1)
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 2)
    await expect(namesOf(page).first()).not.toHaveText(cover)
    await test.step('the links to other pages are beside the offers, each of which has a plus', async () => {
      await untilStill(page)
      const offers = page.locator('main article:not([inert] *)')
      const count = await offers.count()
      expect([6, 7, 8, 9]).toContain(count)
      await expect(offers.getByRole('link', { name: /^Læg på sedlen: / })).toHaveCount(count)
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const isOver = (name: Parameters<typeof turn>[1]) =>
          turn(page, name).evaluate((link) => {
            const bar = link.getBoundingClientRect()
            return [...document.querySelectorAll('main article:not([inert] *)')].some((offer) => {
              const { left, right, top, bottom } = offer.getBoundingClientRect()
              return left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top
            })
          })
        expect([width, await isOver('Forrige side'), await isOver('Næste side')]).toEqual([
          width,
          false,
          false,
        ])
      }
      await page.setViewportSize({ width: 1280, height: 720 })
      await expect(turn(page, 'Næste side')).toBeInViewport({ ratio: 1 })
    })
    await expect(page.getByRole('status').filter({ hasText: /^Side 2 af \d+: ./ })).toBeAttached()
    await expect(pictureOf(page)).toBeInViewport()
    await turn(page, 'Næste side').click()
    await expectPage(page, 3)
    await expect(turn(page, 'Næste side')).toBeFocused()
    await turn(page, 'Forrige side').click()
    await expectPage(page, 2)
    await expect(pictureOf(page)).toBeInViewport()
    await untilStill(page)
    await namesOf(page).first().hover()
    await page.mouse.wheel(700, 0)
    await expectPage(page, 3)
    await page.getByRole('navigation', { name: 'Indhold' }).getByRole('link').first().click()
    await expectPage(page, 1)
    await expect(namesOf(page).first()).toHaveText(cover)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 2)
    expect(await isWider(page)).toBe(false)
    // The address opens at its page; one after the last is the last.
    // From elsewhere: a reload would keep the place on the page.
    await page.goto('about:blank')
    await visit(`${leaflet}?page=2`)
    await expect(pictureOf(page)).toBeInViewport()
    await test.step('a window that changes its size stays at the page', async () => {
      for (const width of [390, 1440, 768, 320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(0)
        await expect.poll(() => placeOf(page)).toBeLessThan(width / 2)
        await expectPage(page, 2)
      }
      for (const width of [390, 1440]) {
        await page.goto(`${leaflet}?page=2`)
        // While it is hydrated.
        await page.setViewportSize({ width, height: 800 })
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
        await expectPage(page, 2)
      }
    })
    await visit(`${leaflet}?page=999`)
    await expect(turn(page, 'Næste side')).toHaveAttribute('aria-disabled', 'true')
  })

  test('opens its offers in the viewer, which closes by its button, its backdrop and Escape', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit(leaflet)
    const tile = namesOf(page).first()
    const name = await tile.innerText()
    await tile.click()
    const viewer = viewerOf(page)
    await expect(viewer.getByRole('heading', { level: 2 })).toHaveText('Tilbud fra Netto')
    await expect(viewer.getByRole('heading', { level: 3 })).toHaveText(name)
    await expectAccessible(page)
    const box = await viewer.boundingBox()
    expect(box?.width).toBe(700)
    await page.setViewportSize({ width: 1280, height: 400 })
    const maximum = 0.9 * 400
    expect((await viewer.boundingBox())?.height).toBeLessThanOrEqual(maximum + 1)
    await page.setViewportSize({ width: 1280, height: 720 })
    await viewer.getByRole('button', { name: 'Luk' }).click()
    await expect(viewer).toHaveCount(0)
    await expect(tile).toBeFocused()
    await tile.press('Enter')
    await expect(viewer).toBeVisible()
    // Keys turn no page below the viewer.
    await page.keyboard.press('ArrowRight')
    await page.mouse.click(20, 400)
    await expect(viewer).toHaveCount(0)
    await expectPage(page, 1)
    await tile.click()
    await viewer.getByRole('link', { name: 'Læg på sedlen' }).click()
    const adding = page.getByRole('dialog', { name: 'Læg på sedlen' })
    await expect(adding.getByRole('radio')).toHaveCount(0)
    await adding.getByRole('button', { name: 'Læg på sedlen' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Færdig' }).click()
    await expect(viewer.getByRole('heading', { level: 3 })).toHaveText(name)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect.poll(async () => (await listOf(page)).items.map((item) => item.name)).toEqual([name])
  })
})

test('§2.7 a partner’s product opens in the viewer and is added as the custom item', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await visit('/dk/partner')
  const product = page.getByRole('link', { name: 'Ostebord til otte personer' })
  await product.click()
  const viewer = viewerOf(page)
  await expect(viewer.getByText('Sponsoreret')).toBeVisible()
  await expectAccessible(page)
  await viewer.getByRole('link', { name: 'Læg på sedlen' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Læg på sedlen' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Færdig' }).click()
  await expect
    .poll(async () => {
      const { items } = await listOf(page)
      return items.map(({ name, priceText, customPartnerProductId }) => [
        name,
        priceText,
        typeof customPartnerProductId,
      ])
    })
    .toEqual([['Ostebord til otte personer', '399,00', 'number']])
})

test('§2.7 a partner’s product that shops sell too has a card for each offer, and one is added from its card', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await visit('/dk/partner')
  const name = 'Økologisk formalet kaffe Las Nubes'
  await page.getByRole('heading', { level: 4, name }).getByRole('link').click()
  const viewer = viewerOf(page)
  await expect(viewer.getByRole('heading', { level: 3 })).toContainText([
    name,
    'Samme vare i butikkerne i dag',
    `Peter Larsen, ${name}`,
  ])
  await expectAccessible(page)
  const [partner, shop] = await viewer.getByRole('article').all()
  await expect(partner?.getByText('69,-') ?? viewer).toBeVisible()
  await shop?.getByRole('link', { name: 'Læg på sedlen' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Læg på sedlen' }).click()
  await expect
    .poll(async () => (await listOf(page)).items.map((item) => item.name))
    .toEqual([`Peter Larsen, ${name}`])
})

test('§2.1 each country’s menu leads to its leaflets, and those to a chain', async ({
  page,
  visit,
  complaints,
}) => {
  for (const [country, label, chain] of [
    ['dk', 'Ugens tilbud', 'netto'],
    ['no', 'Leverandør', 'rema-1000'],
    ['se', 'Leverantör', 'ica-maxi'],
    ['fi', 'Toimittaja', 'prisma'],
  ] as const) {
    await visit(`/${country}/partner/${chain}`)
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(`/${country}/partner`)
    await test.step('names on the covers of grocery shops take three lines before they are cut', async () => {
      const groceries = page.locator('main section').first().locator('article li > span:last-child')
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 720 })
        const wrong = await groceries.evaluateAll((names) =>
          names.flatMap((name) => {
            const lines = Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
            const isCutEarly = name.scrollHeight > name.clientHeight + 1 && lines < 3
            return lines > 3 || isCutEarly || name.scrollWidth > name.clientWidth ? [name.textContent] : []
          }),
        )
        expect([country, width, wrong]).toEqual([country, width, []])
      }
    })
    await page.locator(`main a[href="/${country}/partner/${chain}/leaflet"]`).click()
    await expect(page).toHaveURL(`/${country}/partner/${chain}/leaflet`)
  }
  const unknown = await Promise.all(
    ['/dk/partner/unknown', '/se/partner/netto', '/dk/partner/unknown/leaflet'].map(async (path) =>
      (await page.request.get(path)).status(),
    ),
  )
  expect(unknown).toEqual([404, 404, 404])
  withoutFailedLoads(complaints)
})

test('§2.1: without JavaScript, links lead through a leaflet and to its offers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/dk/partner')
  await page.locator('main a[href="/dk/partner/netto/leaflet"]').click()
  await turn(page, 'Næste side').click()
  await expectPage(page, 2)
  await namesOf(page).first().click()
  await expect(page).toHaveURL(/\/dk\/single\/\d+$/)
  await context.close()
})
