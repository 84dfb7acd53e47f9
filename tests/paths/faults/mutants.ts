import { type AnyStateMachine, createMachine } from 'xstate'

/** A machine with one small fault, and what the fault is. */
export type Mutant = { fault: string; machine: AnyStateMachine }

type Tree = Record<string, unknown>
type Key = string | number
type Branch = { target?: unknown; guard?: unknown; actions?: unknown; reenter?: boolean }
type Change = { fault: string; config: unknown; implementations?: Tree }

/**
 * All copies of a machine that differ from it by one fault: a transition, guard, action, target, tag, entry action
 * or invocation left out; branches swapped; another target or initial state; a restart removed or added; a guard with
 * a constant result; an action that does nothing; a delay a tenth longer or shorter; an actor's input, or one of its
 * fields, left out. A good suite notices all of them.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const changes = [...changesOfNode(machine.config, [], machine.id), ...changesOfImplementations(machine)]
  return changes.map(({ fault, config, implementations }) => ({
    fault,
    machine: createMachine(config as Tree, { ...machine.implementations, ...implementations }),
  }))
}

function changesOfNode(config: unknown, path: Key[], name: string): Change[] {
  const node = treeAt(config, path)
  const states = Object.keys(asTree(node.states))
  const change = (fault: string, at: Key[], edit: (value: unknown) => unknown): Change => ({
    fault: `${name}: ${fault}`,
    config: replaceAt(config, [...path, ...at], edit),
  })
  const without = (at: string) =>
    listOf(node[at]).map((_, index) => change(`without ${at} ${index}`, [at], dropFrom(index)))
  return [
    ...slotsOf(node).flatMap((slot) =>
      changesOfBranches(listOf(valueAt(node, slot)), siblingsFor(config, path), restartsIn(node))
        .filter(({ branches }) => !(slot[0] === 'always' && branches.some(isEndless)))
        .map(({ fault, branches }) => change(`${slot.join('.')} ${fault}`, slot, () => branches)),
    ),
    ...without('entry'),
    ...without('exit'),
    ...without('tags'),
    ...(node.invoke ? [change('without invoke', ['invoke'], () => undefined)] : []),
    ...inputsOf(node).flatMap(({ src, at, input }) => [
      change(`${src} without input`, at, () => undefined),
      ...fieldsOf(input).map((field) =>
        change(`${src} without the input’s ${field}`, at, () => withoutField(input, field)),
      ),
    ]),
    ...states
      .filter((state) => node.initial !== undefined && state !== node.initial)
      .map((state) => change(`initial ${state}`, ['initial'], () => state)),
    ...states.flatMap((state) => changesOfNode(config, [...path, 'states', state], `${name}.${state}`)),
  ]
}

/** The paths at which a node has transitions. */
function slotsOf(node: Tree): Key[][] {
  const invocations = listOf(node.invoke).flatMap((invocation, index) =>
    ['onDone', 'onError', 'onSnapshot']
      .filter((outcome) => outcome in asTree(invocation))
      .map((outcome) => (Array.isArray(node.invoke) ? ['invoke', index, outcome] : ['invoke', outcome])),
  )
  return [
    ...Object.keys(asTree(node.on)).map((event) => ['on', event]),
    ...Object.keys(asTree(node.after)).map((delay) => ['after', delay]),
    ...(node.always ? [['always']] : []),
    ...(node.onDone ? [['onDone']] : []),
    ...invocations,
  ]
}

/** The inputs of a node's actors, and the path of each in its definition. */
function inputsOf(node: Tree): { src: string; at: Key[]; input: unknown }[] {
  return listOf(node.invoke).flatMap((invocation, index) => {
    const { src, input } = asTree(invocation)
    const at = Array.isArray(node.invoke) ? ['invoke', index, 'input'] : ['invoke', 'input']
    return input === undefined ? [] : [{ src: String(src), at, input }]
  })
}

/** The names of an input's fields; none if the input cannot be computed without a real context. */
function fieldsOf(input: unknown): string[] {
  try {
    const given =
      typeof input === 'function' ? input({ context: anything, event: anything, self: null }) : input
    return given === anything ? [] : Object.keys(asTree(given))
  } catch {
    return []
  }
}

/** A stub that has every property, each of them the stub itself, and that can be called. */
const anything: unknown = new Proxy(() => anything, { get: () => anything })

