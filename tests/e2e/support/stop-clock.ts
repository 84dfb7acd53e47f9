import type { Page } from '@playwright/test'

/** Stops a page's clock at its current time. The clock must be installed; it then moves only by `runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
