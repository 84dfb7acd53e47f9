import type { Page } from '@playwright/test'

/** Lets a window hear nothing of the others, as in a browser without channels. */
export const beDeaf = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    } as never
  })
