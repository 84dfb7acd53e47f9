import { missing } from '../api/failures.ts'
import type { Follower, ListNews } from './version-news.ts'

const encoder = new TextEncoder()
/** How long a browser waits before it connects again. */
const retryMs = 1000

/**
 * A list's versions as server-sent events (WHATWG HTML, Server-sent events): `version` with `{ "version": n }` at once,
 * at each change and at each heartbeat; `gone` when the user loses access, after which the stream ends. It ends with
 * the session too.
 * @throws Refused 404 for a list that the user has no access to.
 */
export async function followList(
  news: ListNews,
  { userId, sessionId, listUuid }: Pick<Follower, 'userId' | 'sessionId' | 'listUuid'>,
): Promise<Response> {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let unfollow: (() => void) | undefined
  let lastVersion = 0
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      controller = undefined
      unfollow?.()
    },
  })
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const end = () => {
    unfollow?.()
    controller?.close()
    controller = undefined
  }
  const tellVersion = () => write(`id: ${lastVersion}\nevent: version\ndata: {"version":${lastVersion}}\n\n`)
  write(`retry: ${retryMs}\n\n`)
  unfollow = await news.follow({
    userId,
    sessionId,
    listUuid,
    changed: (version) => {
      // Announcements of several processes may arrive out of order.
      if (version <= lastVersion) return
      lastVersion = version
      tellVersion()
    },
    gone: () => {
      write('event: gone\ndata: {}\n\n')
      end()
    },
    // An event, because pages do not see comments of a stream.
    beat: tellVersion,
    end,
  })
  if (!unfollow) throw missing()
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Otherwise nginx would buffer the events.
      'x-accel-buffering': 'no',
    },
  })
}
