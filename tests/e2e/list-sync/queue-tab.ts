import type { BrowserContext, Page } from '@playwright/test'
import type { KeptMutation } from '#app/domain/list/shopping-list.ts'

/** The owner (an email) and the list of some changes. */
type Owned = { owner: string; listUuid: string }
type News = { changed: KeptMutation[]; settled: string[] }

declare global {
  interface Window {
    queueTab: {
      heard: News[]
      takeLead: () => Promise<void>
      releaseLead: () => void
      isLeading: () => Promise<boolean>
      stored: () => Promise<KeptMutation[]>
      store: (records: KeptMutation[]) => Promise<void>
      post: (news: News) => void
    }
  }
}

/** Gives a document a tab's access to a queue: its lock, its messages, and its records. */
function takePart({ owner, listUuid }: Owned): void {
  const name = `list-queue ${listUuid} ${owner}`
  const channel = new BroadcastChannel(name)
  const heard: News[] = []
  channel.onmessage = ({ data }: MessageEvent<News>) => heard.push(data)
  let release = () => {}
  let ownId: string | undefined
  const holder = async () => {
    const { held = [] } = await navigator.locks.query()
    return held.find((lock) => lock.name === name)?.clientId
  }
  const answerTo = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const mutations = async () => {
    const storage = await answerTo(indexedDB.open('tilbudsugen', 1))
    const transaction = storage.transaction('mutations', 'readwrite')
    const done = new Promise((resolve) => transaction.addEventListener('complete', resolve))
    return { records: transaction.objectStore('mutations'), done: done.then(() => storage.close()) }
  }
  window.queueTab = {
    heard,
    takeLead: async () => {
      await new Promise<void>((gained) => {
        const lead = () => {
          gained()
          return new Promise<void>((resolve) => {
            release = resolve
          })
        }
        // Another tab may steal the lock in turn, which rejects this request.
        navigator.locks.request(name, { steal: true }, lead).catch(() => {})
      })
      ownId = await holder()
    },
    releaseLead: () => release(),
    isLeading: async () => (await holder()) === ownId,
    stored: async () => {
      const { records, done } = await mutations()
      const found = await answerTo(records.index('byList').getAll([owner, listUuid]))
      await done
      return found.map(({ mutation }) => mutation)
    },
    store: async (kept) => {
      const { records, done } = await mutations()
      for (const key of await answerTo(records.index('byList').getAllKeys([owner, listUuid])))
        records.delete(key)
      for (const mutation of kept) records.put({ owner, listUuid, id: mutation.id, mutation })
      await done
    },
    post: (news) => channel.postMessage(news),
  }
}

/** Another tab of a browser, reduced to its part in a queue; it acts only if the test says so. */
export class QueueTab {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Opens the tab, and makes it the one that sends the queue. */
  static async open(context: BrowserContext, owned: Owned): Promise<QueueTab> {
    const page = await context.newPage()
    await page.goto('/manifest.json')
    await page.evaluate(takePart, owned)
    const tab = new QueueTab(page)
    await tab.takeLead()
    return tab
  }

  /** Takes the lead from whichever tab has it. */
  takeLead(): Promise<void> {
    return this.#page.evaluate(() => window.queueTab.takeLead())
  }

  /** Leaves the lead to the tab that waits for it. */
  releaseLead(): Promise<void> {
    return this.#page.evaluate(() => window.queueTab.releaseLead())
  }

  isLeading(): Promise<boolean> {
    return this.#page.evaluate(() => window.queueTab.isLeading())
  }

  /** The messages of the other tabs, in order. */
  heard(): Promise<News[]> {
    return this.#page.evaluate(() => window.queueTab.heard)
  }

  /** The stored records of the queue. */
  stored(): Promise<KeptMutation[]> {
    return this.#page.evaluate(() => window.queueTab.stored())
  }

  /** Replaces the stored records of the queue; the database must already exist. */
  store(records: KeptMutation[]): Promise<void> {
    return this.#page.evaluate((kept) => window.queueTab.store(kept), records)
  }

  /** Stores the results of changes and tells the other tabs, as every tab does. */
  async tell({ changed, settled }: News): Promise<void> {
    const gone = [...settled, ...changed.map(({ id }) => id)]
    const others = (await this.stored()).filter(({ id }) => !gone.includes(id))
    await this.store([...others, ...changed])
    await this.#page.evaluate((news) => window.queueTab.post(news), { changed, settled })
  }
}
