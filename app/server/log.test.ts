import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it, vi } from 'vitest'
import { takeOverConsole } from './log.ts'

it('issue 17.21: what libraries print is a line of the log, without the values of a failed query', () => {
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
