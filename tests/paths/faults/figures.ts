import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** What is known of the faults of a flow. */
export type Figures = {
  faults: number
  noticed: { byHand: number; byPaths: number; byOthers: number }
  explained: number
  unnoticed: { file: string; line: number; change: string }[]
}

const figuresFile = 'docs/flows/mutants.json'

/** What was found when faults were last put into each flow. */
export const keptFigures = (): Record<string, Figures> =>
  existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {}

/** Keeps what was found of a flow. What others have kept meanwhile stays. */
export function keepFigures(flow: string, found: Figures): void {
  const all = Object.entries({ ...keptFigures(), [flow]: found })
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(figuresFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The files into which faults are put, by the flow that they belong to; `shared` are those of several flows. */
export function filesOfFlows(): Map<string, string[]> {
  const files = globSync('machines/**/*.ts').filter((file) => !/\.(test|paths|fixtures?)\.ts$/.test(file))
  return Map.groupBy(files.sort(), (file) =>
    dirname(file) === 'machines' ? 'shared' : basename(dirname(file)),
  )
}

/** The sums of several flows. */
export function sumOfFigures(all: readonly Figures[]): Figures {
  const total = (of: (figures: Figures) => number) => all.reduce((sum, each) => sum + of(each), 0)
  return {
    faults: total(({ faults }) => faults),
    noticed: {
      byHand: total(({ noticed }) => noticed.byHand),
      byPaths: total(({ noticed }) => noticed.byPaths),
      byOthers: total(({ noticed }) => noticed.byOthers),
    },
    explained: total(({ explained }) => explained),
    unnoticed: all.flatMap(({ unnoticed }) => unnoticed),
  }
}

/** How many of 100 faults are noticed or explained, with at most one decimal and not rounded up: `99.7 %`. */
export function shareOf({ faults, unnoticed }: Figures): string {
  const share = faults === 0 ? 100 : Math.floor((1000 * (faults - unnoticed.length)) / faults) / 10
  return `${share} %`
}
