import { setTimeout as pass } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** How far a row is dragged to show its actions, in pixels (§9, swipe reveal width). */
export const revealPx = 120

/** How far a row's front has moved, in pixels. */
export const shiftOf = (row: Locator) =>
  row.evaluate((element) => {
    const front = element.querySelector('[data-actions]')?.previousElementSibling
    return front ? Math.round(new DOMMatrix(getComputedStyle(front).transform).e) : Number.NaN
  })

/** A finger on the screen: the browser creates the same events, in the same order, as for a real one. */
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

  /** Touches the middle of an element. */
  async press(on: Locator): Promise<void> {
    await this.reach(on)
    await this.touch()
  }

  /** Moves above the middle of an element. This makes the page compute, so it is separate from the press itself. */
  async reach(on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded()
    const box = await on.boundingBox()
    if (!box) throw new Error('there is nothing to press')
    this.#x = box.x + box.width / 2
    this.#y = box.y + box.height / 2
  }

  /** Touches the screen at the current position. */
  touch(): Promise<unknown> {
    return this.#send('touchStart')
  }

  /** Moves sideways in steps, with a pause of `msAStep` milliseconds after each. */
  async drag(px: number, { steps = 8, msAStep = 16 } = {}): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.#x += px / steps
      // A real finger never moves exactly horizontally.
      this.#y += step % 2 === 0 ? 0.5 : -0.5
      await this.#send('touchMove')
      await pass(msAStep)
    }
  }

  async lift(): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Makes the browser cancel the press, as for an incoming call. */
  async cancel(): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  }

  #send(type: 'touchStart' | 'touchMove') {
    return this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: this.#x, y: this.#y }] })
  }
}
