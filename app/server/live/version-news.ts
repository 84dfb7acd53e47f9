import type { Database } from '../db/database.ts'
import { number, statement, texts } from '../db/statement.ts'
import { logError } from '../log.ts'
import { listChannel } from './announce-list.ts'

/** Somebody who follows a list: told its versions, that it is not theirs any more, and now and then that we live. */
export type Follower = {
  userId: string
  listUuid: string
  changed(version: number): void
  gone(): void
  beat(): void
  /** This process ends; the list can be followed at another. */
  end(): void
}

/** How often a follower of a quiet list hears something, so that nobody takes the connection for dead. */
const heartbeatMs = 25_000

const stateOfList = statement(
  { version: number(), users: texts() },
  `
select l.version, array(
  select l.owner_id union all select p.user_id from shopping_list_participants p where p.list_id = l.id
) as users
from shopping_lists l where l.id = $1 and l.retired_at is null`,
)

/** What the process knows of who follows which list, and how it hears of their changes. */
export type ListNews = {
  /**
   * Tells somebody of a list's changes from its present version on.
   * @returns stops telling; undefined if the list is not the user's.
   */
  follow(follower: Follower): Promise<(() => void) | undefined>
  /** Ends all, and hears nothing any more. */
  close(): Promise<void>
}

/** Hears of changed lists from every process on the database, and passes them on (product: Shopping list). */
export async function openListNews(database: Database): Promise<ListNews> {
  const followers = new Map<string, Set<Follower>>()
  const of = (listUuid: string) => followers.get(listUuid) ?? new Set<Follower>()

  const stateOf = async (listUuid: string) => {
    const [state] = await database.query(stateOfList, [listUuid])
    return state
  }
  /** Tells where a list is, and those whose it is not any more that it is gone. */
  const catchUp = async (listUuid: string) => {
    // Who comes while it is read has read for themselves, and perhaps later.
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
  /** How often something was told, or may have been. */
  let heard = 0
  const stop = await database.listen(listChannel, {
    hear: (payload) => {
      heard += 1
      const [listUuid = '', version] = payload.split(':')
      if (!followers.has(listUuid)) return
      for (const follower of of(listUuid)) follower.changed(Number(version))
      // A change may be that somebody takes part no more.
      catchUpSoon(listUuid)
    },
    missed: () => {
      heard += 1
      for (const listUuid of followers.keys()) catchUpSoon(listUuid)
    },
  })
  const all = () => [...followers.values()].flatMap((some) => [...some])
  const heartbeat = setInterval(() => {
    for (const follower of all()) follower.beat()
  }, heartbeatMs)

  const add = (follower: Follower) => {
    followers.set(follower.listUuid, of(follower.listUuid).add(follower))
    return () => {
      const some = of(follower.listUuid)
      some.delete(follower)
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
      // What was told while the version was read may be later than it.
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
