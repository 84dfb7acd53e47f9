import type { Page } from '@playwright/test'

type Copied = { text: string; settle: (error?: string) => void }
type WindowWithCopy = { copied: Copied }

/** Holds what a page writes to the clipboard until a test answers it. */
export class HeldClipboard {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Call it before the page is visited. */
  static async on(page: Page): Promise<HeldClipboard> {
    await page.addInitScript(() => {
      const writeText = (text: string) =>
        new Promise<void>((resolve, reject) => {
          const settle = (error?: string) => (error ? reject(new Error(error)) : resolve())
          Object.assign(window, { copied: { text, settle } })
        })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    return new HeldClipboard(page)
  }

  /** The text that the page wrote last. */
  text(): Promise<string> {
    return this.#page.evaluate(() => (window as unknown as WindowWithCopy).copied.text)
  }

  /** Takes the text, or refuses it with an error. */
  settle(error?: string): Promise<void> {
    return this.#page.evaluate(
      (message) => (window as unknown as WindowWithCopy).copied.settle(message),
      error,
    )
  }
}
