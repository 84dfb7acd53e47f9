import type { Database } from '../db/database.ts'
import { number, statement, texts } from '../db/statement.ts'
import { logError } from '../log.ts'
import { tell } from '../metrics/tell.ts'
import { listChannel } from './announce-list.ts'

/** Somebody who follows a list: gets its versions, heartbeats, and a last event when they lose access. */
export type Follower = {
  userId: string
  listUuid: string
  changed(version: number): void
  gone(): void
  beat(): void
  /** This process ends; another process can be asked instead. */
  end(): void
}

/** The time between heartbeats, which keep a quiet connection from being closed. */
const heartbeatMs = 25_000

const stateOfList = statement(
  { version: number(), users: texts() },
  `
select l.version, array(
  select l.owner_id union all select p.user_id from shopping_list_participants p where p.list_id = l.id
) as users
from shopping_lists l where l.id = $1 and l.retired_at is null`,
)

/** The followers of this process, and the changes that it hears of. */
export type ListNews = {
  /**
   * Sends a list's versions to a follower, from the present one on.
   * @returns stops it; undefined if the user has no access to the list.
   */
  follow(follower: Follower): Promise<(() => void) | undefined>
  /** Ends all followers' streams, and stops listening. */
  close(): Promise<void>
}

/** Listens for changed lists from every process on the database, and passes them on (product: Shopping list). */
export async function openListNews(database: Database): Promise<ListNews> {
  const followers = new Map<string, Set<Follower>>()
  const of = (listUuid: string) => followers.get(listUuid) ?? new Set<Follower>()

  const stateOf = async (listUuid: string) => {
    const [state] = await database.query(stateOfList, [listUuid])
    return state
  }
  /** Sends followers the list's present version, and `gone` to those who have lost access. */
  const catchUp = async (listUuid: string) => {
    // Followers who come while this reads have read the version themselves, perhaps a later one.
    const some = [...of(listUuid)]
    const state = await stateOf(listUuid)
    for (const follower of some.filter((one) => of(listUuid).has(one))) {
      if (!state?.users.includes(follower.userId)) follower.gone()
      else follower.changed(state.version)
    }
  }
  const catchUpSoon = (listUuid: string) => {
    catchUp(listUuid).catch((error) => logError('the followers of a list were not told', error))
  }
  /** How many announcements were heard, or may have been missed. */
  let heard = 0
  const stop = await database.listen(listChannel, {
    hear: (payload) => {
      heard += 1
      tell('listNews', { kind: 'heard' })
      const [listUuid = '', version] = payload.split(':')
      if (!followers.has(listUuid)) return
      for (const follower of of(listUuid)) follower.changed(Number(version))
      // The change may have removed a participant.
      catchUpSoon(listUuid)
    },
    missed: () => {
      heard += 1
      tell('listNews', { kind: 'missed' })
      for (const listUuid of followers.keys()) catchUpSoon(listUuid)
    },
  })
  const all = () => [...followers.values()].flatMap((some) => [...some])
  const heartbeat = setInterval(() => {
    for (const follower of all()) follower.beat()
  }, heartbeatMs)

  const add = (follower: Follower) => {
    followers.set(follower.listUuid, of(follower.listUuid).add(follower))
    tell('follower', { change: 1 })
    return () => {
      const some = of(follower.listUuid)
      if (some.delete(follower)) tell('follower', { change: -1 })
      if (some.size === 0) followers.delete(follower.listUuid)
    }
  }
  return {
    follow: async (follower) => {
      const heardBefore = heard
      const state = await stateOf(follower.listUuid)
      if (!state?.users.includes(follower.userId)) return undefined
      const remove = add(follower)
      follower.changed(state.version)
      // An announcement during the read may be of a later version.
      if (heard !== heardBefore) catchUpSoon(follower.listUuid)
      return remove
    },
    close: async () => {
      clearInterval(heartbeat)
      for (const follower of all()) follower.end()
      await stop()
    },
  }
}
