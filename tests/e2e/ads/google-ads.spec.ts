import type { Page } from '@playwright/test'
import { bannerOf, preferencesOf, settingsOf } from '../consent/consent-page.ts'
import { expect, expectAccessible } from '../support/page-test.ts'
import { anchorOf } from './ads-page.ts'
import { test } from './google-stand-in.ts'

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } })

type Opened = { openSlots?: () => { unit: string; sizes: number[][] }[] }
/** The slots that Google's script has now, by their units. Before it comes, only its queue of commands is there. */
const openSlots = (page: Page) =>
  page.evaluate(() => (window.googletag as unknown as Opened | undefined)?.openSlots?.() ?? [])

const wide = {
  unit: '/1234567/desktop',
  sizes: [
    [970, 90],
    [728, 90],
    [468, 60],
  ],
}
const anchor = {
  unit: '/1234567/anchor',
  sizes: [
    [728, 90],
    [468, 60],
    [300, 50],
  ],
}

test('§4 consent: Google’s ads are asked for after consent to marketing only, and go with it', async ({
  page,
  visit,
  google,
}) => {
  await page.clock.install()
  await visit('/dk')
  const room = page.locator('main [data-ad-slot]')
  const ad = (place: typeof room) => place.locator('iframe')
  const heightOf = async () => (await room.boundingBox())?.height

  await test.step('nothing is loaded before the choice, and nothing for a yes to statistics', async () => {
    await bannerOf(page).getByRole('link', { name: 'Vælg selv' }).click()
    await preferencesOf(page).getByText('Statistik').first().waitFor()
    await preferencesOf(page).getByRole('checkbox', { name: 'Statistik' }).press('Space')
    await preferencesOf(page).getByRole('button', { name: 'Gem dit valg' }).click()
    await room.scrollIntoViewIfNeeded()
    // Our own placements have nothing here, so that the slot is known to stay empty.
    await expect(room.locator('[data-empty]')).toBeAttached()
    await page.clock.fastForward(1000)
    expect(google.asked).toEqual([])
    await expect(anchorOf(page)).toHaveCount(0)
  })

  await test.step('after it each slot has an ad of a size that fits, in a frame that is not ours', async () => {
    const before = await heightOf()
    await settingsOf(page).click()
    await preferencesOf(page).getByRole('button', { name: 'Tillad alle' }).click()
    await expect(ad(room)).toBeVisible()
    await expect(ad(anchorOf(page))).toBeVisible()
    expect(await openSlots(page)).toEqual([wide, anchor])
    expect(google.asked).toEqual(['/gpt.js', '/ad', '/ad'])
    await expect(page.locator('html')).toHaveAttribute('data-safe-frame', 'true')
    await expect(room).toContainText('Annonce')
    await expect(anchorOf(page)).toContainText('Annonce')
    expect(await heightOf()).toBe(before)
    await expectAccessible(page)
  })

  await test.step('a withdrawal takes them away, and asks for no more', async () => {
    await settingsOf(page).click()
    await preferencesOf(page).getByRole('button', { name: 'Kun nødvendige' }).click()
    await expect(anchorOf(page)).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await openSlots(page)).toEqual([])
  })
})

test('§4 consent: a slot for which Google has nothing hides the anchor', async ({ page, visit, google }) => {
  google.empty.push(anchor.unit)
  await visit('/dk')
  await bannerOf(page).getByRole('link', { name: 'Vælg selv' }).click()
  await preferencesOf(page).getByRole('button', { name: 'Tillad alle' }).click()
  const room = page.locator('main [data-ad-slot]')
  await room.scrollIntoViewIfNeeded()
  await expect.poll(() => openSlots(page)).toContainEqual(wide)
  await expect.poll(() => google.asked).toEqual(['/gpt.js', '/ad'])
  await expect(anchorOf(page)).toHaveCount(0)
  await expect(room.locator('iframe')).toBeVisible()
})
