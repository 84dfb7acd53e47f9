import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import type { MutationOutcome, Owned, QueueKeepEvent, QueueNews } from './list-queue.changes.ts'
import { listQueueMachine } from './list-queue.machine.ts'
import { createWindow } from './window.fixture.ts'

type Tab = {
  queue: ReturnType<typeof createActor<typeof listQueueMachine>>
  lead: () => void
  follow: () => void
}

/** What there is beside the tabs: a server that counts each change once, and a network that fails as it is told to. */
type World = { isOffline: boolean; losesNextAnswer: boolean; applied: string[]; requests: number }

/** Lets everything that waits for nothing but its turn happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

/**
 * A device with tabs on one queue: one storage with a record a change, one lock, and messages between the tabs, over
 * which the tabs' machines run as they do in a browser.
 */
export function openDevice() {
  const clock = new SimulatedClock()
  const world: World = { isOffline: false, losesNextAnswer: false, applied: [], requests: 0 }
  const storage = new Map<string, KeptMutation>()
  const tabs = new Set<Tab>()
  let leader: Tab | undefined

  const store = ({ changed, settled: done }: QueueNews) => {
    for (const change of changed) storage.set(change.id, change)
    for (const id of done) storage.delete(id)
  }
  const versionOf = (id: string) => world.applied.indexOf(id) + 1
  const answer = async ({ id }: ListMutation): Promise<MutationOutcome> => {
    world.requests += 1
    if (world.isOffline) throw new Error('offline')
    if (!world.applied.includes(id)) world.applied.push(id)
    const isLost = world.losesNextAnswer
    world.losesNextAnswer = false
    if (isLost) throw new Error('the answer was lost')
    return { kind: 'applied', version: versionOf(id) }
  }
  const passLead = () => {
    const [next] = tabs
    leader = next
    next?.lead()
  }

  const openTab = (version: number): Tab => {
    const keepQueue = fromCallback<QueueKeepEvent, Owned>(({ receive }) =>
      receive(async ({ changed, settled: done }) => {
        await Promise.resolve()
        store({ changed, settled: done })
        for (const other of tabs)
          if (other !== tab) other.queue.send({ type: 'queue.changed', changed, settled: done })
      }),
    )
    const queue = createActor(
      listQueueMachine.provide({
        actors: {
          loadQueue: fromPromise<KeptMutation[], Owned>(async () => [...storage.values()]),
          keepQueue,
          lead: fromCallback<EventObject, Owned>(() => {}),
          followWindow: createWindow().followWindow,
          sendMutation: fromPromise<MutationOutcome, ListMutation>(({ input }) => answer(input)),
        },
      }),
      { clock, input: { owner: 'mette@example.dk', listUuid: 'list-1', version } },
    )
    const tab: Tab = {
      queue,
      lead: () => queue.send({ type: 'lead.gained' }),
      follow: () => queue.send({ type: 'lead.lost' }),
    }
    tabs.add(tab)
    queue.start()
    if (!leader) passLead()
    return tab
  }

  return {
    clock,
    world,
    storage,
    open: () => openTab(world.applied.length),
    /** A tab that shows another list, and has this queue beside that one's. */
    openBeside: () => openTab(Number.MAX_SAFE_INTEGER),
    close: (tab: Tab) => {
      tabs.delete(tab)
      tab.queue.stop()
      if (leader === tab) passLead()
    },
    /** A tab comes into view, and takes the lead. */
    show: (tab: Tab) => {
      if (leader === tab) return
      leader?.follow()
      leader = tab
      tab.lead()
    },
    make: (tab: Tab, id: string) =>
      tab.queue.send({
        type: 'change.made',
        mutation: mutation(id, { kind: 'check', itemUuid: 'milk' }),
      }),
    loadList: (tab: Tab) => tab.queue.send({ type: 'list.loaded', version: world.applied.length }),
    /** Everybody is online and waits long enough. */
    rest: async () => {
      world.isOffline = false
      world.losesNextAnswer = false
      for (let turn = 0; turn < 4; turn += 1) {
        await settled()
        clock.increment(60_000)
      }
      await settled()
    },
  }
}
