import type { Page } from '@playwright/test'

/** Stops a page's clock where it is; it has to be installed, and goes on by what the test runs it for. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