const withoutField = (input: unknown, field: string) => (args: unknown) => {
  const given = typeof input === 'function' ? input(args) : input
  return { ...given, [field]: undefined }
}

/** Whether entering a node again has a visible effect. */
const restartsIn = ({ invoke, entry, exit }: Tree) => [invoke, entry, exit].some((part) => part !== undefined)

/** The other targets that a node's transition could have had, in the notation of the transition itself. */
function siblingsFor(config: unknown, path: Key[]): string[] {
  const own = Object.keys(asTree(treeAt(config, path).states)).map((state) => `.${state}`)
  const beside = path.length > 0 ? Object.keys(treeAt(config, path.slice(0, -1))) : []
  return [...own, ...beside]
}

function changesOfBranches(
  values: unknown[],
  targets: string[],
  restarts: boolean,
): { fault: string; branches: Branch[] }[] {
  const branches = values.map(
    (value): Branch => (typeof value === 'string' ? { target: value } : asTree(value)),
  )
  return branches.flatMap((branch, at) => {
    const edited = (fault: string, edit: Branch) => ({
      fault: `[${at}] ${fault}`,
      branches: branches.map((other, index) => (index === at ? { ...other, ...edit } : other)),
    })
    const others = targets.filter(
      (target) => target !== branch.target && target.startsWith('.') === isDotted(branch),
    )
    return [
      { fault: `[${at}] left out`, branches: branches.filter((_, index) => index !== at) },
      ...(at + 1 < branches.length ? [{ fault: `[${at}] swapped`, branches: swapped(branches, at) }] : []),
      ...(branch.guard ? [edited('without guard', { guard: undefined })] : []),
      ...listOf(branch.actions).map((_, index) =>
        edited(`without action ${index}`, { actions: dropFrom(index)(branch.actions) }),
      ),
      ...(branch.target ? [edited('without target', { target: undefined })] : []),
      ...(branch.reenter ? [edited('without restart', { reenter: false })] : []),
      ...(restarts && isDotted(branch) && !branch.reenter ? [edited('with restart', { reenter: true })] : []),
      ...(branch.target ? others.slice(0, 2).map((target) => edited(`to ${target}`, { target })) : []),
    ]
  })
}

function changesOfImplementations({ config, implementations }: AnyStateMachine): Change[] {
  const replaced = (group: string, name: string, fault: string, value: unknown): Change => ({
    fault: `${group} ${name} ${fault}`,
    config,
    implementations: { [group]: { ...asTree(asTree(implementations)[group]), [name]: value } },
  })
  return [
    ...Object.keys(implementations.guards).flatMap((name) => [
      replaced('guards', name, 'always true', () => true),
      replaced('guards', name, 'always false', () => false),
    ]),
    ...Object.keys(implementations.actions).map((name) =>
      replaced('actions', name, 'does nothing', () => {}),
    ),
    ...Object.entries(implementations.delays).flatMap(([name, ms]) =>
      typeof ms === 'number'
        ? [1.1, 0.9].map((factor) => replaced('delays', name, `times ${factor}`, Math.round(ms * factor)))
        : [],
    ),
  ]
}

/** An eventless transition that acts and stays in its state is taken for ever, so it makes no useful mutant. */
const isEndless = ({ target, actions }: Branch) => target === undefined && listOf(actions).length > 0
const isDotted = ({ target }: Branch) => String(target).startsWith('.')
const asTree = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {})
const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const dropFrom = (index: number) => (value: unknown) => listOf(value).filter((_, at) => at !== index)
const valueAt = (value: unknown, path: Key[]) => path.reduce((at: unknown, key) => asTree(at)[key], value)
const treeAt = (value: unknown, path: Key[]) => asTree(valueAt(value, path))

function swapped(branches: Branch[], at: number): Branch[] {
  const next = branches[at + 1]
  return branches.flatMap((branch, index) => {
    if (index === at && next) return [next, branch]
    return index === at + 1 ? [] : [branch]
  })
}

function replaceAt(value: unknown, [key, ...rest]: Key[], edit: (value: unknown) => unknown): unknown {
  if (key === undefined) return edit(value)
  const child = replaceAt(asTree(value)[key], rest, edit)
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? child : item))
  const { [key]: _, ...others } = asTree(value)
  // The order of parallel states is the order in which they are left.
  return child === undefined ? others : { ...asTree(value), [key]: child }
}
