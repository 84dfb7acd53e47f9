import type { Database } from '../db/database.ts'
import { number, statement, text, texts } from '../db/statement.ts'
import { logError } from '../log.ts'
import { tell } from '../tell.ts'
import { listChannel } from './announce-list.ts'

/**
 * Somebody who follows a list as long as their session lives: gets its versions, heartbeats, and a last event when they
 * lose access.
 */
export type Follower = {
  userId: string
  sessionId: string
  listUuid: string
  changed(version: number): void
  gone(): void
  beat(): void
  /** The process or the session ends, or the user follows too often; they may ask again. */
  end(): void
}

/** The time between heartbeats, which keep a quiet connection from being closed. */
const heartbeatMs = 25_000

/**
 * A user may have ten streams in a process. A browser has one for all its tabs, and nobody has eleven browsers; so
 * the eleventh is more likely to replace one whose connection was lost than to be one too many, and the oldest ends.
 */
const mostOfUser = 10

const livingSessions = statement(
  { id: text() },
  'select id from sessions where id = any($1::text[]) and expires_at > $2',
)

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

/** Listens for changed lists from every process on the database, and passes them on (§4 Sharing). */
export async function openListNews(database: Database): Promise<ListNews> {
  const followers = new Map<string, Set<Follower>>()
  /** All followers, the oldest first. */
  const everyone = new Set<Follower>()
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
  /** Counts the announcements that were heard or may have been missed. */
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
  /** Ends the streams of sessions that ended: by a logout, a new password or their age. */
  const endWithSessions = async () => {
    const some = [...everyone]
    if (some.length === 0) return
    const asked = [...new Set(some.map(({ sessionId }) => sessionId))]
    const alive = await database.query(livingSessions, [asked, new Date()])
    const ids = new Set(alive.map(({ id }) => id))
    for (const follower of some) if (!ids.has(follower.sessionId)) follower.end()
  }
  const heartbeat = setInterval(() => {
    for (const follower of [...everyone]) follower.beat()
    endWithSessions().catch((error) => logError('the sessions of followers were not checked', error))
  }, heartbeatMs)

  const add = (follower: Follower) => {
    const ofUser = [...everyone].filter(({ userId }) => userId === follower.userId)
    for (const oldest of ofUser.slice(0, Math.max(0, ofUser.length + 1 - mostOfUser))) oldest.end()
    followers.set(follower.listUuid, of(follower.listUuid).add(follower))
    tell('follower', { change: 1 })
    everyone.add(follower)
    return () => {
      everyone.delete(follower)
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
      for (const follower of [...everyone]) follower.end()
      await stop()
    },
  }
}
