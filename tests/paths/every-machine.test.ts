import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { machineNamed, machineNames as machines } from '../../scripts/build/flows/machines.ts'
import { keptWalks } from '../e2e/path-walks/walks.ts'
import { codeMutantsOf } from './faults/code-mutants.ts'
import { filesOfFlows, keptFigures, shareOf } from './faults/figures.ts'
import { assertCommittedTable } from './path-table.ts'
import { emittedTypes } from './readme/emitted-types.ts'
import { faultTable } from './readme/fault-table.ts'
import { type DescribedMachine, machineTable, walksAre, walksIn, withTable } from './readme/machine-table.ts'

/** What Chromium walked of a machine at the last run of its specs; undefined if nothing. */
const walks = keptWalks()
async function walkedOnPage(name: string) {
  const { id } = await machineNamed(name)
  const own = Object.values(walks).flatMap((machines) => machines[id] ?? [])
  const sum = (of: 'paths' | 'steps') => own.reduce((total, each) => total + each[of], 0)
  return own.length > 0 ? { paths: sum('paths'), steps: sum('steps') } : undefined
}

const figures = keptFigures()
const fileOf = (machine: string, ending: string) => `machines/${machine}/${machine}.${ending}`
/** The source of a machine; of all machines for `*`. */
const sourcesOf = (machine: string) =>
  globSync(`machines/${machine}/*.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

async function described(machine: string): Promise<DescribedMachine> {
  const onPage = await walkedOnPage(machine)
  const found = figures[machine]
  return {
    name: machine,
    machine: await machineNamed(machine),
    emits: emittedTypes(sourcesOf(machine), sourcesOf('*')),
    walks: [
      walksIn(readFileSync(fileOf(machine, 'paths.txt'), 'utf8')),
      ...(onPage ? [`in Chromium ${walksAre(onPage)}`] : []),
    ].join('; '),
    faults: found ? `${shareOf(found)} of ${found.faults}` : '',
  }
}

/** Why a machine's paths are not walked in a browser, and which test shows its effect on a page instead. */
const walkedOnMachineAlone: Record<string, { because: string; shownBy: string }> = {
  'watch-removals': {
    because: 'It has no look of its own, and every press ends a watch of the page.',
    shownBy: 'tests/e2e/price-agent-page/stop-watch.spec.ts',
  },
  'ad-slot': {
    because:
      'Half of its steps are answers of an ad manager, for which each page would need a server of its own.',
    shownBy: 'tests/e2e/ads/google-ads.spec.ts',
  },
  app: {
    because: 'It has one state and only forwards events to its flows, whose paths are walked.',
    shownBy: 'tests/e2e/session/header.spec.ts',
  },
  arrival: {
    because: 'It scrolls a row into sight, which needs a list that is longer than its panel.',
    shownBy: 'tests/e2e/list-rows/list-fetched.spec.ts',
  },
  'shared-text': {
    because: 'Another app opens a page with its text, so that each step would need a page of its own.',
    shownBy: 'tests/e2e/list-panel/shared-text.spec.ts',
  },
  consent: {
    because:
      'Half of its steps are the choices of another tab, and a page shows each of its states in one walk by hand.',
    shownBy: 'tests/e2e/consent/consent.spec.ts',
  },
  'fetched-rows': {
    because: 'It only delays the move of a row, and other machines’ paths press the rows.',
    shownBy: 'tests/e2e/list-rows/list-fetched.spec.ts',
  },
  'guest-items': {
    because: 'Its paths need several tabs and users, with a page for each.',
    shownBy: 'tests/e2e/add-to-list/guest-items.spec.ts',
  },
  'held-list': {
    because: 'It only hears its queue and its stream, whose own paths are walked.',
    shownBy: 'tests/e2e/list-sync/list-offline.spec.ts',
  },
  'language-offer': {
    because: 'Each of its paths ends with an answer for good, so that each would need a page of its own.',
    shownBy: 'tests/e2e/language/language-offer.spec.ts',
  },
  leaflet: {
    because: 'Its paths need a leaflet of three pages, and a week’s leaflet has as many as the chain fills.',
    shownBy: 'tests/e2e/partner/partner.spec.ts',
  },
  'list-needs': {
    because: 'Half of its steps are days, the connection and the tab, and a page shows only what it knows.',
    shownBy: 'tests/e2e/list-rows/list-needs.spec.ts',
  },
  'list-opener': {
    because: 'It acts once per tab, so after the first step of a path nothing happens.',
    shownBy: 'tests/e2e/list-panel/list-peek.spec.ts',
  },
  'list-reader': {
    because: 'A page shows only its result, the list, which the paths of the stream and the queue wait for.',
    shownBy: 'tests/e2e/list-sync/list-stream-paths.spec.ts',
  },
  'other-queues': {
    because:
      'Each of its queues is a `listQueue`, whose paths are walked; its own part has no visible effect.',
    shownBy: 'tests/e2e/list-sync/list-offline.spec.ts',
  },
  modals: {
    because: 'Several modals open together only while their code is late; each one’s own paths are walked.',
    shownBy: 'tests/e2e/late-code/late-presses.spec.ts',
  },
  overlays: {
    because: 'It only closes the menus, the dropdown and the panel, whose own paths are walked.',
    shownBy: 'tests/e2e/overlays/overlays.spec.ts',
  },
  'open-row': {
    because: 'It only closes a row, whose own paths are walked.',
    shownBy: 'tests/e2e/list-rows/list-row.spec.ts',
  },
  'own-list': {
    because: 'The paths of the session and of the list already cover the user and the content of the list.',
    shownBy: 'tests/e2e/list-panel/list-states.spec.ts',
  },
  passkeys: {
    because:
      'Its busy state lasts as long as the browser’s own dialog, which a virtual device answers at once.',
    shownBy: 'tests/e2e/factors/passkeys.spec.ts',
  },
  'passkey-login': {
    because:
      'Its busy state lasts as long as the browser’s own dialog, which a virtual device answers at once.',
    shownBy: 'tests/e2e/factors/passkeys.spec.ts',
  },
  'pending-watch': {
    because: 'Its paths need several users, with a page for each.',
    shownBy: 'tests/e2e/price-agent/pending-watch.spec.ts',
  },
  'recording-player': {
    because: 'What it shows are the events of other tabs, of which each path would need some of its own.',
    shownBy: 'tests/e2e/inspection/flows-page.spec.ts',
  },
  tracking: {
    because: 'A page shows nothing of it: it only sends requests.',
    shownBy: 'tests/e2e/consent/tracking.spec.ts',
  },
  scanner: {
    because: 'Half of its events are those of a camera, whose film a browser starts with.',
    shownBy: 'tests/e2e/scanner/scanner.spec.ts',
  },
  trip: {
    because:
      'The server answers each question of a page by itself, and a page does not meet the next day; what fails and what changes is refused and changed by hand.',
    shownBy: 'tests/e2e/trip/trip.spec.ts',
  },
  'shopping-list': {
    because:
      'It only hears its reader and the held list, whose own paths, or those of their children, are walked.',
    shownBy: 'tests/e2e/list-sync/list-offline.spec.ts',
  },
}

describe('every machine', () => {
  it('is found', () => {
    expect(machines.length).toBeGreaterThan(20)
  })

  it.each(machines)('has paths, their table and their tests: %s', (machine) => {
    expect(
      [fileOf(machine, 'paths.ts'), fileOf(machine, 'paths.txt')].filter((file) => !existsSync(file)),
    ).toEqual([])
    expect(readFileSync(fileOf(machine, 'paths.test.ts'), 'utf8')).toContain('describePaths({')
  })

  it.each(machines)('was walked on a page, or has a reason why not: %s', async (machine) => {
    expect((await walkedOnPage(machine)) !== undefined).not.toBe(machine in walkedOnMachineAlone)
  })

  it('has its walks from every spec that walks on pages, and from no other', () => {
    const specs = globSync('tests/e2e/**/*.spec.ts').map((file) => join(file))
    const walking = specs.filter((file) => /walkOnPage[<(]/.test(readFileSync(file, 'utf8')))
    expect(Object.keys(walks).sort()).toEqual(walking.sort())
  })

  it.each([...filesOfFlows()])(
    'had its present number of faults when they were tried: %s (else `npm run test:mutants -- FLOW`)',
    (flow, files) => {
      const made = files.flatMap((file) => codeMutantsOf(readFileSync(file, 'utf8')))
      const { faults, unnoticed = [] } = figures[flow] ?? {}
      const changes = made.map(({ change }) => change)
      expect([faults, unnoticed.filter(({ change }) => !changes.includes(change))]).toEqual([made.length, []])
    },
  )

  it.each(Object.entries(walkedOnMachineAlone))(
    'has a handwritten page test if no page walks its paths: %s',
    (machine, { shownBy }) => {
      expect(machines).toContain(machine)
      expect(existsSync(shownBy)).toBe(true)
    },
  )

  it.each(machines)('says what it is for and which sections it implements: %s', async (machine) => {
    const { root } = (await described(machine)).machine
    expect(root.description).toBeTruthy()
    expect(root.meta?.spec).not.toEqual([])
  })

  it.each(machines)('emits on its paths only what its table row names: %s', async (machine) => {
    const { emits } = await described(machine)
    const emitted = [...readFileSync(fileOf(machine, 'paths.txt'), 'utf8').matchAll(/^ +emits (\S+)/gm)]
    expect(emits).toEqual(expect.arrayContaining(emitted.map(([, type]) => type)))
  })

  it('has a row in machines/README.md, and the table says what the machines say', async () => {
    const table = machineTable(await Promise.all(machines.map(described)))
    const readme = readFileSync('machines/README.md', 'utf8')
    assertCommittedTable(pathToFileURL('machines/README.md'), withTable(readme, table))
  })

  it('has its faults in docs/flows.md', () => {
    const document = readFileSync('docs/flows.md', 'utf8')
    assertCommittedTable(pathToFileURL('docs/flows.md'), withTable(document, faultTable(figures)))
  })
})
