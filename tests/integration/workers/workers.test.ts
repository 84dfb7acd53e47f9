import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'workers-'))
const breakage = join(folder, 'broken')
const soon = { timeout: 20_000 }

/** Starts the server on a port. */
function start(port: number) {
  const parameters = ['tests/integration/workers/worker-cluster.ts', breakage, String(port)]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const times = (text: string) => output.split(text).length - 1
  return { child, times, exit: once(child, 'exit').then(([code]) => code) }
}

/** Takes a free port. */
async function takePort() {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  return { holder, port: (holder.address() as AddressInfo).port }
}

describe('issue 22.7: several processes on one port', () => {
  let port: number
  beforeEach(async () => {
    rmSync(breakage, { force: true })
    const taken = await takePort()
    taken.holder.close()
    port = taken.port
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('end with 1 where the port is in use, and are not replaced', async () => {
    const taken = await takePort()
    const server = start(taken.port)
    expect(await server.exit).toBe(1)
    expect(server.times('is replaced')).toBe(0)
    taken.holder.close()
  })

  it('end with 1, and say why once, where they cannot start', async () => {
    writeFileSync(breakage, '')
    const server = start(port)
    expect(await server.exit).toBe(1)
    expect(server.times('it is broken')).toBe(1)
  })

  it('are replaced at once when they die, after rests that grow when they cannot start, and end with 0', async () => {
    const server = start(port)
    await expect.poll(() => server.times('listening'), soon).toBe(2)
    const die = () => fetch(`http://127.0.0.1:${port}/die`).catch(() => {})
    await die()
    await expect.poll(() => server.times('listening'), soon).toBe(3)
    expect(server.times('"seconds":0}')).toBe(1)
    writeFileSync(breakage, '')
    await die()
    await expect.poll(() => server.times('"seconds":0.4}'), soon).toBe(2)
    expect([server.times('"seconds":0.1}'), server.times('"seconds":0.2}')]).toEqual([1, 1])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    rmSync(breakage)
    await expect.poll(() => server.times('listening'), soon).toBe(4)
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  })
})
