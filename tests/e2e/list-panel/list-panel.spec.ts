import type { Locator, Page } from '@playwright/test'
import {
  addManually,
  addOffers,
  listButton,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  tickOf,
} from '../list-rows/list-page.ts'
import { Finger } from '../support/finger.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const everyInert = (elements: (HTMLElement | SVGElement)[]) =>
  elements.map((element) => element instanceof HTMLElement && element.inert)

test.describe('§4 the panel on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('covers the page, keeps the focus, and gives it back', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await visit('/dk')
    const button = page.getByRole('banner').getByRole('button', { name: 'Seddel 1 vare' })
    await expect(page.getByRole('dialog', { name: 'Indkøbsseddel' })).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Indkøbsseddel' })
    await expect(panel).toBeVisible()
    // The panel slides in.
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const around = page.locator('body > :is(header, main, footer, nav)')
    await expect.poll(() => around.evaluateAll(everyInert)).toEqual([true, true, true, true])
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      // The focus passes the browser's own controls between the last element and the first.
      expect(
        await page.evaluate(() => document.activeElement?.closest('#shopping-list, body')?.localName),
      ).toMatch(/^(dialog|body)$/)
    }
    // In the actions of a row, Escape closes these first.
    await panel.getByRole('heading', { name: 'Indkøbsseddel' }).focus()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect.poll(() => around.evaluateAll(everyInert)).toEqual([false, false, false, false])
  })

  test('opens by a double tap too: the second tap has no effect', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk')
    const finger = await Finger.on(page)
    await finger.press(listButton(page))
    await finger.lift()
    await expect(page.getByRole('dialog', { name: 'Indkøbsseddel' })).toBeAttached()
    await finger.touch()
    await finger.lift()
    await expect.poll(async () => (await panelOf(page).boundingBox())?.x).toBe(0)
  })

  test('closes on a change of page, and opens from the bottom bar too', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk')
    await page.getByRole('navigation', { name: 'Genveje' }).getByRole('button', { name: 'Seddel' }).tap()
    await panelOf(page).getByRole('link', { name: 'Se ugens tilbud' }).tap()
    await expect(page).toHaveURL('/dk/offer')
    await expect(panelOf(page)).toHaveCount(0)
  })
})

test.describe('§4 sort', () => {
  test('by chain with a sum for each, by price and by amount, both ways', async ({ page, visit }) => {
    await registerShopper(page)
    await addOffers(page, ['kaffe', 'smør', 'banan'])
    await addManually(page, ['Cykelhjelm'], 7)
    const { items, priceTotalText } = await listOf(page)
    await visit('/dk')
    const panel = panelOf(page)
    const names = () => panel.locator('li b:not([data-best])').allTextContents()

    await expect(panel.getByRole('heading', { level: 3 }).last()).toHaveText('Egne varer')
    const chains = [...new Set(items.map(({ chainName }) => chainName))].filter((name) => name !== null)
    expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      ...chains.toSorted(new Intl.Collator('da-DK').compare),
      'Egne varer',
    ])
    await expect(panel).toContainText(priceTotalText)
    await expect(panel).toContainText('I alt for 10 varer')
    await expect(panel).toContainText('7 varer uden pris')

    const price = ({ priceText }: { priceText: string | null }) => Number(priceText?.replace(',', '.'))
    const priced = items.filter(({ priceText }) => priceText !== null)
    const ascending = priced.toSorted((a, b) => price(a) - price(b)).map(({ name }) => name)
    const sort = panel.getByLabel('Sortér efter')
    await sort.selectOption('Billigst først')
    // The chosen order shows at once, and the list follows.
    await expect.poll(names).toEqual([...ascending, 'Cykelhjelm'])
    await sort.selectOption('Dyrest først')
    await expect.poll(names).toEqual([...ascending.toReversed(), 'Cykelhjelm'])
    await sort.selectOption('Højest antal først')
    await expect.poll(async () => (await names())[0]).toBe('Cykelhjelm')
    await sort.selectOption('Lavest antal først')
    await expect.poll(async () => (await names()).at(-1)).toBe('Cykelhjelm')
  })
})

/** Opens the sheet for writing an item. */
async function openSheet(page: Page): Promise<Locator> {
  await openPanel(page)
  await page.getByRole('button', { name: 'Skriv en vare selv' }).click()
  return page.getByRole('dialog', { name: 'Skriv en vare selv' })
}

