import type { Page } from '@playwright/test'
import type { Failure } from '#app/domain/failure.ts'
import { mutationOf } from '#app/domain/list/list-change.ts'
import type { KeptMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import { type MutationOutcome, type QueueKeepEvent, unsent } from '#machines/list-queue/list-queue.changes.ts'
import type { ListQueueEvent } from '#machines/list-queue/list-queue.machine.ts'
import {
  elsewhere,
  type ListQueueSnapshot,
  listQueueInput,
  made,
  stored,
} from '#machines/list-queue/list-queue.paths.ts'
import { GATHER_MS } from '#machines/list-reader/list-reader.machine.ts'
import { RECONNECT_MS } from '#machines/list-stream/list-stream.machine.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import { type Driver, leavesOf } from '#tests/paths/walk-path.ts'
import { failCall, withoutFailedLoads } from '../account/account-page.ts'
import { panelOf, rowOf, tickOf } from '../list-rows/list-page.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { expect } from '../support/page-test.ts'
import { setVisibility } from '../support/tab-in-view.ts'
import type { HeldReads } from './held-reads.ts'
import type { QueueTab } from './queue-tab.ts'
import type { StreamServer } from './stream-server.ts'

/** The item that each of the plan's changes ticks. */
export const names = { [stored.id]: 'Mælk', [made.id]: 'Kaffe', [elsewhere.id]: 'Brød' }

type QueuePage = {
  /** The list when the page was opened. The server always answers with it, so that only the queue ticks items. */
  list: ShoppingList
  /** How often the page has requested the list, and the version of the answers. */
  served: { version: number; times: number }
  other: QueueTab
  /** The connection over which the page would hear of changes; the server is reached when it says something. */
  stream: StreamServer
  reads: HeldReads
  /** The requests that tick an item. */
  calls: HeldCalls
  complaints: string[]
}

/** The transitions after which a change is sent. */
const sendings = /^leading\.(idle|unreadable): always\S* if has/

/** Whether a time runs that began when the machine entered the state. */
const isTimed = (snapshot: ListQueueSnapshot) =>
  snapshot.hasTag('waiting') || snapshot.matches('unreadable') || snapshot.matches({ leading: 'unreadable' })

/** Walks the planned paths of a queue on a page that was opened behind another tab, and whose clock is stopped. */
export function queueDriver(
  page: Page,
  { list, served, other, stream, reads, calls, complaints }: QueuePage,
): Driver<ListQueueSnapshot> {
  /** The real ids of the plan's changes; the page itself chooses the id of its own change. */
  const ids = new Map([stored, elsewhere].map(({ id }) => [id, crypto.randomUUID() as string]))
  const idOf = (planned: string) => {
    const id = ids.get(planned)
    if (id === undefined) throw new Error(`nothing is known of the change "${planned}"`)
    return id
  }
  const itemOf = (planned: string) => {
    const item = list.items.find(({ name }) => name === names[planned])
    if (!item) throw new Error(`the change "${planned}" ticks nothing`)
    return item
  }
  const versionOf = (planned: number) => list.version + planned - listQueueInput.version
  const real = ({ id, ackedVersion }: KeptMutation): KeptMutation => ({
    ...mutationOf(list, idOf(id), { kind: 'check', itemUuid: itemOf(id).uuid }),
    ...(ackedVersion !== undefined && { ackedVersion: versionOf(ackedVersion) }),
  })

  /** The mutation ids of the requests. */
  const sentIds: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/check-item/')) sentIds.push(request.headers()['x-client-mutation-id'])
  })
  const now = () => page.evaluate(() => Date.now())
  /** The time on the page's clock at which the machine entered its state. */
  let since = 0
  /** Whether the tab has come into view. */
  let isShown = false
  /** Whether the page has heard of a version that it has not fetched yet. */
  let hasNews = false
  /** How often the page must have read the stored queue, and sent a change. */
  let timesRead = 1
  let timesSent = 0
  const told: { changed: KeptMutation[]; settled: string[] }[] = []

  /** Runs an action that makes the page fetch the list again. */
  const comes = async (act: () => Promise<unknown>) => {
    const { times } = served
    await act()
    await expect.poll(() => served.times).toBeGreaterThan(times)
  }
  const goOnline = () => comes(() => page.evaluate(() => dispatchEvent(new Event('online'))))
  const show = () => comes(() => setVisibility(page, 'visible'))
  const ways: {
    [Type in ListQueueEvent['type']]: (
      event: Extract<ListQueueEvent, { type: Type }>,
      before: ListQueueSnapshot,
    ) => Promise<unknown>
  } = {
    'change.made': async () => {
      await tickOf(page, itemOf(made.id).name).click()
      await expect.poll(async () => (await other.heard()).length).toBe(told.length + 1)
      const [change] = (await other.heard()).at(-1)?.changed ?? []
      if (!change) throw new Error('the page told of another thing than its change')
      ids.set(made.id, change.id)
    },
    'queue.changed': ({ changed, settled }) =>
      other.tell({ changed: changed.map(real), settled: settled.map(idOf) }),
    // The first time by coming into view; after that by waiting for the lock.
    'lead.gained': async () => {
      if (isShown) return other.releaseLead()
      isShown = true
      await show()
    },
    'lead.lost': () => other.takeLead(),
    'network.online': goOnline,
    // A change is on its way after it, so that only the next connection waits for the page's clock.
    'server.reached': async () => {
      await stream.tell('version', { version: served.version })
      const away = status.filter({ hasText: 'venter på forbindelse' })
      await expect(away).toHaveCount(0)
      const { made } = stream
      stream.drop()
      await expect(away).toHaveCount(1)
      await page.clock.runFor(RECONNECT_MS[0] ?? 0)
      await expect.poll(() => stream.made).toBe(made + 1)
    },
    // The page asks for the session whenever its tab is shown again.
    'session.renewed': show,
    'list.loaded': async ({ version }, before) => {
      // The connection makes the page fetch the list, without another effect on the queue, unless it is backing off.
      if (before.matches({ leading: 'backingOff' })) throw new Error('the connection would end the waiting')
      served.version = versionOf(version)
      hasNews = false
      await goOnline()
    },
  }
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>, before: ListQueueSnapshot) => {
    const way = Object.entries(ways).find(([type]) => type === event.type)?.[1]
    if (!way) throw new Error(`the page has no way to do "${label}"`)
    await way(event as never, before)
  }
  const settle = async (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    if (happening.src === 'loadQueue') {
      if (happening.kind === 'fail') return reads.fail()
      await other.store((happening.output as KeptMutation[]).map(real))
      return reads.answer()
    }
    if (happening.src !== 'sendMutation') throw new Error(`the page has no way to do "${happening.label}"`)
    if (happening.kind === 'fail') return failCall(calls, happening.error as Failure)
    const outcome = happening.output as MutationOutcome
    if (outcome.kind === 'refused') return failCall(calls, outcome.failure)
    if (outcome.kind === 'signedOut') return failCall(calls, { kind: 'unauthenticated' })
    const headers = { 'X-Shopping-List-Version': String(versionOf(outcome.version)) }
    await calls.answer({ json: {}, headers })
  }
  const wait = async (ms: number) => {
    await page.clock.runFor(since + ms - 1 - (await now()))
    expect(calls.waiting).toBe(0)
    await page.clock.runFor(1)
  }

  /** Checks the marks: a change is marked until the server has answered it, and shown until a list contains it. */
  const showsQueue = async ({ context: { queue } }: ListQueueSnapshot) => {
    for (const [id, name] of Object.entries(names)) {
      const change = queue.find((queued) => queued.id === id)
      await expect(tickOf(page, name)).toHaveAttribute('aria-pressed', String(change !== undefined))
      const isMarked = change !== undefined && change.ackedVersion === undefined
      await expect(rowOf(page, name).getByText('Ikke sendt endnu')).toHaveCount(isMarked ? 1 : 0)
    }
  }
  /** Checks that the changes which the machine reports are stored, and then sent to the other tabs. */
  const keeps = async (tells: Step['tells']) => {
    const kept = new Map<string, KeptMutation | null>()
    for (const { event } of tells) {
      const { changed, settled } = event as QueueKeepEvent
      told.push({ changed: changed.map(real), settled: settled.map(idOf) })
      for (const change of changed) kept.set(idOf(change.id), real(change))
      for (const id of settled) kept.set(idOf(id), null)
    }
    await expect.poll(() => other.heard()).toEqual(told)
    if (kept.size === 0) return
    const records = (await other.stored()).filter(({ id }) => kept.has(id))
    expect(records).toEqual([...kept.values()].filter((change) => change !== null))
  }
  /** Checks a message, and closes it: the next one waits for its place, and the page's clock stands still. */
  const says = async (words: string) => {
    const message = page.getByRole('status').filter({ hasText: words })
    await expect(message).toBeVisible()
    await message.getByRole('button', { name: 'Luk' }).click()
  }
  const hear = async ({ type, ...event }: { type: string }) => {
    if (type === 'change.refused') await says('Ændringen blev ikke gemt. Sedlen vises, som den er nu.')
    if (type === 'signIn.needed') await says('Log ind igen, så sender vi det, du har ændret.')
    if (type !== 'list.stale' || !('version' in event)) return
    // The page fetches nothing for a version that it already has, or if it already waits for a newer one.
    if (hasNews || versionOf(Number(event.version)) <= served.version) return
    hasNews = true
    const { times } = served
    await page.clock.runFor(GATHER_MS - 1)
    expect(served.times).toBe(times)
    await page.clock.runFor(1)
    await expect.poll(() => served.times).toBe(times + 1)
  }

  const status = panelOf(page).getByRole('status')
  const looks =
    (what: { reads?: true; leads?: true; sends?: true; says?: (snapshot: ListQueueSnapshot) => string }) =>
    async (snapshot: ListQueueSnapshot) => {
      await expect.poll(() => reads.isWaiting).toBe(what.reads ?? false)
      expect(reads.made).toBe(timesRead)
      await expect.poll(() => calls.waiting).toBe(what.sends ? 1 : 0)
      expect(calls.urls.length).toBe(timesSent)
      await expect.poll(() => other.isLeading()).toBe(!what.leads)
      await expect(
        status.filter({ hasText: /venter på forbindelse|Ingen forbindelse|ikke logget ind/ }),
      ).toHaveText(what.says ? [what.says(snapshot)] : [])
      await showsQueue(snapshot)
      withoutFailedLoads(complaints)
    }
  const waits = looks({
    leads: true,
    says: ({ context }) => {
      const { length } = unsent(context.queue)
      return `${length} ${length === 1 ? 'ændring' : 'ændringer'} venter på forbindelse`
    },
  })
  return {
    perform: async ({ happening, before: planned, snapshot, takes, emits, tells }) => {
      const before = planned as ListQueueSnapshot
      const hasMoved = leavesOf(snapshot).join() !== leavesOf(before).join()
      if (hasMoved && snapshot.hasTag('restoring')) timesRead += 1
      if (takes.some((name) => sendings.test(name))) timesSent += 1
      if (!isTimed(before)) since = await now()
      if (happening.kind === 'send') await send(happening, before)
      else if (happening.kind === 'after') await wait(happening.ms)
      else await settle(happening)
      await keeps(tells)
      await showsQueue(snapshot as ListQueueSnapshot)
      for (const event of emits) await hear(event)
    },
    see: {
      restoring: looks({ reads: true }),
      unreadable: looks({}),
      following: looks({}),
      'leading.takingOver': looks({ reads: true, leads: true }),
      'leading.unreadable': looks({ leads: true }),
      'leading.idle': looks({ leads: true }),
      'leading.sending': async (snapshot) => {
        await looks({ leads: true, sends: true })(snapshot)
        const { sent } = snapshot.context
        if (!sent) throw new Error('the plan sends nothing')
        const { pathname } = new URL(calls.urls.at(-1) ?? '')
        expect(pathname).toBe(`/api/shopping-list/uuid/${list.uuid}/check-item/${itemOf(sent.id).uuid}`)
        expect(sentIds.at(-1)).toBe(idOf(sent.id))
      },
      'leading.backingOff.failed': waits,
      'leading.backingOff.asked': waits,
      'leading.signedOut': looks({
        leads: true,
        says: () => 'Du er ikke logget ind længere. Dine ændringer er her stadig.Log ind',
      }),
    },
  }
}
