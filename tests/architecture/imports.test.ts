import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

type Room = {
  files: RegExp
  /** Our own folders and files, besides the room itself. */
  mayImport: string[]
  /** The packages it may import; any, if left out. */
  packages?: string[]
  because: string
}

/** Which folder may import which, under the names of docs/architecture.md. Tests may import what they test. */
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
    because: 'The domain holds pure rules that browser and server share: no React, no router, no database.',
  },
  'app/ui/': {
    files: /^app\/ui\//,
    mayImport: ['app/domain/'],
    because: 'A visual component only draws its props: it imports other components and the domain.',
  },
  'app/api/': {
    files: /^app\/api\//,
    mayImport: ['app/domain/'],
    because: 'The browser’s client of the HTTP contract knows the contract, but none of its users.',
  },
  'app/device/': {
    files: /^app\/device\//,
    mayImport: ['app/domain/'],
    because: 'The storage of the browser knows no page and no flow.',
  },
  'app/flows/': {
    files: /^app\/flows\//,
    mayImport: ['machines/', 'app/api/', 'app/device/', 'app/domain/', 'app/i18n/'],
    because:
      'The flows start the machines and provide their effects; they do not know the components that draw them.',
  },
  'app/service-worker/': {
    files: /^app\/service-worker\//,
    mayImport: ['app/device/', 'app/domain/'],
    packages: [],
    because: 'The service worker runs outside all pages: it knows addresses and the storage of the device.',
  },
  'app/inspection/': {
    files: /^app\/inspection\//,
    mayImport: ['machines/', 'app/domain/', 'app/ui/', 'app/app.css'],
    because:
      'The page of flows, for developers, is built apart from the client and knows the machines, not who uses them.',
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
    because: 'Features know neither each other nor the server: a route combines them and loads their data.',
  },
  'app/functions/': {
    files: /^app\/functions\//,
    mayImport: ['app/server/', 'app/domain/'],
    because: 'A server function checks a page’s request and calls a use case; it knows no page.',
  },
  'app/routes/{-$locale}/': {
    files: /^app\/routes\/(\{-\$locale\}\/|__root\.tsx$)/,
    mayImport: ['app/features/', 'app/functions/', 'app/flows/', 'app/domain/', 'app/i18n/', 'app/app.css'],
    because:
      'A page calls the server only through app/functions, so that no server code reaches the browser.',
  },
  'app/routes/': {
    files: /^app\/routes\/(?!\{-\$locale\}\/|__root\.tsx$)/,
    mayImport: ['app/server/', 'app/domain/'],
    because: 'The HTTP contract is answered by use cases, without a page.',
  },
  'app/server/<name>/': {
    files: /^app\/server\//,
    mayImport: ['app/domain/', 'app/i18n/', 'app/ui/tokens.ts', 'app/ui/wordmark/', 'demo/'],
    because:
      'The server does not know the pages that call it. It draws pictures for shared links in the colours of the pages.',
  },
  'app/i18n/': {
    files: /^app\/i18n\//,
    mayImport: ['app/domain/'],
    because: 'Browser and server use the languages, so these know no page and no server.',
  },
  'app/*.ts': {
    files: /^app\/[^/]+$/,
    mayImport: ['app/'],
    because:
      'The entries combine the parts of the app; they import no code that tests, builds or measures it.',
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
    mayImport: ['app/', 'demo/', 'machines/'],
    because: 'The code that builds and runs the product works without tests and measurements.',
  },
  'bench/': {
    files: /^bench\//,
    mayImport: ['app/', 'demo/', 'tests/', 'scripts/'],
    because: 'Measurements may use all other code.',
  },
}

const isOurs = (imported: string) => /^(app|machines|demo|tests|scripts|bench)\//.test(imported)

const shipped = sourceFiles.filter((file) => !/\.(?:test|paths)\.tsx?$/.test(file))

/** Whether an import leads into a room; in a room with several parts, into the file's own part. */
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

  it('puts each source file in exactly one room', () => {
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

  it('is the one that docs/architecture.md lists', () => {
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

  it('lets every actor that starts a system be inspected (docs/flows.md)', () => {
    const broken = shipped
      .filter((file) => /^app\/(features|flows)\//.test(file) && !file.endsWith('.fixture.ts'))
      .filter((file) => {
        const source = readFileSync(file, 'utf8')
        const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0
        return count(/\b(useMachine|useActorRef|createActor)\(/g) !== count(/\binspect,|\binspect \}\)/g)
      })
    expect(broken).toEqual([])
  })

  it('keeps path planning and inspection, which only tests need, out of the client', () => {
    const broken = shipped
      // What connects the inspector is built for the development server alone.
      .filter((file) => /^app\/(?!server\/|inspection\/inspector\/)|^machines\//.test(file))
      .filter((file) =>
        importsOf(file).some((imported) => /^(xstate\/graph|@xstate\/graph|@statelyai)/.test(imported)),
      )
    expect(broken).toEqual([])
  })

  it('names folders by their content, not "utils" or "helpers"', () => {
    const drawers = sourceFiles.filter((file) => /\/(utils?|helpers?|lib|common|misc)\//.test(file))
    expect(drawers).toEqual([])
  })

  it('says why a file has more than 300 lines: "Over 300 lines, because ..."', () => {
    const long = sourceFiles.filter((file) => {
      if (/\.test\.tsx?$|^demo\/pictures\//.test(file)) return false
      const source = readFileSync(file, 'utf8')
      return source.split('\n').length > 300 && !source.includes('Over 300 lines, because ')
    })
    expect(long).toEqual([])
  })
})
