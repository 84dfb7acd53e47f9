import { isVerified, type User } from '#app/domain/account.ts'
import type { ListChange } from '#app/domain/shopping-list.ts'
import { forgetShopper } from './forget-shopper.ts'
import { type ListState, noList } from './list-state.ts'
import type { SessionActor } from './open-tab.ts'
import type { ShoppingListActor } from './own-list.ts'
import { randomUuid } from './random-uuid.ts'

/** The list of who is logged in: it comes with a verified user, and goes with them. */
export type TabList = {
  getState: () => ListState
  subscribe: (listen: () => void) => () => void
  /** Changes the list; nothing happens where none is loaded (Specification §4). @returns the id of the mutation. */
  change: (change: ListChange) => string
  /** Asks the server for the list, which may be another one now. */
  reload: () => void
  /** The tab is in view again. */
  returned: () => void
}

const isSame = (a: ListState, b: ListState) =>
  a.view === b.view && a.status === b.status && a.sync === b.sync && a.numberPending === b.numberPending

type Hearers = {
  /** Is given each list before it starts. */
  hear: (list: ShoppingListActor) => void
  /** Is told what the shopper changed, and the id of its mutation. */
  onChanged: (id: string, change: ListChange) => void
}

/** Follows who is logged in with their list, whose code comes with the first verified user. */
export function openTabList(session: SessionActor, { hear, onChanged }: Hearers): TabList {
  const listeners = new Set<() => void>()
  let state = noList
  /** The email of the user whose list it is. */
  let owner: string | undefined
  let list: ShoppingListActor | undefined
  let stop = () => {}
  let isForgotten = false
  /** The server is being asked who is logged in. */
  let isAsking = false

  const show = (next: ListState) => {
    if (isSame(next, state)) return
    state = next
    for (const listen of listeners) listen()
  }

  const open = async (user: User, isWanted: () => boolean) => {
    const { createReader, makeOwnList, watchList } = await import('./own-list.ts')
    const made = await makeOwnList(user)
    if (!isWanted()) return
    const read = createReader(made)
    const unwatch = watchList(made, () => show(read()))
    const unhear = hearNetwork(made)
    hear(made)
    made.start()
    list = made
    stop = () => {
      unwatch()
      unhear()
      made.stop()
    }
    show(read())
  }

  const openFor = (user: User) => {
    // Somebody else may take their place while it is fetched.
    let isWanted = true
    stop = () => {
      isWanted = false
    }
    owner = user.email
    isForgotten = false
    show({ ...noList, status: 'loading' })
    open(user, () => isWanted).catch((error: unknown) => {
      if (!isWanted) return
      reportError(error)
      owner = undefined
      show({ ...noList, status: 'unavailable' })
    })
  }

  const close = () => {
    stop()
    stop = () => {}
    list = undefined
    owner = undefined
    show(noList)
  }

  /** The server has said that nobody is logged in who has a list. */
  const forget = () => {
    if (isForgotten) return
    isForgotten = true
    forgetShopper().catch(reportError)
  }

  const follow = () => {
    const { user } = session.getSnapshot().context
    const verified = user && isVerified(user) ? user : undefined
    if (owner !== undefined && verified?.email !== owner) close()
    if (!verified) {
      if (user !== undefined) forget()
    } else if (owner === undefined) openFor(verified)
    else if (isAsking && isAnswered(session)) renew(verified)
    isAsking = !isAnswered(session)
  }

  /** Goes on where a login was waited for: the server was asked again, and the user is who it was. */
  const renew = async (user: User) => {
    if (state.sync !== 'signed-out') return
    const { keepUser } = await import('#app/api/device-storage.ts')
    await keepUser(user).catch(reportError)
    list?.send({ type: 'session.renewed' })
  }

  session.subscribe(follow)
  follow()
  return {
    getState: () => state,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    change: (change) => {
      const id = randomUuid()
      const listUuid = state.view?.uuid
      if (list && listUuid !== undefined) {
        list.send({ type: 'list.change', mutation: { id, listUuid, change } })
        onChanged(id, change)
      }
      return id
    },
    reload: () => (list ? list.send({ type: 'list.reload' }) : follow()),
    returned: () => list?.send({ type: 'tab.returned' }),
  }
}

/** Whether nothing is being asked about who is logged in, and the last question was answered. */
function isAnswered(session: SessionActor): boolean {
  return session.getSnapshot().matches({ exchange: { following: 'fresh' } })
}

function hearNetwork(list: ShoppingListActor): () => void {
  const goOn = () => list.send({ type: 'network.online' })
  const wait = () => list.send({ type: 'network.offline' })
  addEventListener('online', goOn)
  addEventListener('offline', wait)
  return () => {
    removeEventListener('online', goOn)
    removeEventListener('offline', wait)
  }
}
