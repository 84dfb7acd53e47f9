import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { longest } from '#tests/patience.ts'
import { serversOfFile } from './server-process.ts'

// The tests start their own servers, on their own folder without the demo catalogue.
test.describe.configure({ mode: 'serial' })

const { folder, startByNpm, isReady } = serversOfFile()

/** The ids of a process's child processes. */
const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test('§8 server: npm start ends with 0 at SIGTERM, SIGINT and Ctrl+C, and the next start has its port and folder', async () => {
  test.slow()
  const stops: ((npm: ChildProcess) => void)[] = [
    (npm) => npm.kill('SIGTERM'),
    (npm) => npm.kill('SIGINT'),
    // The terminal signals all processes of the group, and npm passes the signal on as well.
    ({ pid = 0 }) => process.kill(-pid, 'SIGINT'),
  ]
  for (const stop of stops) {
    const npm = startByNpm({})
    await isReady(npm)
    const [pid = 0] = childrenOf(npm.process.pid)
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    expect(environment).toContain('MALLOC_ARENA_MAX=2')
    expect(environment).toContain('MALLOC_TRIM_THRESHOLD_=131072')
    stop(npm.process)
    expect(await npm.exit).toBe(0)
    expect(npm.output()).toContain('"message":"stopping"')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }
})

test('§8 server: after SIGTERM to npm start while the database is being filled, no process holds the data folder', async () => {
  test.slow()
  const filled = join(folder, 'filled')
  const lockOwner = () => JSON.parse(readFileSync(join(filled, 'lock'), 'utf8')).pid
  const first = startByNpm({ DATA_DIR: filled, DEMO: '1' })
  await expect.poll(() => existsSync(join(filled, 'lock')), { timeout: longest }).toBe(true)
  const pid = lockOwner()
  first.process.kill('SIGTERM')
  await first.exit
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  const next = startByNpm({ DATA_DIR: filled })
  await isReady(next)
  next.process.kill('SIGTERM')
  expect(await next.exit).toBe(0)
})
