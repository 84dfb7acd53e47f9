import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

/** A request that a push service got. */
export type Delivery = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** An agent whose connections go to a port of this machine, without TLS, whatever the address says. */
export function agentTo(port: number): Agent {
  const agent = new Agent()
  agent.createConnection = () => connect(port, '127.0.0.1')
  return agent
}

/** The origin of the addresses that `newEndpoint` makes. */
export const serviceOrigin = 'https://updates.push.services.mozilla.com'

/** An address of a device at a push service. */
export const newEndpoint = (): string => `${serviceOrigin}/wpush/v2/${randomBytes(12).toString('base64url')}`

type Answer = { status: number; headers?: Record<string, string> }

/**
 * A push service on this machine (RFC 8030). It answers 201 unless the test answers otherwise; a request that is answered
 * `undefined` is left without an answer.
 */
export async function startPushService() {
  const received: Delivery[] = []
  let answer: (delivery: Delivery) => Answer | undefined = () => ({ status: 201 })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const delivery = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) }
    received.push(delivery)
    const given = answer(delivery)
    if (given) response.writeHead(given.status, given.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    port,
    answers: (next: typeof answer) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
