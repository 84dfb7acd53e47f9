import { Agent, type ClientRequest, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Shopper } from '../traffic/register-shopper.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'

/** How long a browser waits before it follows a list again. */
const retryMs = 1000

export type Streams = {
  /** How often a stream was lost and made again, and how often one was refused. */
  told: { lost: number; refused: number }
  /**
   * Waits until all streams of a list have sent a version.
   * @returns how many have within a time, and the milliseconds until the last of them.
   */
  heard(listPath: string, version: number, withinMs: number): Promise<{ streams: number; lastMs: number }>
  stop(): void
}

/**
 * Follows each shopper's list over some streams, as tabs do: a stream that ends is made again.
 * @param each how many streams a list has.
 * @returns when all are open.
 */
export async function openStreams(url: string, shoppers: readonly Shopper[], each: number): Promise<Streams> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const told = { lost: 0, refused: 0 }
  const versions = new Map<string, number[]>()
  const requests = new Map<string, ClientRequest>()
  let isOver = false

  const followOnce = ({ listPath, headers }: Shopper, stream: number, opened: () => void) =>
    new Promise<void>((resolve) => {
      const asked = { agent, headers: { ...fromAnotherVisitor(), cookie: headers.cookie } }
      const request = get(`${url}${listPath}/changes`, asked, (response) => {
        if (response.statusCode !== 200) {
          told.refused += 1
          request.destroy()
          return
        }
        response.setEncoding('utf8')
        response.on('data', (text: string) => {
          for (const [, version] of text.matchAll(/^id: (\d+)$/gm)) {
            const known = versions.get(listPath)
            if (known) known[stream] = Number(version)
            opened()
          }
        })
        response.on('error', () => {})
      })
      requests.set(`${listPath} ${stream}`, request)
      request.on('error', () => {})
      request.on('close', resolve)
    })
  const follow = async (shopper: Shopper, stream: number, opened: () => void) => {
    while (!isOver) {
      await followOnce(shopper, stream, opened)
      if (isOver) return
      told.lost += 1
      await delay(retryMs)
    }
  }

  for (const shopper of shoppers) {
    versions.set(shopper.listPath, Array(each).fill(-1))
    const all = Array.from({ length: each }, (_, stream) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      void follow(shopper, stream, resolve)
      return promise
    })
    await Promise.all(all)
  }
  return {
    told,
    heard: async (listPath, version, withinMs) => {
      const start = performance.now()
      for (;;) {
        const streams = (versions.get(listPath) ?? []).filter((reached) => reached >= version).length
        const lastMs = performance.now() - start
        if (streams === each || lastMs > withinMs) return { streams, lastMs }
        await delay(20)
      }
    },
    stop: () => {
      isOver = true
      for (const request of requests.values()) request.destroy()
    },
  }
}
