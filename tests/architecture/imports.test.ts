import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

type Room = {
  files: RegExp
  /** Folders and files of ours besides the room itself. */
  mayImport: string[]
  /** The packages it may use; where none are named, any. */
  packages?: string[]
  because: string
}

/** Who may import whom, under the names of docs/architecture.md. Tests may import what they test. */
const rooms: Record<string, Room> = {
  'machines/': {
    files: /^machines\//,
    mayImport: ['app/domain/'],
    packages: ['xstate'],
    because: 'A machine is pure: the app provides its effects. It needs xstate and nothing else.',
  },
  'app/domain/': {
    files: /^app\/domain\//,
    mayImport: [],
    packages: ['valibot'],
    because: 'The domain is pure rules that everyone shares, everywhere: no React, no router, no database.',
  },
  'app/ui/': {
    files: /^app\/ui\//,
    mayImport: ['app/domain/'],
    because: 'A piece of the look only draws what it is given: it imports other pieces and the domain.',
  },
  'app/api/': {
    files: /^app\/api\//,
    mayImport: ['app/domain/'],
    because: 'The browser’s client of the HTTP contract knows the contract and nothing that uses it.',
  },
  'app/device/': {
    files: /^app\/device\//,
    mayImport: ['app/domain/'],
    because: 'What the browser stores knows no page and no flow.',
  },
  'app/flows/': {
    files: /^app\/flows\//,
    mayImport: ['machines/', 'app/api/', 'app/device/', 'app/domain/', 'app/i18n/'],
    because: 'The flows start the machines and give them their effects; what draws them comes after them.',
  },
  'app/service-worker/': {
    files: /^app\/service-worker\//,
    mayImport: ['app/device/', 'app/domain/'],
    packages: [],
    because: 'The service worker stands outside of all pages: it knows addresses and what the device keeps.',
  },
  'app/features/<name>/': {
    files: /^app\/features\/([^/]+)\//,
    mayImport: [
      'machines/',
      'app/api/',
      'app/device/',
      'app/flows/',
      'app/domain/',
      'app/ui/',
      'app/i18n/',
      'app/late.css',
    ],
    because: 'Features do not know each other, nor the server: a route puts them together and asks for them.',
  },
  'app/functions/': {
    files: /^app\/functions\//,
    mayImport: ['app/server/', 'app/domain/'],
    because: 'A server function checks a page’s question and hands it to a use case; it knows no page.',
  },
  'app/routes/{-$locale}/': {
    files: /^app\/routes\/(\{-\$locale\}\/|__root\.tsx$)/,
    mayImport: ['app/features/', 'app/functions/', 'app/flows/', 'app/domain/', 'app/i18n/', 'app/app.css'],
    because: 'A page asks through app/functions, so that no server code can reach the browser.',
  },
  'app/routes/': {
    files: /^app\/routes\/(?!\{-\$locale\}\/|__root\.tsx$)/,
    mayImport: ['app/server/', 'app/domain/'],
    because: 'The HTTP contract is answered by use cases, without a page.',
  },
  'app/server/<name>/': {
    files: /^app\/server\//,
    mayImport: ['app/domain/', 'app/i18n/', 'demo/'],
    because: 'The server does not know the pages that ask it.',
  },
  'app/i18n/': {
    files: /^app\/i18n\//,
    mayImport: ['app/domain/'],
    because: 'Languages are for everyone: they know no page and no server.',
  },
  'app/*.ts': {
    files: /^app\/[^/]+$/,
    mayImport: ['app/'],
    because: 'The entries put the app together, and nothing that tests, builds or measures it.',
  },
  'demo/': {
    files: /^demo\//,
    mayImport: ['app/domain/'],
    because: 'The demo’s tables and pictures know no database: app/server/demo makes offers of them.',
  },
  'tests/': {
    files: /^tests\//,
    mayImport: ['app/', 'machines/', 'demo/', 'scripts/', 'bench/'],
    because: 'Tests cross rooms.',
  },
  'scripts/': {
    files: /^scripts\//,
    mayImport: ['app/', 'demo/'],
    because: 'What builds and runs the product works also where tests and measurements are absent.',
  },
  'bench/': {
    files: /^bench\//,
    mayImport: ['app/', 'demo/', 'tests/', 'scripts/'],
    because: 'Measurements use all there is.',
  },
}

