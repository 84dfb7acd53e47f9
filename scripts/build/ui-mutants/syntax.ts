import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree (ESTree with JSX), as far as it matters here. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const textOf = ({ start, end }: Node, source: string): string => source.slice(start, end)

/** The name of an identifier, also of one in JSX, or the value of a text; empty for all else. */
export const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

/** A function that is written where it stands. */
export const isFunction = (node: unknown): node is Node =>
  isNode(node) && /^(ArrowFunction|Function)Expression$/.test(node.type)

/** A file of the UI with its source. */
export type Source = { file: string; text: string }

/** Calls back for each node of a source with its parents, the nearest first; types are left out. */
export function visitSource({ file, text }: Source, see: (node: Node, parents: Node[]) => void): void {
  visit(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node, [], see)
}

function visit(node: Node, parents: Node[], see: (node: Node, parents: Node[]) => void): void {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return
  see(node, parents)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, [node, ...parents], see)
}
