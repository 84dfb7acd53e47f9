import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import type { FaultFacts, TransitionFacts } from '#app/inspection/flow-facts.ts'

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
  return {
    total: found.faults,
    explained: found.explained,
    unnoticed: found.unnoticed.map(({ file, line, change }) => {
      const keys = existsSync(file) ? keysAt(readFileSync(file, 'utf8'), line) : []
      return {
        place: `${file}:${line}`,
        change,
        transitions: transitions.filter((each) => isChanged(each, keys)).map((each) => each.name),
      }
    }),
  }
}

/** Whether a transition is written below these keys, or uses what is. */
function isChanged({ from, trigger, guard, actions }: TransitionFacts, keys: readonly string[]): boolean {
  const [kind = '', named = ''] = keys
  if (kind === 'actions') return actions.includes(named)
  if (kind === 'guards') return guard?.split(/\W+/).includes(named) ?? false
  if (kind === 'delays') return trigger === `after(${named})`
  const states = keys.flatMap((key, index) => (keys[index - 1] === 'states' ? [key] : []))
  const rest = keys.slice(states.length * 2)
  if ((states.join('.') || '(root)') !== from) return false
  const [part, key = ''] = rest
  // The whole state is changed.
  if (part === undefined) return states.length > 0
  if (part === 'on') return key === trigger
  if (part === 'after') return trigger === `after(${key})`
  if (part === 'invoke') return trigger.startsWith(key === 'onError' ? 'fail(' : 'done(')
  return part === 'always' && trigger === 'always'
}

type Node = { type: string; start: number; end: number; key?: { name?: string; value?: unknown } }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The keys around a line of a source, from the outside to the inside. */
export function keysAt(source: string, line: number): string[] {
  const lines = source.split('\n')
  const text = lines[line - 1] ?? ''
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const [first, last] = [start + text.search(/\S|$/), start + text.length]
  const keys: string[] = []
  const visit = (node: Node) => {
    // The whole line is in it, or it begins with the line.
    const isAround = node.start <= first && (node.end >= last - 1 || node.start === first)
    if (node.end <= first || node.start > first) return
    if (node.type === 'Property' && isAround) keys.push(String(node.key?.name ?? node.key?.value))
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node)
  return keys
}
