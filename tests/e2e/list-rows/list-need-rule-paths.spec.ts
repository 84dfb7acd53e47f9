import type { Page } from '@playwright/test'
import { type NeedRuleSnapshot, planNeedRule } from '#machines/need-rule/need-rule.paths.ts'
import { type Driver, performByType, titleOf } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { addManually, listOf, openPanel, registerShopper, rowOf, sendToList } from './list-page.ts'

test.describe('§2.10 what will do for a typed item: the planned paths, walked on the page', () => {
  for (const path of planNeedRule().onPage())
    test(titleOf(path), async ({ page, visit }) => {
      await registerShopper(page)
      await addManually(page, ['kaffe'])
      await visit('/dk')
      await openPanel(page)
      await walkOnPage(path, needRuleDriver(page))
    })
})

test('§8 the sheet of what will do for a typed item can be asked for again if its code does not arrive', async ({
  page,
  visit,
  complaints,
}) => {
  await registerShopper(page)
  await addManually(page, ['kaffe'])
  await visit('/dk')
  await openPanel(page)
  let isRefused = true
  await page.route(`**/${lateFileOf('app/features/shopping-list/rows/need-rule-sheet.tsx')}`, (route) =>
    isRefused ? route.abort() : route.continue(),
  )
  await rowOf(page, 'kaffe').getByRole('button', { name: 'Andre tilbud på kaffe' }).click()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Prøv igen' })
  await retry.waitFor()
  isRefused = false
  await retry.click()
  await expect(page.getByRole('dialog', { name: 'Hvilken slags kaffe?' })).toBeVisible()
  withoutFailedLoads(complaints)
})

function needRuleDriver(page: Page): Driver<NeedRuleSnapshot> {
  const row = rowOf(page, 'kaffe')
  const sheet = page.getByRole('dialog', { name: 'Hvilken slags kaffe?' })
  const from = sheet.getByLabel('Størrelse fra')
  const shows = async ({ context: { texts } }: NeedRuleSnapshot) => {
    await expect(from).toHaveValue(texts.from)
    await expect(sheet.getByLabel('Mærke')).toHaveValue(texts.brand)
  }
  return {
    perform: performByType({
      'sheet.opened': async ({ rule }) => {
        // The item has this rule, of whomever: it is set in another tab, which the page hears of.
        const [item] = (await listOf(page)).items
        if (JSON.stringify(item?.rule) !== JSON.stringify(rule))
          await sendToList(page, `set-rule-for-item/${item?.uuid}`, rule ?? {})
        if (rule) await expect(row).toContainText('Gevalia')
        else await expect(row).not.toContainText(/Gevalia|uanset mærke/)
        await row.getByRole('button', { name: 'Andre tilbud på kaffe' }).click()
      },
      'sheet.left': () => page.keyboard.press('Escape'),
      'field.changed': async ({ text }) => {
        await from.fill('')
        await from.fill(String(text))
      },
      'rule.submitted': async () => {
        const before = (await listOf(page)).items[0]?.rule
        await from.press('Enter')
        await expect
          .poll(async () => (await sheet.count()) > 0 || (await listOf(page)).items[0]?.rule !== before)
          .toBe(true)
      },
      'rule.cleared': () => sheet.getByRole('button', { name: 'Uanset størrelse og mærke' }).click(),
    }),
    see: {
      closed: () => expect(sheet).toHaveCount(0),
      'open.editing': shows,
      'open.tooLarge': async (snapshot) => {
        await shows(snapshot)
        await expect(sheet.getByText('Skriv højst 1.000.000\u00a0g')).toBeVisible()
      },
      'open.unreadable': async (snapshot) => {
        await shows(snapshot)
        await expect(sheet.getByText('Skriv tal over 0')).toBeVisible()
        await expectAccessible(page)
      },
    },
  }
}
