import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Tab } from '../tab/tab.types.ts'
import { typeaheadFacts } from './typeahead-facts.ts'

const { 'search.failed': tellFailed } = typeaheadFacts({} as RegisteredRouter, {} as Tab)

describe('§4 typeahead: a search that failed', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each([
    { why: 'an error of ours', kind: 'unexpected', reported: 1, warned: 0 },
    { why: 'a missing connection', kind: 'offline', reported: 0, warned: 1 },
    { why: 'a busy server', kind: 'busy', reported: 0, warned: 1 },
  ])('is reported as an error only if it is one of ours: $why', ({ kind, reported, warned }) => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = Object.assign(new Error('a search failed'), { kind })
    tellFailed?.({ type: 'search.failed', error })
    expect([report.mock.calls, warn.mock.calls]).toEqual([
      Array(reported).fill([error]),
      Array(warned).fill([error]),
    ])
  })
})
