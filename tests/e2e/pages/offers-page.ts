import type { Locator, Page } from '@playwright/test'

/** The offers a results page shows, sponsored ones included. */
export const cards = (page: Page) => page.locator('main article')
/** The line that says how many there are. */
export const count = (page: Page) => page.locator('main').getByRole('status')
export const chainBoxes = (page: Page) => page.getByRole('group', { name: 'Kæde' }).getByRole('checkbox')

/** A choice of a filter: its name, its id and how many offers it says it leaves. */
export async function choice(box: Locator) {
  const row = box.locator('xpath=..')
  return {
    name: await row.locator('span').innerText(),
    id: await box.inputValue(),
    offers: Number(await row.locator('small').innerText()),
  }
}

/** The Danish prices of offers as they are read aloud, `39,95 kr.` or `2 stk. 28 kr.`, in minor units and in their order. */
export async function pricesIn(offers: Locator): Promise<number[]> {
  const price = /^(?:\d+\sstk\. )?(\d[\d.]*(?:,\d\d)?)\skr\.$/
  // Only the innermost: what holds it begins with the price as it is drawn.
  const texts = await offers.locator('span:not(:has(*))', { hasText: price }).allInnerTexts()
  return texts.map((text) => minorUnits(price.exec(text)?.[1] ?? ''))
}

/** A Danish amount, `1.299,95`, in minor units. */
export const minorUnits = (amount: string) =>
  Math.round(Number(amount.replaceAll('.', '').replace(',', '.')) * 100)
