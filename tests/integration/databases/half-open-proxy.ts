import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a PostgreSQL server that can go silent, as a network does when a machine loses its power. */
export type HalfOpenProxy = {
  /** The connection URL of a database, through the proxy. */
  urlOf(name: string): string
  /** From now on nothing passes any connection, new ones included, and none is closed. */
  freeze(): void
  /** Everything passes again, what was held back included. */
  thaw(): void
  /** New connections lead to another server's socket. */
  leadTo(folder: string): void
  close(): Promise<void>
}

/** Opens a proxy in front of the socket in a PostgreSQL server's folder. */
export async function openHalfOpenProxy(folder: string): Promise<HalfOpenProxy> {
  let target = folder
  const sockets = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
    return socket
  }
  const proxy = createServer((client) => {
    const server = keep(connect(`${target}/.s.PGSQL.5432`))
    keep(client)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
    }
    if (isFrozen) for (const socket of [client, server]) socket.pause()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    urlOf: (name) => `postgres://postgres@127.0.0.1:${port}/${name}`,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    leadTo: (other) => {
      target = other
    },
    close: async () => {
      const closed = once(proxy, 'close')
      proxy.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