const isOurs = (imported: string) => /^(app|machines|demo|tests|scripts|bench)\//.test(imported)

const shipped = sourceFiles.filter((file) => !/\.(?:test|paths)\.tsx?$/.test(file))

/** Whether an import leads into a room: for a room of parts, into the file's own part of it. */
const isWithin = (room: Room, imported: string, file: string) =>
  room.files.test(imported) && room.files.exec(imported)?.[1] === room.files.exec(file)?.[1]

function isAllowed(room: Room, imported: string, file: string): boolean {
  if (!isOurs(imported)) return room.packages?.includes(imported) ?? true
  const [path = ''] = imported.split('?')
  return (
    isWithin(room, path, file) ||
    room.mayImport.some((allowed) => (allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed))
  )
}

describe('the direction of imports (docs/architecture.md)', () => {
  it('finds the source files', () => {
    expect(sourceFiles.length).toBeGreaterThan(50)
    expect(sourceFiles).toContain('app/domain/prices/money.ts')
  })

  it('has each of them in one room', () => {
    const astray = sourceFiles.filter(
      (file) => Object.values(rooms).filter(({ files }) => files.test(file)).length !== 1,
    )
    expect(astray).toEqual([])
  })

  it.each(Object.entries(rooms).map(([name, room]) => [`${name}: ${room.because}`, room] as const))(
    '%s',
    (_rule, room) => {
      const broken = shipped
        .filter((file) => room.files.test(file))
        .flatMap((file) =>
          importsOf(file)
            .filter((imported) => !isAllowed(room, imported, file))
            .map((imported) => `${file} imports ${imported}`),
        )
      expect(broken).toEqual([])
    },
  )

  it('is what docs/architecture.md tells', () => {
    const section = readFileSync('docs/architecture.md', 'utf8').split('\n## ')[1] ?? ''
    const told = [...section.matchAll(/^\| `([^`]+)`.* \| (.*) \|$/gm)].map(([, name, cell = '']) => [
      name,
      [...cell.matchAll(/`([^`]+)`/g)].map(([, allowed]) => allowed),
    ])
    const held = Object.entries(rooms).map(([name, { mayImport, packages = [] }]) => [
      name,
      [...mayImport, ...packages],
    ])
    expect(told).toEqual(held)
  })

  it('keeps path planning and inspection, which are for tests, out of the client', () => {
    const broken = shipped
      .filter((file) => /^app\/(?!server\/)|^machines\//.test(file))
      .filter((file) =>
        importsOf(file).some((imported) => /^(xstate\/graph|@xstate\/graph|@statelyai)/.test(imported)),
      )
    expect(broken).toEqual([])
  })

  it('names folders for what they hold, not for being handy', () => {
    const drawers = sourceFiles.filter((file) => /\/(utils?|helpers?|lib|common|misc)\//.test(file))
    expect(drawers).toEqual([])
  })

  it('keeps folders small enough to find a file at a glance, besides those that hold a file for each thing of a kind', () => {
    const ofAKind = /^demo\/pictures\/(kinds|shapes)$/
    const counts = new Map<string, number>()
    for (const file of shipped) {
      const folder = dirname(file)
      if (!ofAKind.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect([...counts].filter(([, files]) => files > 13)).toEqual([])
  })

  it('keeps files short enough to read at a sitting', () => {
    const long = sourceFiles
      .filter((file) => !/\.test\.tsx?$|^demo\/pictures\//.test(file))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 300)
    expect(long).toEqual([])
  })
})
