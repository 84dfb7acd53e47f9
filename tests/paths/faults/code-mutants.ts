import { parseAst } from 'rolldown/parseAst'

/** A source with one small fault. `change` is what was there and what is there now, without line breaks. */
export type CodeMutant = { line: number; change: string; source: string }

/** A node of the syntax tree (ESTree), as far as it matters here. */
type Node = { type: string; start: number; end: number; [part: string]: unknown }
type Edit = { start: number; end: number; text: string }
/** A part of the source, replaced. */
type Operator = (node: Node, parent: Node | undefined, source: string) => Edit[]

/**
 * Every source that differs from a good one by one fault: another comparison, condition, number, boolean or text; no
 * guard, target, action, entry, delay, field of a payload or element of a list; an implementation that does nothing; a
 * statement left out; another method of a list. Types, texts for people and the sections of the rules are no code.
 */
export const codeMutantsOf = (source: string): CodeMutant[] => mutantsBy(everyOperator, source)

/** Those that are tried in the ordinary suite: another comparison, step or boolean; no guard, target, action or tag. */
export const smallMutantsOf = (source: string): CodeMutant[] => mutantsBy(smallOperators, source)

function mutantsBy(operators: readonly Operator[], source: string): CodeMutant[] {
  const edits: Edit[] = []
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, undefined, (node, parent) => {
    for (const operator of operators) edits.push(...operator(node, parent, source))
  })
  const faults = new Map(
    edits.map((edit) => [source.slice(0, edit.start) + edit.text + source.slice(edit.end), edit]),
  )
  faults.delete(source)
  return [...faults].map(([changed, { start, end, text }]) => ({
    line: source.slice(0, start).split('\n').length,
    change: `${inOneLine(contextOf(source, start, start, end))} -> ${inOneLine(contextOf(changed, start, start, start + text.length))}`,
    source: changed,
  }))
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A changed part with the rest of its first and last line, so that it can be found again. */
function contextOf(source: string, at: number, start: number, end: number): string {
  const first = source.lastIndexOf('\n', at - 1) + 1
  const after = source.indexOf('\n', end)
  return source.slice(first, Math.max(start, Math.min(after === -1 ? source.length : after, start + 300)))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Calls back for each node, from the outside to the inside. */
function visit(
  node: Node,
  parent: Node | undefined,
  see: (node: Node, parent: Node | undefined) => void,
): void {
  if (isNoCode(node)) return
  see(node, parent)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, see)
}

const keyOf = (node: unknown): string => {
  if (!isNode(node) || node.type !== 'Property' || !isNode(node.key)) return ''
  return String(node.key.name ?? node.key.value)
}

/** People read the first two about a machine, and only the compiler reads the third. */
const forPeople = new Set(['description', 'meta', 'types'])
const isNoCode = (node: Node) =>
  (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) ||
  node.type === 'ImportDeclaration' ||
  forPeople.has(keyOf(node)) ||
  (keyOf(node) === 'id' && isNode(node.value) && node.value.type === 'Literal')

const replace = ({ start, end }: Node, text: string): Edit => ({ start, end, text })
const textOf = ({ start, end }: Node, source: string) => source.slice(start, end)

const comparisons: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '>': ['>=', '<'],
  '>=': ['>'],
  '<': ['<=', '>'],
  '<=': ['<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
}

const anotherOperator: Operator = (node, _, source) => {
  const { left, right, operator } = node
  if (!isNode(left) || !isNode(right) || !/^(Binary|Logical)/.test(node.type)) return []
  // Only the operator is replaced, because the nodes lack the parentheses around them.
  const between = source.slice(left.end, right.start)
  return (comparisons[String(operator)] ?? []).map((other) => ({
    start: left.end,
    end: right.start,
    text: between.replace(String(operator), other),
  }))
}

/** The other condition, or the value instead of nothing, is forgotten. */
const oneSide: Operator = (node, _, source) => {
  const { left, right } = node
  if (node.type !== 'LogicalExpression' || !isNode(left) || !isNode(right)) return []
  return [left, right].map((side) => replace(node, `(${textOf(side, source)})`))
}

const anotherCondition: Operator = (node, _, source) => {
  const { test, argument } = node
  if (/^(If|While)Statement$/.test(node.type) && isNode(test))
    return node.type === 'IfStatement' ? [replace(test, 'false'), replace(test, 'true')] : []
  if (
    node.type === 'ConditionalExpression' &&
    isNode(test) &&
    isNode(node.consequent) &&
    isNode(node.alternate)
  )
    return [replace(node, textOf(node.consequent, source)), replace(node, textOf(node.alternate, source))]
  if (node.type === 'UnaryExpression' && node.operator === '!' && isNode(argument))
    return [replace(node, textOf(argument, source))]
  return []
}

