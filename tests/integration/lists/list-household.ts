import { mutationOf } from '#app/domain/list/list-change.ts'
import { projectList, type ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { KeptMutation, ListChange, ListMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import { InvalidInput, Refused } from '#app/server/api/failures.ts'
import type { Database } from '#app/server/db/database.ts'
import { getList } from '#app/server/lists/get-list.ts'
import { acknowledged, afterNews, settledAt, unsent } from '#machines/list-queue/list-queue.changes.ts'
import { applyMutation, mergedInto } from './apply-mutation.ts'

/** The fate of a sent change: it arrives, it is lost, or it arrives and its response is lost. */
export type Weather = 'fair' | 'lost' | 'answer-lost'

/** A list on the server, and a log of the changes that it made, in order, even if their responses were lost. */
export type ServedList = { database: Database; listUuid: string; log: ListMutation[]; now: Date }

/** A household member's device: the last fetched list, and the changes that it does not contain yet. */
export class Device {
  readonly userId: string
  readonly acknowledged: string[] = []
  private readonly server: ServedList
  private list: ShoppingList
  private queue: KeptMutation[] = []

  constructor(userId: string, server: ServedList, list: ShoppingList) {
    this.userId = userId
    this.server = server
    this.list = list
  }

  view(): ShoppingListView {
    return projectList(this.list, this.queue)
  }

  change(id: string, change: ListChange): void {
    this.queue = [...this.queue, mutationOf(this.list, id, change)]
  }

  unsent(): KeptMutation[] {
    return unsent(this.queue)
  }

  isDone(): boolean {
    return this.queue.length === 0
  }

  /** Sends the first unanswered change, as the queue does. */
  async send(weather: Weather): Promise<void> {
    const [first] = unsent(this.queue)
    if (!first || weather === 'lost') return
    const { database, log, now } = this.server
    try {
      const { version, body } = await applyMutation(database, this.userId, first, now)
      if (!log.some(({ id }) => id === first.id)) log.push(first)
      if (weather === 'answer-lost') return
      this.acknowledged.push(first.id)
      const outcome = { kind: 'applied' as const, version, ...mergedInto(first, body) }
      this.queue = afterNews(this.queue, { changed: [acknowledged(first, outcome)], settled: [] })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof InvalidInput)) throw error
      this.queue = this.queue.filter(({ id }) => id !== first.id)
    }
  }

  async fetch(): Promise<void> {
    const { database, listUuid, now } = this.server
    this.list = await getList(database, { userId: this.userId, listUuid, now })
    const settled = settledAt(this.queue, this.list.version)
    this.queue = this.queue.filter(({ id }) => !settled.includes(id))
  }
}
