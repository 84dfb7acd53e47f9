import { existsSync, globSync, readFileSync } from 'node:fs'
import type { FaultFacts, TransitionFacts } from '#app/inspection/flow-facts.ts'
import { placesOf } from './places-of.ts'

/** What `npm run test:mutants` has found (`tests/paths/faults/mutate-code.ts`). */
type Figures = {
  faults: number
  explained: number
  unnoticed: { file: string; line: number; change: string }[]
}

const figuresFile = 'docs/flows/mutants.json'
const figures: Record<string, Figures> = existsSync(figuresFile)
  ? JSON.parse(readFileSync(figuresFile, 'utf8'))
  : {}

/**
 * The faults that were put into a machine's files, and those that no test notices, each with the transitions that it
 * changes; null if none was ever put there.
 */
export function faultsOf(name: string, transitions: readonly TransitionFacts[]): FaultFacts | null {
  const found = figures[name]
  if (!found) return null
  const sources = sourcesOf(name)
  return {
    total: found.faults,
    explained: found.explained,
    unnoticed: found.unnoticed.map(({ file, line, change }) => {
      const places = placesOf(sources, file, line)
      return {
        place: `${file}:${line}`,
        change,
        transitions: transitionsAt(places, transitions).map((each) => each.name),
      }
    }),
  }
}

/** The files that a machine is made of, by their names. */
export function sourcesOf(name: string): Map<string, string> {
  const files = globSync(`machines/${name}/*.ts`).filter(
    (file) => !/\.(test|paths|fixtures?)\.ts$/.test(file),
  )
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** The transitions that a fault changes which is in these places of a machine, each given by the keys around it. */
export function transitionsAt(
  places: readonly (readonly string[])[],
  transitions: readonly TransitionFacts[],
): TransitionFacts[] {
  return transitions.filter((each) => places.some((keys) => isChanged(each, keys)))
}

/** Whether a transition is written below these keys, uses what is, or leads there. */
function isChanged({ from, to, trigger, guard, actions }: TransitionFacts, keys: readonly string[]): boolean {
  const [kind = '', named = ''] = keys
  if (kind === 'actions') return actions.includes(named)
  if (kind === 'guards') return guard?.split(/\W+/).includes(named) ?? false
  if (kind === 'delays') return trigger === `after(${named})`
  const states = keys.flatMap((key, index) => (keys[index - 1] === 'states' ? [key] : []))
  const rest = keys.slice(states.length * 2)
  const [part, key = ''] = rest
  const state = states.join('.') || '(root)'
  if (part === 'entry') return to.includes(state)
  if (state !== from) return false
  // The whole state is changed.
  if (part === undefined || part === 'exit') return states.length > 0
  if (part === 'on') return key === trigger
  if (part === 'after') return trigger === `after(${key})`
  if (part === 'invoke') return trigger.startsWith(key === 'onError' ? 'fail(' : 'done(')
  return part === 'always' && trigger === 'always'
}
