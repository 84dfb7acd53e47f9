import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { casesOf } from './case.ts'
import { doorMachine } from './door.fixture.ts'
import { assertCommittedTable, pathTable } from './path-table.ts'
import { planPaths } from './plan-paths.ts'

const { send, done } = casesOf(doorMachine)
const plan = planPaths(doorMachine, {
  cases: [
    send({ type: 'door.push' }),
    send({ type: 'door.knock' }, { when: ({ context }) => context.knocks === 0 }),
    done('askOwner', { isWelcome: true }, 'yes'),
  ],
  input: { knocks: 0 },
  key: ({ context }) => context,
})
const table = pathTable(
  'door',
  plan,
  ({ context }: { context: { knocks: number } }) => `${context.knocks} knocks`,
)

describe('a path table', () => {
  it('has each step with its state, tags, context, emitted events, transitions and refusals', () => {
    expect(table).toBe(`door: 1 paths, 4 steps

path 1
  start -> shut | 0 knocks
  door.push -> shut | 0 knocks
      shut: door.push if hasKnocked, refused
  door.knock -> shut | 1 knocks
      shut: door.knock if isPatient
  door.push -> asking | 1 knocks
      starts askOwner {"knocks":1}
      shut: door.push if hasKnocked
  askOwner answers yes -> open.ajar #open | 1 knocks
      emits door.opened 1
      asking: done(askOwner)[0] if isWelcome
`)
  })
})

describe('a committed table', () => {
  let folder = ''
  let file: URL
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paths-'))
    file = pathToFileURL(join(folder, 'door.paths.txt'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('is written on request, and then matches', () => {
    vi.stubEnv('UPDATE_PATHS', '1')
    assertCommittedTable(file, table)
    expect(readFileSync(file, 'utf8')).toBe(table)
    vi.stubEnv('UPDATE_PATHS', '')
    assertCommittedTable(file, table)
  })

  it('fails if it is missing, and says how to create it', () => {
    vi.stubEnv('UPDATE_PATHS', '')
    expect(() => assertCommittedTable(file, table)).toThrow('UPDATE_PATHS=1 npm run test:unit')
  })

  it('fails if the machine differs from it, and shows the first difference', () => {
    vi.stubEnv('UPDATE_PATHS', '1')
    assertCommittedTable(file, table)
    vi.stubEnv('UPDATE_PATHS', '')
    expect(() => assertCommittedTable(file, table.replace('#open ', ''))).toThrow(
      'committed:   askOwner answers yes -> open.ajar #open | 1 knocks\n' +
        '  now:         askOwner answers yes -> open.ajar | 1 knocks',
    )
  })
})
