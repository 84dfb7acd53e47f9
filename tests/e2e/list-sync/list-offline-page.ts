import type { BrowserContext, Page } from '@playwright/test'
import { panelOf, rowOf } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

/** Waits until the page's service worker is active and has cached all its files. */
export async function untilWorkerIsReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready
        return active?.state === 'activated' && Boolean(await caches.match('/dk/offline'))
      }),
    )
    .toBe(true)
}

/** Writes an item on the list in the panel. */
export async function writeItem(page: Page, name: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Skriv en vare selv' }).click()
  await page.getByLabel('Vare', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, name)).toBeVisible()
}

/** The writes to a list that the server answered, in order: the path relative to the list's, and the status. */
export function hearWrites(context: BrowserContext): { path: string; status: number }[] {
  const writes: { path: string; status: number }[] = []
  context.on('response', (response) => {
    const [, path] = /\/api\/shopping-list\/uuid\/[^/]+\/(.+)/.exec(response.url()) ?? []
    if (path && response.request().method() === 'POST') writes.push({ path, status: response.status() })
  })
  return writes
}

/** Empties the browser's own cache, so that a page has only what the service worker keeps. */
export async function emptyBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
}
