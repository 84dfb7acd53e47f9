import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MarkedTable } from '#app/server/lexicon/marks.ts'

type Node = { type: string; [key: string]: unknown }
type Parse = (source: string, options: object) => Node
/** Babel comes without types. */
const { parseSync }: { parseSync: Parse } = createRequire(import.meta.url)('@babel/core')
const options = {
  ...{ babelrc: false, configFile: false, sourceType: 'module' },
  parserOpts: { plugins: ['typescript'] },
}

/** The functions of the lexicon that one asks for what is marked, with the table that has the mark. */
const asks: Record<string, MarkedTable> = {
  ...{
    foldedWords: 'roles',
    wordsWith: 'roles',
    wordsAs: 'roles',
    hasRole: 'roles',
    weighing: 'roles',
    asked: 'roles',
  },
  ...{ packsWith: 'packs', packAlternatives: 'packs', brandsWith: 'brands' },
}
/** The one that is told the table. */
const askOfTable = 'hasMark'

const sources = '{app/server,scripts/build/lexicon}/**/*.ts'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
}

const textsOf = (call: Node): string[] =>
  (call.arguments as Node[]).flatMap(({ type, value }) => (type === 'StringLiteral' ? String(value) : []))

/**
 * The marks that a source asks for, as `table mark`: those that its calls of `asks` name. A comment, a type or a list asks
 * for nothing.
 */
export function marksAskedIn(source: string): string[] {
  return [...nodesIn(parseSync(source, options))].flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const { name } = node.callee as { name?: string }
    const texts = textsOf(node)
    if (name === askOfTable) return texts.slice(1).map((mark) => `${texts[0]} ${mark}`)
    const table = name === undefined ? undefined : asks[name]
    return table === undefined ? [] : texts.map((mark) => `${table} ${mark}`)
  })
}

const asking = new RegExp(`\\b(?:${[askOfTable, ...Object.keys(asks)].join('|')})\\(`)

/** The marks that the server and these checks ask for, as `table mark`. */
export function askedMarks(): ReadonlySet<string> {
  const files = globSync(sources).filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.filter((text) => asking.test(text)).flatMap(marksAskedIn))
}
