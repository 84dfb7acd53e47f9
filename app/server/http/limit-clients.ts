import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { countedAddress } from '../api/guards/client-address.ts'

/**
 * How long a client may take for its request: its headers in ten seconds, its body in thirty, which the largest form
 * needs on the slowest line. A slower one gets 408, and its connection ends.
 */
export const requestTimes: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
}

/** A browser opens six, and one for a list; so twenty browsers of an office behind one address. */
export const mostConnections = 150

/** Closes connections at once of which an address has more than `most`. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
