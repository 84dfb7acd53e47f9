import type { Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import {
  addManually,
  listButton,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
  tickOf,
} from '../list-rows/list-page.ts'
import { endSession, expect, expectAccessible, goWithin, returnTo, test } from '../support/page-test.ts'

// In a very narrow window the button has its name without the number.
const bottomBarPx = 49
const region = (page: Page) => page.getByRole('region', { name: /^Indkøbsseddel/ })

const opensByItself = (where: string) =>
  `§4 shopping list panel: on a ${where} the panel opens by itself in part`
const phone = { width: 390, height: 844 }

type Visit = (path: string) => Promise<void>

/** Opens a page of a shopper with an empty list, and puts its first offer on the list. @returns the name of the offer. */
async function addFirstItem(page: Page, visit: Visit): Promise<string> {
  await registerShopper(page)
  // The press puts the offer on the list, without the modal.
  await page.addInitScript(() => localStorage.setItem('hideAdded', 'true'))
  // From then on the page has the list, and follows changes by others.
  const isFollowed = page.waitForRequest('**/changes')
  await visit('/dk/offer/kaffe')
  await isFollowed
  return addOffer(page)
}

async function addOffer(page: Page): Promise<string> {
  const plus = page
    .getByRole('main')
    .getByRole('button', { name: /^Læg på sedlen: / })
    .first()
  const label = (await plus.getAttribute('aria-label')) ?? ''
  await plus.click()
  return label.replace('Læg på sedlen: ', '')
}

for (const { name, width, height } of [
  { name: 'phone', ...phone },
  { name: 'small phone', width: 320, height: 640 },
  { name: 'tablet', width: 768, height: 1024 },
]) {
  test.describe(opensByItself(name), () => {
    test.use({ viewport: { width, height } })

    test('over the lower half of a page, and then whole', async ({ page, visit }) => {
      const name = await addFirstItem(page, visit)
      await test.step('over the lower half of a page that stays usable, without taking the focus', async () => {
        await expect(region(page)).toBeVisible()
        await expect(rowOf(page, name)).toBeVisible()
        // The sheet slides in from below.
        const partHeight = Math.min(height / 2, 460)
        await expect
          .poll(async () => Math.round((await region(page).boundingBox())?.y ?? 0))
          .toBe(height - bottomBarPx - partHeight)
        await expect(region(page).locator(':focus')).toHaveCount(0)
        await expect(page.locator('main')).toHaveJSProperty('inert', false)
        await expect(listButton(page)).toHaveAttribute('aria-expanded', 'false')
        await expectAccessible(page)
        await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).click()
        await expect(page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })).toBeFocused()
        await tickOf(page, name).click()
        await expect(tickOf(page, name)).toHaveAttribute('aria-pressed', 'true')
      })

      await test.step('and the whole panel by its button or the trigger', async () => {
        await region(page).getByRole('button', { name: 'Se hele sedlen' }).click()
        const dialog = page.getByRole('dialog', { name: /^Indkøbsseddel/ })
        await expect(dialog).toBeVisible()
        await expect(page.locator('main')).toHaveJSProperty('inert', true)
        await page.keyboard.press('Escape')
        await expect(panelOf(page)).toHaveCount(0)
        await openPanel(page)
        await expect(dialog).toBeVisible()
      })
    })
  })
}

