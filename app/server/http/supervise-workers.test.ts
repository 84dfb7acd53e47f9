import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { superviseWorkers } from './supervise-workers.ts'

const { cluster, log } = vi.hoisted(() => ({
  cluster: { workers: {}, fork: vi.fn() },
  log: vi.fn(),
}))
vi.mock('node:cluster', () => ({ default: cluster }))
vi.mock('../log.ts', () => ({ log }))

type Forked = EventEmitter & { process: { pid: number; kill: () => void } }
let forked: Forked[]
const exit = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  forked = []
  cluster.fork.mockImplementation(() => {
    const worker = Object.assign(new EventEmitter(), { process: { pid: forked.length + 1, kill: vi.fn() } })
    forked.push(worker)
    return worker
  })
  vi.spyOn(process, 'exit').mockImplementation(exit as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT')
})

/** The last worker listens for so many seconds and dies, and is replaced if it is to be. */
function dieAfter(seconds: number): void {
  const worker = forked.at(-1)
  worker?.emit('listening')
  vi.advanceTimersByTime(seconds * 1000)
  worker?.emit('exit', 1, null)
  vi.advanceTimersByTime(30_000)
}
const rests = () =>
  log.mock.calls
    .filter(([, message]) => message === 'a worker ended and is replaced')
    .map(([, , { seconds }]) => seconds)

it('ten starts in a row that fail end the server, from its first worker on', () => {
  superviseWorkers(1)
  for (let failed = 0; failed < 9; failed += 1) dieAfter(9)
  expect([forked.length, exit.mock.calls]).toEqual([10, []])
  dieAfter(9)
  expect([forked.length, exit.mock.calls]).toEqual([10, [[1]]])
  expect(rests()).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30])
})

it('so do ten after a worker that has served, which is none of them', () => {
  superviseWorkers(1)
  dieAfter(9)
  dieAfter(10)
  for (let failed = 0; failed < 9; failed += 1) dieAfter(9)
  expect([forked.length, exit.mock.calls]).toEqual([12, []])
  dieAfter(9)
  expect([forked.length, exit.mock.calls]).toEqual([12, [[1]]])
  expect(rests()).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30])
})
