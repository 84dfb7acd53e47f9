import type { Locator, Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import { lateFileOf } from '../late-code/late-files.ts'
import { panelOf, registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { modalOf, plusByPress, plusOfOne, pressFirst, quantitiesOn } from './add-to-list-modal.ts'

/** Finds milk for a user whose list is loaded, and who does not want to see what was added. */
async function findMilk(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await registerShopper(page)
  await page.addInitScript(() => localStorage.setItem('hideAdded', 'true'))
  // From then on the page follows changes by others.
  const isFollowed = page.waitForRequest('**/changes')
  await visit('/dk/offer/mælk')
  await isFollowed
}

const messageOf = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })

/** What stands in the place of the plus of an offer on the list. */
const counted = (page: Page, name: string) => {
  const group = page.getByRole('main').getByRole('group', { name, exact: true }).first()
  return {
    group,
    amount: group.getByRole('status'),
    less: group.getByRole('button', { name: 'En færre' }),
    more: group.getByRole('button', { name: 'En mere' }),
  }
}

for (const width of [390, 1440])
  test(`§4 add-to-list modal: a user's milk is on the list 1 press after the search, in a window of ${width} px`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await findMilk(page, visit)
    const name = await pressFirst(page)
    await expect(messageOf(page, `${name} er lagt på sedlen`)).toBeVisible()
    await expect(counted(page, name).amount).toHaveText(`11 på sedlen: ${name}`)
    await expect(modalOf(page)).toHaveCount(0)
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

test('§4 add-to-list modal: a double press adds two, the plus stays where it was, and the minus takes each off', async ({
  page,
  visit,
}) => {
  await findMilk(page, visit)
  // The list opens by itself beside the page when something is put on it.
  await pressFirst(page)
  await expect(panelOf(page)).toBeVisible()
  const plus = plusByPress(page)
  const name = ((await plus.getAttribute('aria-label')) ?? '').replace('Læg på sedlen: ', '')
  await plus.scrollIntoViewIfNeeded()
  const place = await plus.boundingBox()
  await plus.dblclick()
  const { more, less, amount, group } = counted(page, name)
  await expect(amount).toContainText(`2 på sedlen: ${name}`)
  expect(await more.boundingBox()).toEqual(place)
  await more.click()
  const onList = async () => (await quantitiesOn(page)).filter((item) => item.name === name)
  await expect.poll(onList).toEqual([{ name, quantity: 3 }])
  await less.dblclick()
  await expect(amount).toContainText(`1 på sedlen: ${name}`)
  await less.click()
  await expect(group).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: `Læg på sedlen: ${name}`, exact: true }).first(),
  ).toBeFocused()
  await expect(messageOf(page, 'Varen er fjernet')).toBeVisible()
  await expect.poll(onList).toEqual([])
})

test('§4 add-to-list modal: presses in a row are one message, and its Fortryd takes off what they put', async ({
  page,
  visit,
}) => {
  await findMilk(page, visit)
  const name = await pressFirst(page)
  const { more, amount, group } = counted(page, name)
  await more.click()
  await more.click()
  await expect(amount).toContainText(`3 på sedlen: ${name}`)
  await expect(page.getByRole('status').filter({ hasText: 'Fortryd' })).toHaveText(
    '3 varer er lagt på sedlenFortryd',
  )
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(group).toHaveCount(0)
  await expect.poll(() => quantitiesOn(page)).toEqual([])
})

test('§4 add-to-list modal: by keyboard the focus stays on the plus, the minus comes before it, and 320 px are enough', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await findMilk(page, visit)
  const plus = plusByPress(page)
  const name = ((await plus.getAttribute('aria-label')) ?? '').replace('Læg på sedlen: ', '')
  await plus.focus()
  await page.keyboard.press('Enter')
  const { more, less, amount } = counted(page, name)
  await expect(more).toBeFocused()
  await page.keyboard.press('Space')
  await expect(amount).toContainText(`2 på sedlen: ${name}`)
  await page.keyboard.press('Shift+Tab')
  await expect(less).toBeFocused()
  for (const target of [less, more]) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect([width, height]).toEqual([44, 44])
  }
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(plus).toBeFocused()
})

test('§4 waiting changes: without a connection a press waits on the device, and is sent when it returns', async ({
  page,
  visit,
  complaints,
}) => {
  await findMilk(page, visit)
  const name = await pressFirst(page)
  await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  await expect(page.getByRole('button', { name: 'Fortryd' })).toHaveCount(0)
  await page.context().setOffline(true)
  const { more, amount } = counted(page, name)
  await more.dblclick()
  await expect(amount).toContainText(`3 på sedlen: ${name}`)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(amount).toContainText(`1 på sedlen: ${name}`)
  await more.click()
  await page.context().setOffline(false)
  await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 2 }])
  // The page could not load ahead what the pointer was over.
  complaints.length = 0
})

test('§8 late code: a press counts also if the code of the minus does not arrive', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route(`**/${lateFileOf('app/features/offers/counted/counted-plus.tsx')}`, (route) =>
    route.abort(),
  )
  await findMilk(page, visit)
  const plus = plusOfOne(page)
  const name = ((await plus.getAttribute('aria-label')) ?? '').replace('Læg på sedlen: ', '')
  await plus.click()
  await expect(messageOf(page, `${name} er lagt på sedlen`)).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
  await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  withoutFailedLoads(complaints)
})
