import {
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type SimulatedClock,
} from 'xstate'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { KeptMutation, ListChange, ListMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { InvalidInput, Refused } from '#app/server/api/failures.ts'
import type { Database } from '#app/server/db/database.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import type { ListNews } from '#app/server/live/version-news.ts'
import { heldListMachine, type ListKeepEvent } from '#machines/held-list/held-list.machine.ts'
import { listNeedsMachine } from '#machines/list-needs/list-needs.machine.ts'
import type {
  MutationOutcome,
  Owned,
  QueueKeepEvent,
  QueueNews,
} from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { createWindow } from '#machines/list-queue/window.fixture.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { type OwnerKeepEvent, shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'
import { applyMutation, mergedInto } from './apply-mutation.ts'
import type { Weather } from './list-household.ts'
import type { Traffic } from './list-traffic.ts'
import { TabLead } from './tab-lead.ts'

/** The shared surroundings of all devices of a household. `taken` has the changes that the server made, by id. */
export type Surroundings = {
  database: Database
  news: ListNews
  clock: SimulatedClock
  weather: () => Weather
  now: Date
  taken: Map<string, { mutation: ListMutation; version: number }>
  traffic: Traffic
}

type ShoppingListTab = ActorRefFrom<typeof shoppingListMachine>

/** The list that a tab holds. */
const heldBy = (tab: ShoppingListTab | undefined) => tab?.getSnapshot().children.held

const offline = { kind: 'offline' } as const

/** A household member's device, with the machines of the page in each of its tabs and one storage for all tabs. */
export class TabbedDevice {
  readonly made: string[] = []
  readonly refused: string[] = []
  readonly tabs: ShoppingListTab[] = []
  readonly userId: string
  private readonly around: Surroundings
  private isOnline = true
  private isLoggedIn = true
  private list: ShoppingList | null = null
  private readonly mutations = new Map<string, KeptMutation>()
  private readonly channel = new Set<(news: QueueNews) => void>()
  private readonly lead: TabLead
  private readonly streams = new Set<() => void>()
  private readonly window = createWindow()

  constructor(userId: string, around: Surroundings) {
    this.userId = userId
    this.around = around
    this.lead = new TabLead(around.traffic)
  }

  open(): void {
    const tab = createActor(this.machine(), {
      clock: this.around.clock,
      input: { owner: this.userId, locale: 'dk' },
    })
    tab.on('change.refused', ({ mutation }) => this.refused.push(mutation.id))
    tab.on('change.lost', ({ mutation }) => this.refused.push(mutation.id))
    this.tabs.push(tab)
    tab.start()
  }

  close(index: number): void {
    this.tabs.splice(index % Math.max(1, this.tabs.length), 1)[0]?.stop()
  }

  /** Brings the tab that has waited longest for the lead into view; it takes the lead. */
  show(): void {
    this.lead.pass()
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
    if (!isOnline) for (const lose of [...this.streams]) lose()
    this.window.tell(isOnline ? 'network.online' : 'network.offline')
  }

  setLoggedIn(isLoggedIn: boolean): void {
    this.isLoggedIn = isLoggedIn
    if (!isLoggedIn) return
    for (const tab of this.tabs) tab.send({ type: 'session.renewed', user: mette })
  }

  /** The list that each tab shows. */
  views(): (ShoppingListView | undefined)[] {
    return this.tabs.map((_, index) => this.view(index))
  }

  /** The list that a tab shows; undefined if it has none yet. */
  view(index: number): ShoppingListView | undefined {
    return heldBy(this.tabs[index % Math.max(1, this.tabs.length)])?.getSnapshot().context.view
  }

  change(index: number, id: string, change: ListChange): void {
    const held = heldBy(this.tabs[index % this.tabs.length])
    if (!held) return
    this.made.push(id)
    held.send({ type: 'list.change', id, change })
  }

  /** Whether each tab has the server's list at a version, and no changes of its own. */
  isAtRest(version: number): boolean {
    return this.tabs.every((tab) => {
      const { children, context } = heldBy(tab)?.getSnapshot() ?? {}
      return context?.list.version === version && children?.queue?.getSnapshot().context.queue.length === 0
    })
  }

  private machine() {
    const { followWindow } = this.window
    const pass = <Result>(work: () => Promise<Result>) => this.around.traffic.pass(work)
    const queue = listQueueMachine.provide({
      actors: {
        loadQueue: fromPromise(() => pass(async () => [...this.mutations.values()])),
        keepQueue: fromCallback<QueueKeepEvent, Owned>(({ receive, sendBack }) =>
          this.keep(receive, sendBack),
        ),
        lead: fromCallback<EventObject, Owned>(({ sendBack }) =>
          this.lead.join({
            gain: () => sendBack({ type: 'lead.gained' }),
            lose: () => sendBack({ type: 'lead.lost' }),
          }),
        ),
        followWindow,
        sendMutation: fromPromise<MutationOutcome, ListMutation>(({ input }) => pass(() => this.send(input))),
      },
    })
    const stream = listStreamMachine.provide({
      actors: {
        followWindow,
        followList: fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) =>
          this.follow(input.listUuid, sendBack),
        ),
      },
    })
    const reader = listReaderMachine.provide({
      actors: { followWindow, fetchList: fromPromise(() => pass(() => this.fetch())) },
    })
    const others = otherQueuesMachine.provide({
      actors: {
        queue,
        findQueues: fromPromise(() =>
          pass(async () => [...new Set([...this.mutations.values()].map(({ listUuid }) => listUuid))]),
        ),
      },
    })
    const followDay = fromCallback<EventObject, { country: Country }>(() => {})
    const heldList = heldListMachine.provide({
      actors: {
        queue,
        stream,
        others,
        followDay,
        needs: listNeedsMachine.provide({ actors: { followDay, followWindow } }),
        keepList: fromCallback<ListKeepEvent, { owner: string }>(({ receive }) =>
          receive(({ list }) => {
            if ((this.list?.version ?? 0) < list.version) this.list = list
          }),
        ),
      },
    })
    return shoppingListMachine.provide({
      actors: {
        reader,
        heldList,
        loadKeptList: fromPromise(() => pass(async () => this.list)),
        keepOwner: fromCallback<OwnerKeepEvent>(({ receive, sendBack }) =>
          receive(() => sendBack({ type: 'owner.kept' })),
        ),
      },
    })
  }

  private keep(
    receive: (hear: (event: QueueKeepEvent) => void) => void,
    sendBack: (event: { type: 'queue.changed' } & QueueNews) => void,
  ): () => void {
    const { traffic } = this.around
    const hear = (news: QueueNews) => sendBack({ type: 'queue.changed', ...news })
    let storing = Promise.resolve()
    this.channel.add(hear)
    receive(({ changed, settled }) => {
      storing = storing.then(() =>
        traffic.pass(async () => {
          for (const mutation of changed) this.mutations.set(mutation.id, mutation)
          for (const id of settled) this.mutations.delete(id)
          for (const other of this.channel) if (other !== hear) other({ changed, settled })
        }),
      )
    })
    return () => this.channel.delete(hear)
  }

  private async send(mutation: ListMutation): Promise<MutationOutcome> {
    const { database, taken, now } = this.around
    const weather = this.around.weather()
    if (!this.isOnline || weather === 'lost') throw offline
    if (!this.isLoggedIn) return { kind: 'signedOut' }
    try {
      const { version, body } = await applyMutation(database, this.userId, mutation, now)
      taken.set(mutation.id, { mutation, version })
      if (weather === 'answer-lost') throw offline
      return { kind: 'applied', version, ...mergedInto(mutation, body) }
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused', failure: { kind: 'missing' } }
      if (error instanceof InvalidInput) return { kind: 'refused', failure: { kind: 'invalid', errors: {} } }
      throw error
    }
  }

  private async fetch(): Promise<ShoppingList> {
    if (!this.isOnline || this.around.weather() !== 'fair') throw offline
    if (!this.isLoggedIn) throw { kind: 'unauthenticated' }
    const { database, now } = this.around
    return getActiveList(database, { userId: this.userId, country: 'dk', now })
  }

  private follow(
    listUuid: string,
    sendBack: (
      event:
        | { type: 'stream.opened' | 'list.changed'; version: number }
        | { type: 'stream.lost' | 'stream.gone' },
    ) => void,
  ): () => void {
    const { news, traffic } = this.around
    let isClosed = false
    let unfollow: (() => void) | undefined
    const close = () => {
      isClosed = true
      unfollow?.()
      this.streams.delete(lose)
    }
    const lose = () => {
      if (isClosed) return
      close()
      sendBack({ type: 'stream.lost' })
    }
    this.streams.add(lose)
    let isFirst = true
    const changed = (version: number) => {
      sendBack({ type: isFirst ? 'stream.opened' : 'list.changed', version })
      isFirst = false
    }
    const gone = () => {
      close()
      sendBack({ type: 'stream.gone' })
    }
    void traffic.pass(async () => {
      if (!this.isOnline || !this.isLoggedIn) return lose()
      unfollow = await news.follow({
        userId: this.userId,
        sessionId: this.userId,
        listUuid,
        changed,
        gone,
        beat: () => {},
        end: lose,
      })
      if (isClosed) unfollow?.()
      else if (!unfollow) gone()
    })
    return close
  }
}
