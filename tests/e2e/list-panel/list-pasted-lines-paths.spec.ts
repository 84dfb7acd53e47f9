import type { Page } from '@playwright/test'
import type { PastedLinesEvent } from '#machines/pasted-lines/pasted-lines.machine.ts'
import { takenOf } from '#machines/pasted-lines/pasted-lines.machine.ts'
import {
  type PastedLinesSnapshot,
  pastedText,
  planPastedLines,
} from '#machines/pasted-lines/pasted-lines.paths.ts'
import { type Driver, type EventWays, performByType, titleOf } from '#tests/paths/walk-path.ts'
import { listOf, openPanel, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expectControls } from '../support/controls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { fillList, pasteInto } from './typed-items-page.ts'

const namesOnList = async (page: Page) =>
  (await listOf(page)).items.map(({ name, quantity }) => `${quantity} ${name}`)

test.describe('§2.10 a pasted list: the planned paths, walked on the page', () => {
  for (const path of planPastedLines().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await registerShopper(page)
      await visit('/dk')
      await openPanel(page)
      await pasteInto(panelOf(page).getByRole('combobox', { name: 'Skriv på sedlen' }), pastedText)
      await walkOnPage(path, pastedLinesDriver(page))
    })
  }
})

function pastedLinesDriver(page: Page): Driver<PastedLinesSnapshot> {
  const sheet = page.getByRole('dialog', { name: '2 varer fra din tekst' })
  const boxes = sheet.getByRole('checkbox')
  const ways: EventWays = {
    'sheet.opened': async () => {
      await sheet.getByRole('button', { name: 'Luk', exact: true }).click()
      await panelOf(page).getByRole('button', { name: 'Vis igen' }).click()
    },
    'line.toggled': ({ place }) => boxes.nth(Number(place)).click(),
    'lines.submitted': async ({ room }) => {
      await fillList(page, 1000 - Number(room))
      await sheet.getByRole('button', { name: /^Læg \d varer? på sedlen$/ }).click({ force: true })
    },
    'whole.submitted': async ({ room }) => {
      await fillList(page, 1000 - Number(room))
      await sheet.getByRole('button', { name: 'Læg det hele på som én vare' }).click()
    },
  }
  const shows = async ({ context }: PastedLinesSnapshot, error: string) => {
    for (const [place, { isTaken }] of context.lines.entries())
      await expect(boxes.nth(place)).toBeChecked({ checked: isTaken })
    const count = takenOf(context).length
    const submit = sheet.getByRole('button', {
      name: `Læg ${count} ${count === 1 ? 'vare' : 'varer'} på sedlen`,
    })
    await expect(submit).toHaveAttribute('aria-disabled', String(count === 0))
    await expect(sheet.getByRole('alert')).toHaveText(error)
  }
  return {
    offer: (snapshot) =>
      expectControls<PastedLinesEvent>(
        [{ control: boxes.first(), sends: { type: 'line.toggled', place: 0 } }],
        snapshot,
      ),
    perform: performByType(ways),
    see: {
      choosing: (snapshot) => shows(snapshot, ''),
      full: async (snapshot) => {
        await shows(
          snapshot,
          'Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.',
        )
        await expectAccessible(page)
      },
      submitted: async ({ context }) => {
        await expect(sheet).toHaveCount(0)
        const items = takenOf(context).map(({ itemName, quantity }) => `${quantity} ${itemName}`)
        await expect
          .poll(async () => (await namesOnList(page)).filter((name) => name !== '1 Vare'))
          .toEqual(items)
      },
    },
  }
}

test('§2.10 a pasted list of thirty goes on the list by one press of the keyboard, and off by one undo, also offline', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerShopper(page)
  await visit('/dk')
  await openPanel(page)
  const field = panelOf(page).getByRole('combobox', { name: 'Skriv på sedlen' })
  await field.fill('te')
  const goods = Array.from({ length: 30 }, (_, place) => `vare ${place + 1}`)
  const text = goods.map((name) => `- [ ] ${name}`).join('\n')
  await context.setOffline(true)
  await pasteInto(field, text)
  const sheet = page.getByRole('dialog', { name: '30 varer fra din tekst' })
  await expect(sheet.getByRole('button', { name: 'Læg 30 varer på sedlen' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(field).toHaveValue('te')
  await expect(panelOf(page).getByText('30 varer fra din tekst venter')).toBeVisible()
  await expectAccessible(page)
  await panelOf(page).getByRole('button', { name: 'Vis igen' }).press('Enter')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByText('30 varer er lagt på sedlen')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Fortryd' }).click()
  await expect(panelOf(page)).toContainText('Sedlen er tom')
  await expect(panelOf(page).getByText('Varen er fjernet')).toHaveCount(0)
  await pasteInto(field, text)
  await page.keyboard.press('Enter')
  await context.setOffline(false)
  await expect.poll(() => namesOnList(page)).toEqual(goods.map((name) => `1 ${name}`))
  await expect(field).toHaveValue('te')
  complaints.length = 0
})

for (const [way, leave] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
  'a press outside': (page: Page) => page.mouse.click(10, 10),
  Luk: (page: Page) => page.getByRole('dialog').last().getByRole('button', { name: 'Luk' }).click(),
}))
  test(`§2.10 a pasted list that is left by ${way} waits with what was left out of it, and can be deleted`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await registerShopper(page)
    await visit('/dk')
    await openPanel(page)
    const panel = panelOf(page)
    const sheet = page.getByRole('dialog', { name: '3 varer fra din tekst' })
    await pasteInto(panel.getByRole('combobox', { name: 'Skriv på sedlen' }), 'mel\ngær\nsalt')
    await sheet.getByRole('checkbox', { name: 'gær' }).click()
    await leave(page)
    await expect(sheet).toHaveCount(0)
    await expect(panel.getByText('3 varer fra din tekst venter')).toBeVisible()
    // It also outlives the panel.
    await panel.getByRole('button', { name: 'Luk', exact: true }).click()
    await openPanel(page)
    await panel.getByRole('button', { name: 'Vis igen' }).click()
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Slet', exact: true }).press('Enter')
    await expect(panel.getByText('3 varer fra din tekst venter')).toHaveCount(0)
    await expect(panel.locator(':focus')).toHaveCount(1)
    expect(await namesOnList(page)).toEqual([])
  })
