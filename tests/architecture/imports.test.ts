import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

type Rule = { room: RegExp; mayNot: (imported: string, file: string) => boolean; because: string }

const isOurs = (imported: string) => /^(app|machines|demo|tests|scripts|bench)\//.test(imported)
const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1]

/** Who may import whom, as docs/architecture.md tells it. Tests may import what they test. */
const rules: Rule[] = [
  {
    room: /^app\/domain\//,
    mayNot: (imported) => isOurs(imported) && !imported.startsWith('app/domain/'),
    because: 'The domain is pure rules that everyone shares: it imports nothing of ours.',
  },
  {
    room: /^app\/domain\//,
    mayNot: (imported) => /^(react|@tanstack|node:|drizzle-orm|xstate)/.test(imported),
    because: 'The domain runs everywhere: no React, no router, no database, no Node.',
  },
  {
    room: /^machines\//,
    mayNot: (imported) => isOurs(imported) && !/^(machines|app\/domain)\//.test(imported),
    because: 'A machine is pure: the app provides its effects. It imports machines and the domain.',
  },
  {
    room: /^machines\//,
    mayNot: (imported) => !isOurs(imported) && imported !== 'xstate',
    because: 'A machine needs xstate and nothing else.',
  },
  {
    room: /^app\/ui\//,
    mayNot: (imported) => isOurs(imported) && !/^app\/(ui|domain)\//.test(imported),
    because: 'A piece of the look only draws what it is given: it imports other pieces and the domain.',
  },
  {
    room: /^app\/features\//,
    mayNot: (imported) => imported.startsWith('app/server/'),
    because: 'Features reach the server through app/functions or the HTTP contract, never its insides.',
  },
  {
    room: /^app\/features\//,
    mayNot: (imported, file) => {
      const other = featureOf(imported)
      return other !== undefined && other !== featureOf(file)
    },
    because: 'Features do not know each other: a route puts them together.',
  },
  {
    room: /^app\/api\//,
    mayNot: (imported) => isOurs(imported) && !/^app\/(api|domain)\//.test(imported),
    because: 'The browser’s client of the HTTP contract knows the contract and nothing that uses it.',
  },
  {
    room: /^app\/tab\//,
    mayNot: (imported) => isOurs(imported) && !/^(app\/(tab|api|domain|i18n)|machines)\//.test(imported),
    because: 'A tab starts the machines and gives them their effects; what draws them comes after it.',
  },
  {
    room: /^app\/service-worker\//,
    mayNot: (imported) => !/^app\/(service-worker|api|domain)\//.test(imported),
    because: 'The service worker stands outside of all pages: it knows addresses and what the device keeps.',
  },
  {
    room: /^app\/(api|features|tab|ui|domain|i18n)\/|^machines\//,
    mayNot: (imported) => /^(xstate\/graph|@xstate\/graph|@statelyai)/.test(imported),
    because: 'Path planning and inspection are for tests; they stay out of the client.',
  },
  {
    room: /^app\/server\//,
    mayNot: (imported) => /^app\/(features|ui|routes|functions)\//.test(imported),
    because: 'The server does not know the pages that ask it.',
  },
  {
    room: /^app\/routes\/(__root|\{-\$locale\})/,
    mayNot: (imported) => imported.startsWith('app/server/'),
    because: 'A page route asks through app/functions, so that no server code can reach the browser.',
  },
  {
    room: /^(app|machines|demo)\//,
    mayNot: (imported) => /^(tests|scripts|bench)\//.test(imported),
    because: 'What ships does not import what tests, builds or measures it.',
  },
]

describe('the direction of imports (docs/architecture.md)', () => {
  it('finds the source files', () => {
    expect(sourceFiles.length).toBeGreaterThan(50)
    expect(sourceFiles).toContain('app/domain/money.ts')
  })

  it.each(rules)('$because', ({ room, mayNot }) => {
    const broken = sourceFiles
      .filter((file) => room.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => mayNot(imported, file))
          .map((imported) => `${file} imports ${imported}`),
      )
    expect(broken).toEqual([])
  })

  it('names folders for what they hold, not for being handy', () => {
    const drawers = sourceFiles.filter((file) => /\/(utils?|helpers?|lib|common|misc)\//.test(file))
    expect(drawers).toEqual([])
  })

  it('keeps files short enough to read at a sitting', async () => {
    const { readFileSync } = await import('node:fs')
    const long = sourceFiles
      .filter((file) => !/\.test\.tsx?$|^demo\/pictures\//.test(file))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 300)
    expect(long).toEqual([])
  })
})