const anotherBoolean: Operator = (node) =>
  node.type === 'Literal' && typeof node.value === 'boolean' ? [replace(node, String(!node.value))] : []

const anotherValue: Operator = (node, parent) => {
  if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression')
    return [replace(node, "''")]
  if (node.type !== 'Literal' || (parent?.type === 'Property' && parent.key === node)) return []
  const { value } = node
  if (typeof value === 'number') return [replace(node, String(value + 1))]
  // The name of a state, guard, action or actor that does not exist is refused by XState: no fault that could be made.
  if (typeof value === 'string' && isText(parent)) return [replace(node, "'another text'")]
  return []
}

/** True if a text in this place is a value, such as one to compare with or the type of an event. */
const isText = (parent: Node | undefined) =>
  parent !== undefined &&
  (/^(Binary|Logical|Conditional|Return|ArrowFunction)/.test(parent.type) ||
    (parent.type === 'Property' && !nameKeys.has(keyOf(parent))))
const nameKeys = new Set([
  'target',
  'guard',
  'actions',
  'entry',
  'exit',
  'src',
  'tags',
  'initial',
  'always',
  'id',
])

/** XState needs these, or whole parts of a machine would go with them. */
const needed = new Set([
  'states',
  'src',
  'initial',
  'actions',
  'guards',
  'delays',
  'actors',
  'context',
  'systemId',
])

const withoutField: Operator = (node, parent) => {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return []
  const owner = keyOf(parent)
  if (owner === 'states' || implementations.has(owner)) return []
  return node.properties
    .filter((property) => isNode(property) && !isNoCode(property))
    .filter((property) => !needed.has(keyOf(property)) || isStep(property))
    .map((property) => replace(property, '...{}'))
}

/** `actions` of a transition, not the implementations in `setup`. */
const isStep = (property: Node) =>
  keyOf(property) === 'actions' && isNode(property.value) && property.value.type !== 'ObjectExpression'

const steps = new Set(['guard', 'target', 'actions', 'entry', 'exit', 'tags'])

const withoutStep: Operator = (node, parent) =>
  parent?.type === 'ObjectExpression' &&
  steps.has(keyOf(node)) &&
  isNode(node.value) &&
  node.value.type === 'Literal'
    ? [replace(node, '...{}')]
    : []

const withoutElement: Operator = (node) => {
  if (node.type !== 'ArrayExpression' || !Array.isArray(node.elements)) return []
  return node.elements.filter(isNode).map((element) => replace(element, '...[]'))
}

const implementations = new Set(['actions', 'guards', 'delays', 'actors'])

const actionParts = new Set(['type', 'params'])

const idleImplementation: Operator = (node, parent) => {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return []
  const group = keyOf(parent)
  return node.properties.filter(isNode).flatMap((property) => {
    const { value } = property
    // `{ type, params }` is an action of a transition.
    if (!isNode(value) || actionParts.has(keyOf(property))) return []
    if (group === 'guards') return [replace(value, '() => true'), replace(value, '() => false')]
    return group === 'actions' ? [replace(value, '() => {}')] : []
  })
}

const withoutStatement: Operator = (node, parent) => {
  if (node.type === 'ReturnStatement' && parent?.type === 'BlockStatement' && node.argument === null)
    return [replace(node, '')]
  return node.type === 'ExpressionStatement' ? [replace(node, '')] : []
}

const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
  union: 'intersection',
  difference: 'union',
}
/** Calls whose result is of the same kind as what they are called on. */
const droppable = new Set([
  'filter',
  'toSorted',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'concat',
  'with',
])

const anotherMethod: Operator = (node, _, source) => {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return []
  const { property, object } = callee
  if (!isNode(property) || !isNode(object)) return []
  const name = String(property.name)
  if (droppable.has(name)) return [replace(node, textOf(object, source))]
  const other = methods[name]
  return other ? [replace(property, other)] : []
}

const smallOperators: Operator[] = [anotherOperator, anotherBoolean, withoutStep]
const everyOperator: Operator[] = [
  ...smallOperators,
  oneSide,
  anotherCondition,
  anotherValue,
  withoutField,
  withoutElement,
  idleImplementation,
  withoutStatement,
  anotherMethod,
]
