import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPunctualClock } from './punctual-clock.ts'

describe('a clock whose timers fire late', () => {
  const start = Date.UTC(2026, 10, 21)
  beforeEach(() => {
    vi.useFakeTimers({ now: start })
    vi.stubGlobal('window', globalThis)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  /** Counts seconds down from `from`; each timer is set by the previous one. */
  function countDown(from: number): () => number {
    const clock = createPunctualClock()
    let left = from
    const second = () => {
      left -= 1
      if (left > 0) clock.setTimeout(second, 1000)
    }
    clock.setTimeout(second, 1000)
    return () => left
  }

  it('counts one second per second', () => {
    const left = countDown(60)
    vi.advanceTimersByTime(999)
    expect(left()).toBe(60)
    vi.advanceTimersByTime(20_001)
    expect(left()).toBe(39)
  })

  it('catches up after sleep, but does not run ahead', () => {
    const left = countDown(60)
    vi.setSystemTime(start + 30_400)
    vi.advanceTimersByTime(1000)
    // One timer after the other, a millisecond each.
    vi.advanceTimersByTime(100)
    expect(left()).toBe(29)
    vi.advanceTimersByTime(499)
    expect(left()).toBe(29)
    vi.advanceTimersByTime(1)
    expect(left()).toBe(28)
  })

  it('goes on counting when the computer’s clock is set back', () => {
    const left = countDown(60)
    vi.setSystemTime(start - 3_600_000)
    vi.advanceTimersByTime(5000)
    expect(left()).toBe(55)
  })

  it('forgets a timer that is cleared', () => {
    const clock = createPunctualClock()
    const act = vi.fn()
    clock.clearTimeout(clock.setTimeout(act, 1000))
    vi.advanceTimersByTime(2000)
    expect(act).not.toHaveBeenCalled()
  })
})
