import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { startProduct } from '../running-product.ts'
import { registerShopper } from '../traffic/register-shopper.ts'

const streams = 200
const longestMs = 90_000
const port = 3419

/** A user who follows their list 200 times, logs out, and goes on listening with the cookie of the ended session. */
const product = await startProduct(port, { env: { DEMO: '0' } })
try {
  const { headers, listPath } = await registerShopper(product, 'Anna')
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const open = new Set<IncomingMessage>()
  /** @returns the status of the answer. */
  const follow = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = get(
        `${product.url}${listPath}/changes`,
        { agent, headers: { cookie: headers.cookie } },
        (answer) => {
          open.add(answer)
          answer.on('close', () => open.delete(answer)).resume()
          resolve(answer.statusCode)
        },
      )
      asked.on('error', reject)
    })
  const before = product.memory()
  await Promise.all(Array.from({ length: streams }, follow))
  await delay(2_000)
  const kept = open.size
  const loggedOut = await fetch(`${product.url}/logout`, { method: 'POST', headers, body: '{}' })
  const start = performance.now()
  while (open.size > 0 && performance.now() - start < longestMs) await delay(100)
  const endedAfter = (performance.now() - start) / 1000
  console.info({
    asked: streams,
    kept,
    logout: loggedOut.status,
    endedAfter,
    stillOpen: open.size,
    askedAnew: await follow(),
    memory: [before, product.memory()],
  })
} finally {
  await product.stop()
}
