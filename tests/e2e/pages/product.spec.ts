import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { minorUnits, piecePricesIn } from './offers-page.ts'
import { compared, findSaid, openCheapest } from './product-page.ts'

const factOf = (page: Page, name: string) => page.getByText(name).locator('xpath=following-sibling::dd')

/** The address of an offer whose page has a text, among those of the demo catalogue. */
async function findOffer(request: APIRequestContext, says: string): Promise<string> {
  for (let id = 1; id <= 400; id += 7) {
    const page = await request.get(`/single/${id}`)
    if (page.status() === 200 && (await page.text()).includes(says)) return `/single/${id}`
  }
  throw new Error(`no offer says: ${says}`)
}

/** The address of an offer of several pieces whose product other chains also offer today. */
async function findComparedOfSeveral(
  page: Page,
  request: APIRequestContext,
  visit: (path: string) => Promise<void>,
): Promise<string> {
  await visit('/offer?show=240')
  const links = page
    .locator('main article', { hasText: /\d\sfor \d/ })
    .getByRole('heading')
    .getByRole('link')
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href')) ?? ''
    if ((await (await request.get(path)).text()).includes('Samme vare i andre kæder')) return path
  }
  throw new Error('no offer of several is compared')
}

test.describe('§2.1 /single/{id}: the page of an offer', () => {
  test('compares chains, says what §2.6 and §3 ask for, and leads to the shop', async ({
    page,
    request,
    visit,
  }) => {
    await test.step('compares the chains that have it today: cheapest first and marked, unit prices beside', async () => {
      const name = await openCheapest(page, visit)
      const rows = compared(page)
      const prices = await piecePricesIn(rows)
      expect(prices.length).toBeGreaterThan(0)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      const [own = 0] = await piecePricesIn(page.locator('main'))
      expect(own).toBeLessThan(prices[0] ?? 0)
      await expect(page.locator('main').getByText('Billigst', { exact: false })).toHaveCount(1)
      await expect(rows.first()).toContainText(/\d+,\d\d pr\.\s(kg|l|stk\.|m)/)
      const cheapest = page.url()
      await rows.last().getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(rows.first()).toContainText('Billigst')
      await expect(page.getByRole('link', { name: /^Billigst hos / })).toHaveAttribute(
        'href',
        new URL(cheapest).pathname,
      )
      await expectAccessible(page)
    })

    await test.step('§3 compared prices: if several chains share the lowest price, all of them are the cheapest', async () => {
      await visit(await findSaid(request, '/offer?show=240', /Billigst af \d+ kæderSamme pris hos/))
      await expect(page.getByText(/^Samme pris hos .+ og .+$/)).toBeVisible()
      await expect(compared(page).first()).toContainText('Billigst')
      await expect(compared(page).last()).not.toContainText('Billigst')
      await expectAccessible(page)
    })

    await test.step('§2.6, §3: chain, name, dates, price and unit price in the words of the rules', async () => {
      await openCheapest(page, visit)
      const main = page.locator('main')
      await expect(main.getByText(/^\d+\s\S+ \d[\d.]*,\d\d\skr\.$/)).toBeVisible()
      await expect(main.getByText(/^\d[\d.]*,\d\d\skr\. pr\.\s(kg|l|stk\.|m)$/)).toBeVisible()
      await expect(main.getByText(/^\d\d\.\d\d–\d\d\.\d\d$/).first()).toBeVisible()
      await expect(main.getByRole('link', { name: 'Læg på sedlen', exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Følg prisen', exact: true })).toBeVisible()
    })

    await test.step('§2.6 a sponsored offer says so in a line on its picture', async () => {
      await visit('/offer')
      const sponsored = page.locator('main article', { hasText: 'Sponsoreret' }).first()
      await sponsored.getByRole('heading').getByRole('link').click()
      const badge = page.locator('main').getByText('Sponsoreret', { exact: true })
      await expect(
        compared(page)
          .or(page.getByRole('link', { name: 'Følg prisen', exact: true }))
          .first(),
      ).toBeVisible()
      expect((await badge.first().boundingBox())?.height).toBeLessThan(40)
    })

    await test.step('§2.6 go to website opens the shop in a new tab without a referrer', async () => {
      await openCheapest(page, visit)
      const shop = page.getByRole('link', { name: 'Gå til butikken' })
      await expect(shop).toHaveAttribute('target', '_blank')
      await expect(shop).toHaveAttribute('rel', 'noreferrer')
      await expect(shop).toHaveAttribute('href', /^https:\/\//)
    })
  })

  test('draws and judges prices, leads to another chain, and says that an offer has expired', async ({
    page,
    request,
    visit,
  }) => {
    await test.step('draws the prices of a year, judges them in a sentence, and lists them in a table', async () => {
      await openCheapest(page, visit)
      const history = page.locator('section', { has: page.getByRole('heading', { name: 'Pris over tid' }) })
      const price = String.raw`\d[\d.]*(?:,\d\d)?\skr\.`
      await expect(history.getByRole('img')).toHaveAccessibleName(
        new RegExp(
          `^Tilbudspriser de seneste 12 måneder, lavest ${price} hos .+ \\d\\d\\.\\d\\d, typisk ${price}, nu ${price}$`,
        ),
      )
      await expect(history.getByText(/Varen koster typisk \d.*\skr\. på tilbud\./)).toBeVisible()
      await expect(history.getByRole('table')).toBeHidden()
      await history.getByText('Vis priserne som tabel').click()
      const rows = history.getByRole('table').getByRole('row')
      const chains = new Set(
        await compared(page)
          .getByRole('link', { name: /^(?!Læg på sedlen)/ })
          .allInnerTexts(),
      )
      expect(chains.size).toBeGreaterThan(0)
      for (const chain of chains) await expect(rows.filter({ hasText: chain })).not.toHaveCount(0)
      // axe would measure a link that is partly below the sticky header as too small.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
    })

    await test.step('§3 an offer of several pieces says how many its price is for, and is compared and judged per piece', async () => {
      await visit(await findComparedOfSeveral(page, request, visit))
      const main = page.locator('main')
      const sold = await main
        .getByText(/^\d+\sfor \d[\d.]*(?:,\d\d)?\skr\.$/)
        .first()
        .textContent()
      const [, units = '', plain = ''] = /^(\d+)\sfor (.+)\skr\.$/.exec(sold ?? '') ?? []
      const amount = plain.includes(',') ? plain : `${plain},00`
      await expect(main.getByText(new RegExp(`^${units}\\s(?:stk|pk)\\. ${amount}\\skr\\.$`))).toBeVisible()
      const piece = Math.round(minorUnits(amount) / Number(units))
      const history = page.locator('section', { has: page.getByRole('heading', { name: 'Pris over tid' }) })
      const chart = await history.getByRole('img').getAttribute('aria-label')
      expect(minorUnits(/, nu (\S+)\skr\. pr\.\s(?:stk|pk)\.$/.exec(chart ?? '')?.[1] ?? '')).toBe(piece)
      await expect(history).toContainText(
        /Alle priser er for 1\s(?:stk|pk)\., også når tilbuddet gælder flere\./,
      )
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(`til ${amount}\\skr\\. for ${units}\\s(?:stk|pk)\\. hos `),
      )
      await expectAccessible(page)
      const chain = await factOf(page, 'Tilbuddet findes hos').innerText()
      await compared(page).getByRole('link').first().click()
      const row = compared(page).filter({ has: page.getByRole('link', { name: chain, exact: true }) })
      await expect(row).toContainText(`${units} for ${plain} kr.`)
      expect(await piecePricesIn(row)).toEqual([piece])
      const prices = await piecePricesIn(compared(page))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    })

    await test.step('leads to another chain of the same product by keyboard', async () => {
      const name = await openCheapest(page, visit)
      const other = compared(page)
        .getByRole('link')
        .filter({ hasNot: page.locator('svg') })
        .first()
      const chain = await other.innerText()
      await other.focus()
      await page.keyboard.press('Enter')
      await expect(factOf(page, 'Tilbuddet findes hos')).toHaveText(chain)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })

    await test.step('an expired offer says so, shows the current offers, and is not indexed', async () => {
      const path = await findOffer(request, 'Tilbuddet sluttede')
      await visit(path)
      await expect(page.getByText(/^Tilbuddet sluttede \S+dag\s\d\d\.\d\d\./)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Læg på sedlen', exact: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Lignende tilbud' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      await expectAccessible(page)
    })
  })

  test('an unknown offer is 404, with a search box and good prices of today', async ({
    page,
    visit,
    complaints,
  }) => {
    const answer = page.waitForResponse('**/single/999999999')
    await visit('/single/999999999')
    expect((await answer).status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilbuddet findes ikke')
    await expect(page.getByLabel('Søg efter varer og tilbud')).toBeVisible()
    await expect(page.locator('main article').first()).toBeVisible()
    await expectAccessible(page)
    // Chromium itself logs that the page was not found.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  })

  test('bad ids are 404 as a page', async ({ request }) => {
    for (const id of ['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%F0%9F%A5%91']) {
      const answer = await request.get(`/single/${id}`)
      const type = answer.headers()['content-type']
      expect({ id, status: answer.status(), type }).toEqual({
        id,
        status: 404,
        type: 'text/html; charset=utf-8',
      })
    }
  })

  test('describes the product and its offers of today to search engines', async ({ page, visit }) => {
    const name = await openCheapest(page, visit)
    await page.reload()
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const facts = JSON.parse(text ?? '{}')
    expect(facts).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name })
    expect(facts.offers.length).toBe(1 + (await compared(page).count()))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/single\/\d+$/)
  })

  test('is complete without JavaScript', async ({ browser, page, visit }) => {
    const name = await openCheapest(page, visit)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(page.url())
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(name)
    await plain.getByText('Vis priserne som tabel').click()
    await expect(plain.getByRole('table')).toBeVisible()
    await context.close()
  })
})
