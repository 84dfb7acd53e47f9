import { afterEach, expect, it, vi } from 'vitest'
import { tellFailure } from './tell-failure.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/fetch-kept.js')

it.each([
  ['no connection', { kind: 'offline' }, 'warned of'],
  ['a file of the build that does not arrive', missing, 'warned of'],
  ['what failed for such a file', new Error('Could not fetch chains', { cause: missing }), 'warned of'],
  ['a mistake of ours', new Error('undefined is not a function'), 'reported'],
] as const)('§8 errors: $0 is $2', (_, error, how) => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  tellFailure(error)
  expect({ reported: report.mock.calls, 'warned of': warn.mock.calls }).toEqual({
    reported: [],
    'warned of': [],
    [how]: [[error]],
  })
})
