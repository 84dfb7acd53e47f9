import { setTimeout as pass } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { Finger } from '#tests/e2e/support/finger.ts'
import type { Shopper } from './register-shopper.ts'

/** The measurements that the page itself makes; times are in milliseconds. */
type Probe = {
  /** The longest event of each interaction since the last call. */
  takeInteractions: () => number[]
  /** The time from the next press until the frame after the one that shows rows of the list. */
  untilRowsShow: () => Promise<number>
  /** The time from the next key until the frame after the one that shows a row with this name. */
  untilItemShows: (name: string) => Promise<number>
  watchFrames: () => void
  /** The intervals between the frames since `watchFrames`. */
  takeFrames: () => number[]
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, before all other scripts. */
function installProbe(): void {
  const interactions = new Map<number, number>()
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const events = { type: 'event', durationThreshold: 16 }
  observer.observe(events)
  function note(entries: PerformanceEntryList) {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[])
      if (interactionId)
        interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration))
  }
  let frames: number[] = []
  let frame = 0
  const look = (at: number) => {
    frames.push(at)
    frame = requestAnimationFrame(look)
  }
  window.probe = {
    takeInteractions: () => {
      note(observer.takeRecords())
      const durations = [...interactions.values()]
      interactions.clear()
      return durations
    },
    untilRowsShow: () =>
      new Promise((resolve) => {
        const lookFrom = (pressedAt: number) => {
          const isThere = document.querySelector('#shopping-list li') !== null
          requestAnimationFrame(() =>
            isThere ? resolve(performance.now() - pressedAt) : lookFrom(pressedAt),
          )
        }
        const begin = ({ timeStamp }: PointerEvent) => requestAnimationFrame(() => lookFrom(timeStamp))
        addEventListener('pointerdown', begin, { capture: true, once: true })
      }),
    untilItemShows: (name) =>
      new Promise((resolve) => {
        const lookFrom = (pressedAt: number) => {
          const names = document.querySelectorAll('#shopping-list li b')
          const isThere = [...names].some(({ textContent }) => textContent === name)
          requestAnimationFrame(() =>
            isThere ? resolve(performance.now() - pressedAt) : lookFrom(pressedAt),
          )
        }
        const begin = ({ timeStamp }: KeyboardEvent) => requestAnimationFrame(() => lookFrom(timeStamp))
        addEventListener('keydown', begin, { capture: true, once: true })
      }),
    watchFrames: () => {
      frames = []
      frame = requestAnimationFrame(look)
    },
    takeFrames: () => {
      cancelAnimationFrame(frame)
      return frames.slice(1).map((time, index) => time - (frames[index] ?? time))
    },
  }
}

/** A shopper's list on a phone, operated by finger. */
export class PanelPage {
  readonly page: Page
  readonly #finger: Finger
  readonly #cdp: CDPSession

  private constructor(page: Page, finger: Finger, cdp: CDPSession) {
    this.page = page
    this.#finger = finger
    this.#cdp = cdp
  }

  /** Opens the front page on a new phone, and waits until the page has loaded the list. */
  static async open(browser: Browser, url: string, { headers }: Shopper): Promise<PanelPage> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'da-DK',
    })
    const cookies = headers.cookie?.split('; ').map((cookie) => cookie.split(/=(.*)/s)) ?? []
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })))
    // The hint that is shown once per device is already over.
    await context.addInitScript(() => localStorage.setItem('swipeHintShown', 'true'))
    await context.addInitScript(installProbe)
    const page = await context.newPage()
    await page.goto(`${url}/dk`, { waitUntil: 'networkidle' })
    const opened = new PanelPage(page, await Finger.on(page), await context.newCDPSession(page))
    await opened.listButton.getByText(/^\d/).first().waitFor()
    return opened
  }

  get listButton(): Locator {
    return this.page.locator('[aria-controls=shopping-list]').filter({ visible: true }).first()
  }
  get panel(): Locator {
    return this.page.locator('#shopping-list')
  }
  /** A row that is in sight after the panel has opened. */
  row(index: number): Locator {
    return this.panel.locator('li').nth(index)
  }

  /** Makes the processor this many times slower. */
  async slowDown(rate: number): Promise<void> {
    await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate })
  }

  async tap(on: Locator): Promise<void> {
    await this.reach(on)
    await this.#finger.touch()
    await this.#finger.lift()
  }

  /** Moves the finger over an element, and waits until the page is idle after the element was looked up. */
  async reach(on: Locator): Promise<void> {
    await this.#finger.reach(on)
    await this.#untilIdle()
  }

  #untilIdle(): Promise<unknown> {
    return this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  }

  /** Waits until the page is idle. */
  async settle(): Promise<void> {
    await pass(500)
    await this.#untilIdle()
  }

  /** Drags the row under the finger open, and waits until it is at rest. @param ms the duration of the drag. */
  async swipe(ms: number): Promise<void> {
    await this.#finger.touch()
    await this.#finger.drag(-110, { steps: ms / 8, msAStep: 8 })
    await this.#finger.lift()
    await pass(300)
  }

  /** @returns milliseconds from the press to the frame after the one that shows rows. */
  async openPanel(): Promise<number> {
    const shown = this.page.evaluate(() => window.probe.untilRowsShow())
    await this.tap(this.listButton)
    return shown
  }

  async closePanel(): Promise<void> {
    await this.tap(this.panel.locator('button[aria-label=Luk]'))
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
