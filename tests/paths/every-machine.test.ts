import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const machines = globSync('machines/*/*.machine.ts').map((file) => basename(file, '.machine.ts'))
const browserWalks = globSync('tests/e2e/**/*-paths.spec.ts').map((file) => readFileSync(file, 'utf8'))
const table = readFileSync('machines/README.md', 'utf8')

const fileOf = (machine: string, ending: string) => `machines/${machine}/${machine}.${ending}`
const isWalked = (machine: string) =>
  browserWalks.some((spec) => spec.includes(`#${fileOf(machine, 'paths.ts')}`))
/** The name that a machine calls itself by. */
const idOf = (machine: string) =>
  /\bid: '(\w+)'/.exec(readFileSync(fileOf(machine, 'machine.ts'), 'utf8'))?.[1]

/** Why the paths of a machine are walked on the machine alone, and which test shows on a page what becomes of it. */
const walkedOnMachineAlone: Record<string, { because: string; shownBy: string }> = {
  app: {
    because: 'It has one state, and tells its flows, whose paths are walked.',
    shownBy: 'tests/e2e/session/header.spec.ts',
  },
  arrival: {
    because: 'It brings a row into sight, which needs a list that is longer than its panel.',
    shownBy: 'tests/e2e/list-rows/list-fetched.spec.ts',
  },
  'fetched-rows': {
    because: 'It only delays where a row stands, while the rows are pressed by other machines’ paths.',
    shownBy: 'tests/e2e/list-rows/list-fetched.spec.ts',
  },
  'guest-items': {
    because: 'It goes from one tab and one user to the next, with a page for each.',
    shownBy: 'tests/e2e/add-to-list/guest-items.spec.ts',
  },
  'list-opener': {
    because: 'It acts once in a tab, so that every path but the first step is one of nothing happening.',
    shownBy: 'tests/e2e/list-panel/list-peek.spec.ts',
  },
  'list-reader': {
    because:
      'A page shows of it only the list that comes, which the paths of the stream and the queue wait for.',
    shownBy: 'tests/e2e/list-sync/list-stream-paths.spec.ts',
  },
  'other-queues': {
    because:
      'Each queue beside the shown list’s is a `listQueue`, whose paths are walked; what is its own is unseen.',
    shownBy: 'tests/e2e/list-sync/list-offline.spec.ts',
  },
  overlays: {
    because: 'It tells the menu, the dropdown and the panel to close, whose own paths are walked.',
    shownBy: 'tests/e2e/session/header.spec.ts',
  },
  'own-list': {
    because:
      'Who is logged in, and what the list shows, are led by the paths of the session and of the list.',
    shownBy: 'tests/e2e/list-panel/list-states.spec.ts',
  },
  'shopping-list': {
    because: 'It hears its reader, queue and stream, which a page leads by the paths of these.',
    shownBy: 'tests/e2e/list-sync/list-offline.spec.ts',
  },
}

describe('every machine', () => {
  it('is found', () => {
    expect(machines.length).toBeGreaterThan(20)
    expect(machines.filter((machine) => idOf(machine) === undefined)).toEqual([])
  })

  it.each(machines)('has paths, their table and their tests: %s', (machine) => {
    expect(
      [fileOf(machine, 'paths.ts'), fileOf(machine, 'paths.txt')].filter((file) => !existsSync(file)),
    ).toEqual([])
    expect(readFileSync(fileOf(machine, 'paths.test.ts'), 'utf8')).toContain('describePaths({')
  })

  it.each(machines)('is walked on a page, or says why not: %s', (machine) => {
    expect(isWalked(machine)).not.toBe(machine in walkedOnMachineAlone)
  })

  it.each(Object.entries(walkedOnMachineAlone))(
    'is shown on a page by hand otherwise: %s',
    (machine, { shownBy }) => {
      expect(machines).toContain(machine)
      expect(existsSync(shownBy)).toBe(true)
    },
  )

  it('has a row in the table of machines/README.md, which has no other', () => {
    const rows = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, id]) => id)
    expect(rows.toSorted()).toEqual(machines.map(idOf).toSorted())
  })
})
