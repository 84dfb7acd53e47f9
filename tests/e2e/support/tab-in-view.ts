import type { Page } from '@playwright/test'

/** A browser without windows keeps all its tabs in view, so that a test says what a page reads about its own. */
function say(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
}

/** Opens a page's documents in a tab behind another one. */
export async function openBehind(page: Page): Promise<void> {
  await page.addInitScript<DocumentVisibilityState>(say, 'hidden')
}

/** Brings a page's tab into view, or another one in front of it. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate<void, DocumentVisibilityState>(say, state)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
