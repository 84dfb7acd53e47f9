import { addSubscription } from '#app/server/agents/push/add-subscription.ts'
import { createPushJob } from '#app/server/agents/push/push-job.ts'
import { pushPost } from '#app/server/agents/push/push-post.ts'
import { sendDuePushes } from '#app/server/agents/push/send-due-pushes.ts'
import type { Database } from '#app/server/db/database.ts'
import { agentPlay, type Reader } from '../agent-play.ts'
import { now } from '../coffee.ts'
import { pushBrowser } from './push-browser.ts'
import { agentTo, type startPushService } from './push-service.ts'

const signal = new AbortController().signal

/** What the tests of notifications do with the database of their suite and a push service. */
export function pushPlay(
  database: () => Database,
  service: () => Awaited<ReturnType<typeof startPushService>>,
) {
  const play = agentPlay(database)
  /** Has a user's browser hear of alerts. */
  const subscribe = async ({ id: userId }: Reader) => {
    const browser = pushBrowser()
    const [session] = await database().query<{ id: string }>('select id from sessions where user_id = $1', [
      userId,
    ])
    if (!session) throw new Error('nobody is logged in')
    await addSubscription(database(), { keys: browser.subscription, userId, sessionId: session.id, now })
    return browser
  }
  const send = (moment = now) =>
    sendDuePushes(database(), {
      post: pushPost(agentTo(service().port)),
      now: () => moment,
      signal,
      chance: () => 0.5,
    })
  const raiseAndPush = async (moment = now) => {
    await play.raise(moment)
    await send(moment)
  }
  /** Begins as a new process does that is the only one on its database, or after the time that others wait. */
  const startAgain = async () => {
    await createPushJob(database())
    await database().query('update push_outbox set next_attempt_at = now()')
  }
  const waiting = () =>
    database().query<{ held: boolean; attempts: number; error: string | null }>(
      'select is_held as held, attempts, last_error as error from push_outbox order by id',
    )
  return { ...play, subscribe, send, raiseAndPush, startAgain, waiting }
}
