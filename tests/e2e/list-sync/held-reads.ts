import type { Page } from '@playwright/test'
import { expect } from '../support/page-test.ts'

declare global {
  interface Window {
    untilRead: () => Promise<void>
  }
}

/** Makes every read of a queue's records wait for the test, and then read the current records. */
function hold(): void {
  const { getAll } = IDBIndex.prototype
  const holdThenRead = async (index: IDBIndex, query: IDBValidKey) => {
    const { transaction, name } = index.objectStore
    await window.untilRead()
    // The original transaction has ended by now.
    const again = transaction.db.transaction(name).objectStore(name).index(index.name)
    return new Promise((resolve, reject) => {
      const request = getAll.call(again, query)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
  Object.defineProperty(IDBIndex.prototype, 'getAll', {
    value(this: IDBIndex, query: IDBValidKey) {
      return holdThenRead(this, query)
    },
  })
}

/** Holds a page's reads of its stored queue until a test answers. */
export class HeldReads {
  #held: PromiseWithResolvers<void>[] = []
  /** How often the page has read. */
  made = 0

  /** Holds the reads of a page's documents from now on. */
  static async on(page: Page): Promise<HeldReads> {
    const reads = new HeldReads()
    await page.exposeFunction('untilRead', () => {
      const held = Promise.withResolvers<void>()
      reads.made += 1
      reads.#held.push(held)
      return held.promise
    })
    await page.addInitScript(hold)
    return reads
  }

  /** Whether a read of the page is waiting. */
  get isWaiting(): boolean {
    return this.#held.length > 0
  }

  /** Lets the waiting reads have the stored records, as soon as there are any; the page ignores those it gave up. */
  async answer(): Promise<void> {
    await expect.poll(() => this.isWaiting).toBe(true)
    for (const { resolve } of this.#held.splice(0)) resolve()
  }

  /** Lets the waiting reads fail, as in a browser without storage. */
  async fail(): Promise<void> {
    await expect.poll(() => this.isWaiting).toBe(true)
    for (const { reject } of this.#held.splice(0)) reject(new Error('nothing can be read'))
  }
}
