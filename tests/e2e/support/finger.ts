import { setTimeout as pass } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** How far a row is dragged to show its actions, in pixels (Specification §9, swipe reveal width). */
export const revealPx = 120

/** How far a row's front has moved, in pixels. */
export const shiftOf = (row: Locator) =>
  row.evaluate((element) => {
    const front = element.querySelector('[data-actions]')?.previousElementSibling
    return front ? Math.round(new DOMMatrix(getComputedStyle(front).transform).e) : Number.NaN
  })

/** A finger on the screen: the browser makes of it the events, in their order, that it makes of a real one. */
export class Finger {
  #x = 0
  #y = 0
  readonly #cdp: CDPSession

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page))
  }

  /** Touches the middle of something. */
  async press(on: Locator): Promise<void> {
    await this.reach(on)
    await this.touch()
  }

  /** Holds itself over the middle of something. To find it has the page compute, which is none of what a press costs. */
  async reach(on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded()
    const box = await on.boundingBox()
    if (!box) throw new Error('there is nothing to press')
    this.#x = box.x + box.width / 2
    this.#y = box.y + box.height / 2
  }

  /** Touches what it is over. */
  touch(): Promise<unknown> {
    return this.#send('touchStart')
  }

  /** Moves sideways in steps, each some milliseconds long. */
  async drag(px: number, { steps = 8, msAStep = 16 } = {}): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.#x += px / steps
      // A real finger is never quite level.
      this.#y += step % 2 === 0 ? 0.5 : -0.5
      await this.#send('touchMove')
      await pass(msAStep)
    }
  }

  async lift(): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** The browser takes the press away, as for a call that comes in. */
  async cancel(): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  }

  #send(type: 'touchStart' | 'touchMove') {
    return this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: this.#x, y: this.#y }] })
  }
}
