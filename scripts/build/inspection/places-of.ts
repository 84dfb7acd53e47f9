import { parseAst } from 'rolldown/parseAst'

type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** What stands somewhere in a source: the keys around it, the declaration that it is in, and whether that is a machine. */
type Place = { keys: string[]; declared: string | null; isMachine: boolean }
/** A place that names a declaration, or only one field of what it declares. */
type Use = Place & { name: string; field: string | null }

/**
 * The keys around a line of a machine's files, from the machine's root or from `setup` to the inside. Of a line in a part
 * that the machine is made of, one list for each place where the part is used; none if it is used in no machine.
 * @param sources the machine's files by their names
 */
export function placesOf(sources: ReadonlyMap<string, string>, file: string, line: number): string[][] {
  const at = placeAt(sources.get(file) ?? '', line)
  const uses = [...sources.values()].flatMap(usesIn)
  return at
    ? [...new Set(withUses(at, uses, []).map((keys) => JSON.stringify(keys)))].map((keys) => JSON.parse(keys))
    : []
}

/** @param passed the declarations that were followed already: a function may call itself */
function withUses(place: Place, uses: readonly Use[], passed: readonly string[]): string[][] {
  const { keys, declared, isMachine } = place
  if (isMachine) return [keys]
  if (declared === null || passed.includes(declared)) return []
  return uses
    .filter(({ name, field }) => name === declared && (field === null || field === keys[0]))
    .flatMap((use) =>
      withUses({ ...use, keys: [...use.keys, ...(use.field === null ? keys : keys.slice(1))] }, uses, [
        ...passed,
        declared,
      ]),
    )
}

/** The innermost place that a whole line is in, or that begins with the line. */
function placeAt(source: string, line: number): Place | undefined {
  const lines = source.split('\n')
  const text = lines[line - 1] ?? ''
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  const [first, last] = [start + text.search(/\S|$/), start + text.length]
  let found: Place | undefined
  visit(parse(source), nowhere, (node, place) => {
    const isAround = node.start <= first && (node.end >= last - 1 || node.start === first)
    if (isAround && node.end > first) found = place
  })
  return found
}

function usesIn(source: string): Use[] {
  const uses: Use[] = []
  const namespaces = new Set<unknown>()
  const owners = new Set<Node>()
  visit(parse(source), nowhere, (node, place) => {
    const { object, property, local } = node
    if (node.type === 'ImportNamespaceSpecifier' && isNode(local)) namespaces.add(local.name)
    if (node.type === 'Identifier' && !owners.has(node))
      uses.push({ ...place, name: String(node.name), field: null })
    if (!isMember(node) || !isNode(property)) return
    const owner = ownerOf(object)
    if (owner) owners.add(owner)
    uses.push(
      namespaces.has(owner?.name)
        ? { ...place, name: String(property.name), field: null }
        : { ...place, name: String(owner?.name), field: String(property.name) },
    )
  })
  return uses
}

/** `choosing` of `choosing.on` and of `choosing(mode).on`. */
function ownerOf(object: unknown): Node | undefined {
  if (!isNode(object)) return undefined
  if (object.type === 'CallExpression') return ownerOf(object.callee)
  return object.type === 'Identifier' ? object : undefined
}
const isMember = ({ type, object, computed }: Node) =>
  type === 'MemberExpression' && computed === false && ownerOf(object) !== undefined

const nowhere: Place = { keys: [], declared: null, isMachine: false }
const parse = (source: string) => parseAst(source, { lang: 'ts' }) as unknown as Node

/** Calls back for each node of an expression or statement with its place, from the outside to the inside. */
function visit(node: Node, place: Place, see: (node: Node, place: Place) => void): void {
  const inside = placeIn(node, place)
  see(node, inside)
  for (const child of childrenOf(node)) visit(child, inside, see)
}

function placeIn(node: Node, place: Place): Place {
  const { id, key, callee } = node
  if (place.declared === null && /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type) && isNode(id))
    return { ...place, declared: String(id.name) }
  if (node.type === 'Property' && isNode(key))
    return { ...place, keys: [...place.keys, String(key.name ?? key.value)] }
  if (node.type !== 'CallExpression' || !isNode(callee)) return place
  const called = isNode(callee.property) ? callee.property.name : callee.name
  return called === 'createMachine' || called === 'setup' ? { ...place, isMachine: true } : place
}

/** What is read when a node is: not the names that it gives, and no types. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([part]) => !givenBy(node).includes(part))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || /^TS(As|Satisfies|NonNull)/.test(type))
}

function givenBy(node: Node): string[] {
  if (/^Variable|Function/.test(node.type)) return ['id', 'params']
  if (node.type === 'Property') return ['key']
  return isMember(node) ? ['property'] : []
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