// The size of the window makes no difference to these.
test.describe(opensByItself('phone'), () => {
  test.use({ viewport: phone })

  test('once per tab: not on the next page, nor after a reload, nor at another rise from zero', async ({
    page,
    visit,
  }) => {
    await addFirstItem(page, visit)
    await expect(region(page)).toBeVisible()
    await goWithin(page, '/dk/offer/te')
    await expect(panelOf(page)).toHaveCount(0)
    await page.reload()
    await expect(listButton(page)).toHaveAccessibleName('Seddel 1 vare')
    await expect(panelOf(page)).toHaveCount(0)
    await sendToList(page, 'remove-all-items')
    await expect(listButton(page)).toHaveAccessibleName('Seddel')
    await addOffer(page)
    // An offer of several pieces is that many items.
    await expect(listButton(page)).toHaveAccessibleName(/^Seddel \d+ varer?$/)
    await expect(panelOf(page)).toHaveCount(0)
  })

  for (const { way, close } of [
    {
      way: 'its button',
      close: (page: Page) => region(page).getByRole('button', { name: 'Luk', exact: true }).click(),
    },
    { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
    { way: 'an empty list', close: (page: Page) => sendToList(page, 'remove-all-items') },
    {
      way: 'its button by keyboard, and the focus goes to the list’s button',
      close: async (page: Page) => {
        await region(page).getByRole('button', { name: 'Luk', exact: true }).press('Enter')
        await expect(listButton(page)).toBeFocused()
      },
    },
  ])
    test(`and closes by ${way}`, async ({ page, visit }) => {
      await addFirstItem(page, visit)
      await expect(region(page)).toBeVisible()
      await close(page)
      await expect(panelOf(page)).toHaveCount(0)
    })
})

test.describe('§4 shopping list panel: below 1200 px nothing opens by itself on load', () => {
  for (const { name, viewport } of [
    { name: '390 px', viewport: phone },
    { name: '768 px', viewport: { width: 768, height: 1024 } },
    { name: '720 px, as a window of 1440 px with text of 200 %', viewport: { width: 720, height: 450 } },
  ])
    test(`${name} wide: neither when the list is loaded, nor when somebody else puts the first item on it`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(viewport)
      await registerShopper(page)
      await addManually(page, ['Lys'], 3)
      await visit('/dk/offer/kaffe')
      await expect(listButton(page)).toHaveAccessibleName('Seddel 3 varer')
      await expect(panelOf(page)).toHaveCount(0)
      await sendToList(page, 'remove-all-items')
      await expect(listButton(page)).toHaveAccessibleName('Seddel')
      await addManually(page, ['Servietter'])
      await expect(listButton(page)).toHaveAccessibleName('Seddel 1 vare')
      await expect(panelOf(page)).toHaveCount(0)
    })
})

test.describe('§4 shopping list panel: a part of it', () => {
  test('shows messages above its total, so that they cover neither the total nor its button', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const name = await addFirstItem(page, visit)
    await expect(region(page)).toBeVisible()
    await addManually(page, ['Lys'])
    await expect(rowOf(page, 'Lys')).toBeVisible()
    await rowOf(page, 'Lys').getByRole('button', { name: '1 stk. af Lys. Ret antal' }).click()
    await rowOf(page, 'Lys').getByRole('textbox').fill('0')
    await page.keyboard.press('Enter')
    const message = region(page).getByRole('status').filter({ hasText: 'Varen er fjernet' })
    await expect(message).toBeVisible()
    const bottomOf = async () => {
      const box = await message.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const topOfTotal = async () => (await region(page).getByText('I alt for 1 vare').boundingBox())?.y ?? 0
    await expect.poll(async () => (await bottomOf()) < (await topOfTotal())).toBe(true)
    await message.getByRole('button', { name: 'Fortryd' }).click()
    await expect(rowOf(page, 'Lys')).toBeVisible()
    await expect(rowOf(page, name)).toBeVisible()
  })

  test('is one line with the total and the button in a low window, and the page ends above it', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const name = await addFirstItem(page, visit)
    await expect(region(page).getByRole('button', { name: 'Se hele sedlen' })).toBeVisible()
    await expect(rowOf(page, name)).toBeHidden()
    // While it is there, the message of what was added makes the part higher.
    await page.getByRole('button', { name: 'Luk beskeden' }).click()
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const isClear = async () => {
      const link = await last.boundingBox()
      const sheet = await region(page).boundingBox()
      return link !== null && sheet !== null && link.y + link.height <= sheet.y
    }
    await expect.poll(isClear).toBe(true)
  })

  test('becomes the panel beside the page when the window gets wide', async ({ page, visit }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await addFirstItem(page, visit)
    await expect(region(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(
      page.getByRole('complementary', { name: 'Indkøbsseddel' }).locator(panelOf(page)),
    ).toBeVisible()
    await expect(listButton(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('closes when the session ends elsewhere', async ({ page, visit, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await addFirstItem(page, visit)
    await expect(region(page)).toBeVisible()
    await endSession(page.context())
    await returnTo(page)
    await expect(panelOf(page)).toHaveCount(0)
    withoutFailedLoads(complaints)
  })
})

test.describe('§4 shopping list panel: over the page of a tablet it has a scrim', () => {
  test('and a press on the scrim closes both, but the second tap of a double tap on the button does not', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await registerShopper(page)
    await visit('/dk')
    const box = await listButton(page).boundingBox()
    if (!box) throw new Error('the list has no button')
    await listButton(page).click()
    await expect(panelOf(page)).toBeAttached()
    await page.mouse.move(box.x + 8, box.y + 8)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(page.getByRole('dialog', { name: 'Indkøbsseddel' })).toBeVisible()
    await expect.poll(async () => (await panelOf(page).boundingBox())?.x).toBe(1024 - 360)
    await expectAccessible(page)
    await page.mouse.click(200, 400)
    await expect(panelOf(page)).toHaveCount(0)
    await expect(listButton(page)).toBeFocused()
  })
})
