import type { Page } from '@playwright/test'

/** Sets the visibility that a page reads of itself, because a headless browser keeps all its tabs visible. */
function say(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
}

/** Opens a page's documents in a background tab. */
export async function openBehind(page: Page): Promise<void> {
  await page.addInitScript<DocumentVisibilityState>(say, 'hidden')
}

/** Brings a page's tab to the front, or another one in front of it. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate<void, DocumentVisibilityState>(say, state)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
