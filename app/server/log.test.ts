import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it, vi } from 'vitest'
import { logError, takeOverConsole } from './log.ts'

it('what libraries print is a line of the log, without the values of a failed query', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const giveBack = takeOverConsole()
  const error = new DrizzleQueryError('select $1', ['anna@example.dk'], new Error('the connection was lost'))
  console.error('A query failed:', error, { email: 'anna@example.dk' })
  console.warn('An option is old')
  giveBack()
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  const printed = { time: expect.any(String), message: 'a library printed' }
  expect(lines).toEqual([
    {
      ...printed,
      level: 'error',
      printed: expect.stringMatching(
        /^A query failed: Error: failed query: select \$1\n[^@]*caused by Error: the connection was lost\n[^@]*\[object Object\]$/,
      ),
    },
    { ...printed, level: 'warn', printed: 'An option is old' },
  ])
})

it('of equal errors twenty a minute are logged, and how many were left out', () => {
  vi.useFakeTimers()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const full = new Error('no space left on device')
  for (let time = 0; time < 50; time++) logError('a mail was not written', full)
  logError('a mail was not written', new Error('another'))
  const lines = () => written.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines()).toHaveLength(21)
  vi.advanceTimersByTime(60_000)
  expect(lines().at(-1)).toMatchObject({
    message: 'equal errors were not logged',
    of: 'a mail was not written',
    errors: 30,
  })
  logError('a mail was not written', full)
  expect(lines()).toHaveLength(23)
  written.mockRestore()
  vi.useRealTimers()
})