test.describe('§2.10 writing an item', () => {
  test('asks for a name in the field itself, allows no quantity under 1, and puts the item on the list', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk')
    const sheet = await openSheet(page)
    const name = sheet.getByLabel('Vare')
    await expect(name).toBeFocused()
    await expect(sheet.getByRole('button', { name: 'En færre' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'En mere' }).click()
    await sheet.getByRole('button', { name: 'En mere' }).click()
    await sheet.getByRole('button', { name: 'En færre' }).click()
    await expect(sheet.getByLabel('Antal')).toHaveValue('2')
    await sheet.getByLabel('Antal').fill('to')
    await sheet.getByLabel('Antal').blur()
    await expect(sheet.getByLabel('Antal')).toHaveValue('to')
    await expect(sheet.getByLabel('Antal')).toHaveAccessibleDescription(
      'Skriv et helt tal fra 1 til 999.999.',
    )
    await sheet.getByLabel('Antal').fill('2')

    await sheet.getByRole('button', { name: 'Læg på sedlen' }).click()
    await expect(name).toHaveAccessibleDescription('Skriv, hvad du skal huske.')
    await expect(name).toBeFocused()
    await expectAccessible(page)

    await name.fill('Frisk timian')
    await sheet.getByLabel('Butik eller sted').fill('Torvet')
    await page.keyboard.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(rowOf(page, 'Frisk timian')).toContainText('Torvet')
    await expect
      .poll(async () =>
        (await listOf(page)).items.map(({ name, subText, quantity }) => ({ name, subText, quantity })),
      )
      .toEqual([{ name: 'Frisk timian', subText: 'Torvet', quantity: 2 }])
    await expect(page.getByRole('button', { name: 'Skriv en vare selv' })).toBeFocused()
  })

  test('§5 Enter on an invalid quantity keeps it, with an error, and sends nothing', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk')
    const sheet = await openSheet(page)
    const quantity = sheet.getByLabel('Antal')
    await sheet.getByLabel('Vare').fill('Lys')
    await quantity.fill('3')
    for (const text of ['0', 'abc', '1,5', '-2', '']) {
      await quantity.fill(text)
      await expect(quantity).toHaveValue(text)
      await quantity.press('Enter')
      await expect(quantity).toHaveValue(text)
      await expect(quantity).toHaveAccessibleDescription('Skriv et helt tal fra 1 til 999.999.')
      await expect(quantity).toBeFocused()
      expect((await listOf(page)).items).toEqual([])
    }
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect
      .poll(async () => (await listOf(page)).items.map(({ name, quantity }) => [name, quantity]))
      .toEqual([['Lys', 3]])
  })
})

test.describe('§4 emptying', () => {
  test('asks first, can be undone, and keeps the list among the retired lists', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys', 'Servietter'])
    await visit('/dk')
    const panel = panelOf(page)
    const empty = panel.getByRole('button', { name: 'Tøm sedlen' })
    await empty.click()
    const question = page.getByRole('alertdialog', { name: 'Tøm sedlen?' })
    await expect(question.getByRole('button', { name: 'Behold sedlen' })).toBeFocused()
    await expect(question).toHaveAccessibleDescription(/De 2 varer flyttes til dine tidligere sedler/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(empty).toBeFocused()

    await empty.click()
    await question.getByRole('button', { name: 'Tøm sedlen' }).click()
    await expect(panel).toContainText('Sedlen er tom')
    await page.getByRole('status').getByRole('button', { name: 'Fortryd' }).click()
    await expect(rowOf(page, 'Lys')).toBeVisible()

    await empty.click()
    await question.getByRole('button', { name: 'Tøm sedlen' }).click()
    await expect.poll(async () => (await listOf(page)).items).toEqual([])
    await panel.getByRole('button', { name: 'Tidligere sedler' }).click()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Tidligere sedler')
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
    await panel.getByRole('button', { name: '2 varer' }).click()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Læg tilbage på sedlen: Lys' }).click()
    await expect(panel.getByRole('button', { name: 'Lagt på sedlen: Lys' })).toBeFocused()
    await expect.poll(async () => (await listOf(page)).items.map(({ name }) => name)).toEqual(['Lys'])
    await panel.getByRole('button', { name: 'Læg alt tilbage på sedlen' }).click()
    await expect
      .poll(async () => (await listOf(page)).items.map(({ name }) => name).toSorted())
      .toEqual(['Lys', 'Servietter'])
    await panel.getByRole('button', { name: 'Tilbage', exact: true }).click()
    await panel.getByRole('button', { name: 'Tilbage', exact: true }).click()
    await expect(rowOf(page, 'Servietter')).toBeVisible()
  })

  test('is offered as the end of the round once everything is ticked', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys', 'Servietter'])
    await visit('/dk')
    const panel = panelOf(page)
    await panel.getByRole('button', { name: 'Tidligere sedler' }).click()
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText('Ingen tidligere sedler')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Tilbage', exact: true }).click()
    await tickOf(page, 'Lys').click()
    await expect(panel.getByText('Alt er hentet')).toHaveCount(0)
    await tickOf(page, 'Servietter').click()
    await expect(panel.getByRole('status').filter({ hasText: 'Alt er hentet' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByText('Tøm sedlen', { exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tøm sedlen' }).click()
    await expect(panel).toContainText('Sedlen er tom')
    await expectAccessible(page)
  })
})

test.describe('§6 roles', () => {
  test('a visitor is asked to log in, and can close the panel and browse on', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await visit('/dk/offer/kaffe?sort=price')
    await listButton(page).click()
    const panel = panelOf(page)
    await expect(panel.getByRole('link', { name: 'Log ind' })).toHaveAttribute(
      'href',
      `/dk/login?next=${encodeURIComponent('/dk/offer/kaffe?sort=price')}`,
    )
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Jeg kigger bare' }).click()
    await expect(panel).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('dontShowAgain'))).toBe('true')
  })

  test('a user with an email that is not verified is told to verify it', async ({ page, visit }) => {
    const { registerOverHttp, newEmail } = await import('../account/account-page.ts')
    await registerOverHttp(page, newEmail())
    await visit('/dk')
    await listButton(page).click()
    const panel = panelOf(page)
    await expect(panel).toContainText('Bekræft din e-mail først')
    await expect(panel.getByRole('link', { name: 'Gå til din profil' })).toHaveAttribute(
      'href',
      '/dk/profile',
    )
    await expect(panel.getByRole('button', { name: 'Skriv en vare selv' })).toHaveCount(0)
    await expectAccessible(page)
  })
})
