import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitConnections } from './limit-clients.ts'

const server = createServer((_, response) => response.end('hello'))
afterEach(() => server.close())

it('an address may open so many connections at once, and another when one of them has ended', async () => {
  limitConnections(server, 2)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return { socket, isAnswered: String(answer[0]).startsWith('HTTP/1.1 200') }
  }
  const first = await open()
  const second = await open()
  const third = await open()
  expect([first, second, third].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false])
  first.socket.destroy()
  await once(first.socket, 'close')
  let fourth = await open()
  // The server hears of the end a moment later.
  while (!fourth.isAnswered) fourth = await open()
  second.socket.destroy()
  fourth.socket.destroy()
})
