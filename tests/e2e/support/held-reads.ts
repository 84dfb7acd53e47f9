import type { Page } from '@playwright/test'
import { expect } from './page-test.ts'

declare global {
  interface Window {
    untilRead: () => Promise<void>
  }
}

/** Lets every reading of a queue's records wait for the test, and then read what is there. */
function hold(): void {
  const { getAll } = IDBIndex.prototype
  const holdThenRead = async (index: IDBIndex, query: IDBValidKey) => {
    const { transaction, name } = index.objectStore
    await window.untilRead()
    // The transaction that the reading was begun in is over by now.
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

/** Holds what a page reads of its queue on the device until a test answers. */
export class HeldReads {
  #held: PromiseWithResolvers<void>[] = []
  /** How often the page has read. */
  made = 0

  /** Holds what a page's documents read from now on. */
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

  /** Whether the page waits for what it reads. */
  get isWaiting(): boolean {
    return this.#held.length > 0
  }

  /** Lets the page have what is stored, as soon as it reads; one that it gave up is none of its business any more. */
  async answer(): Promise<void> {
    await expect.poll(() => this.isWaiting).toBe(true)
    for (const { resolve } of this.#held.splice(0)) resolve()
  }

  /** Lets the reading fail, as in a browser that lets nothing be kept. */
  async fail(): Promise<void> {
    await expect.poll(() => this.isWaiting).toBe(true)
    for (const { reject } of this.#held.splice(0)) reject(new Error('nothing can be read'))
  }
}
