import { afterEach, expect, it, vi } from 'vitest'
import { endAtLatest } from './end-at-latest.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a process that cannot stop ends with 1 once its time is over, and says so', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
  endAtLatest(30_000)
  vi.advanceTimersByTime(29_999)
  expect([write.mock.calls, exit.mock.calls]).toEqual([[], []])
  vi.advanceTimersByTime(1)
  const line = {
    time: '2026-11-21T08:00:30.000Z',
    level: 'error',
    message: 'the process could not stop in time and ends',
    seconds: 30,
  }
  expect([write.mock.calls, exit.mock.calls]).toEqual([[[`${JSON.stringify(line)}\n`]], [[1]]])
})

it('the time itself keeps no process from ending', () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  endAtLatest(30_000)
  const timer = setTimer.mock.results[0]?.value as NodeJS.Timeout
  expect(timer.hasRef()).toBe(false)
  clearTimeout(timer)
})
