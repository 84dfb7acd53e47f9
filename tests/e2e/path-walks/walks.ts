import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A path that was walked on a page. */
export type Walk = { machine: string; steps: number }
/** The paths of a machine that were walked on pages, and their steps in all. */
export type Walked = { paths: number; steps: number }
/** What was walked in Chromium: by spec, then by the id of the machine. */
export type Walks = Record<string, Record<string, Walked>>
type Annotation = { type: string; description?: string | undefined }

const walksFile = 'docs/flows/walks.json'
const type = 'walk'

/** A walk, as a test tells it to a reporter. */
export const annotationOf = ({ machine, steps }: Walk) => ({ type, description: `${machine} ${steps}` })

/** The walks that a test told. */
export function walksOf(annotations: readonly Annotation[]): Walk[] {
  return annotations
    .filter((annotation) => annotation.type === type)
    .map(({ description = '' }) => {
      const [machine = '', steps] = description.split(' ')
      return { machine, steps: Number(steps) }
    })
}

/** The sums of walks for each machine, sorted by its id. */
export function sumOfWalks(walks: readonly Walk[]): Record<string, Walked> {
  const sums = [...Map.groupBy(walks, ({ machine }) => machine)].map(([machine, own]): [string, Walked] => [
    machine,
    { paths: own.length, steps: own.reduce((sum, { steps }) => sum + steps, 0) },
  ])
  return Object.fromEntries(sums.sort(byName))
}

/** What the last runs walked, as far as it was kept. */
export const keptWalks = (): Walks =>
  existsSync(walksFile) ? JSON.parse(readFileSync(walksFile, 'utf8')) : {}

/** Keeps what was walked, sorted by spec. */
export function keepWalks(walks: Walks): void {
  writeFileSync(
    walksFile,
    `${JSON.stringify(Object.fromEntries(Object.entries(walks).sort(byName)), null, 2)}\n`,
  )
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
