import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { startProduct } from '../running-product.ts'

const port = 3419
const slow = 50
const many = 400

/** Opens a connection that sends what it is told, and notes when the server ends it. */
async function open(text: string): Promise<{ socket: Socket; isOpen: () => boolean }> {
  let isOpen = true
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.on('close', () => {
    isOpen = false
  })
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.write(text)
  return { socket, isOpen: () => isOpen }
}

/** Sends 50 bodies a byte a second for 60 seconds, and opens 400 connections from one address. */
// Behind a proxy, which has to limit them, connections are not limited.
const product = await startProduct(port, { env: { TRUST_PROXY: '0' } })
try {
  const head = `POST /api/user HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`
  const bodies = await Promise.all(
    Array.from({ length: slow }, () => open(`${head}Content-Length: 1000\r\n\r\n{`)),
  )
  const start = performance.now()
  while (performance.now() - start < 60_000 && bodies.some(({ isOpen }) => isOpen())) {
    for (const { socket, isOpen } of bodies) if (isOpen()) socket.write(' ')
    await delay(1000)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  console.info(`slow bodies still open after ${seconds} s:`, bodies.filter(({ isOpen }) => isOpen()).length)
  const connections = await Promise.all(Array.from({ length: many }, () => open('')))
  await delay(1000)
  console.info(`of ${many} connections open:`, connections.filter(({ isOpen }) => isOpen()).length)
  for (const { socket } of [...bodies, ...connections]) socket.destroy()
} finally {
  await product.stop()
}
