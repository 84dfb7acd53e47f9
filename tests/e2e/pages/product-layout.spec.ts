import type { Locator } from '@playwright/test'
import { expect, test } from '../support/page-test.ts'
import { openCheapest, openUndercut } from './product-page.ts'

test.describe('§2.1 /single/{id}: the layout of an offer’s page', () => {
  test('a phone shows price and action without scrolling, even with a long name', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openUndercut(page, visit)
    const action = page.getByRole('link', { name: 'Læg på sedlen', exact: true })
    const bar = page.getByRole('navigation', { name: 'Genveje' })
    const edges = async () => ({
      action: (await action.boundingBox().then((box) => box && box.y + box.height)) ?? Number.NaN,
      bar: (await bar.boundingBox())?.y ?? Number.NaN,
    })
    const usual = await edges()
    expect(usual.action).toBeLessThan(usual.bar)
    const lengthen = (text: Locator, long: string) =>
      text.evaluate((element, words) => {
        element.textContent = words
      }, long)
    await lengthen(
      page.getByRole('heading', { level: 1 }),
      'Royal Unibrew Tempt, No. 7 cider med hyldeblomst, blåbær og granatæble i flaske',
    )
    await lengthen(
      page.getByRole('link', { name: /^Billigst hos / }),
      'Billigst hos REMA 1000, SuperBrugsen og Netto: 2 for 27,90 kr. · 13,95 pr. stk. · 42,27 pr. l',
    )
    const long = await edges()
    expect(long.action).toBeGreaterThan(usual.action)
    expect(long.action).toBeLessThan(long.bar)
  })

  test('the parts below the picture and the text are aligned with their columns', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openCheapest(page, visit)
    const leftOf = async (name: string, level: number) =>
      (await page.getByRole('heading', { name, level }).boundingBox())?.x
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(await leftOf('Pris over tid', 2)).toBe(title?.x)
    const heightOf = async (name: string) =>
      (await page.getByRole('heading', { name, level: 2 }).boundingBox())?.y
    expect(await heightOf('Pris over tid')).toBe(await heightOf('Samme vare i andre kæder'))
  })

  test('prices in a column look alike: same digits, dashes of the same height, right ends aligned', async ({
    page,
    visit,
  }) => {
    await openCheapest(page, visit)
    await page.getByText('Vis priserne som tabel').click()
    const drawn = await page.locator('main').evaluate((main) => {
      const styleOf = (element: Element) => getComputedStyle(element).fontVariantNumeric
      const inTable = [...main.querySelectorAll('td:last-child > span')]
      const dashes = inTable.flatMap((price) => [...price.querySelectorAll('[aria-hidden] > :empty')])
      return {
        figures: [...main.querySelectorAll('[class^=price__root]')].map(styleOf),
        texts: [...main.querySelectorAll('p, h1, h2, h3, td, dd, small')].map(styleOf),
        heights: dashes.map((dash) => dash.getBoundingClientRect().height),
        ends: inTable.map(
          (price) => price.querySelector('[aria-hidden] > span')?.getBoundingClientRect().right ?? 0,
        ),
      }
    })
    expect(new Set(drawn.figures)).toEqual(new Set(['tabular-nums']))
    expect(new Set(drawn.texts)).toEqual(new Set(['normal']))
    expect(new Set(drawn.heights)).toEqual(new Set([2]))
    expect(Math.max(...drawn.ends) - Math.min(...drawn.ends)).toBeLessThan(1)
  })
})
