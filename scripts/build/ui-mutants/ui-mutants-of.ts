import type { EventsOf } from './events-of.ts'
import { isFunction, isNode, type Node, nameOf, type Source, textOf, visitSource } from './syntax.ts'

/** A place of the UI with one small fault, which a page has if it is told to. */
export type UiMutant = {
  kind: 'wrong event' | 'no event' | 'wrong selector' | 'no handler' | 'idle handler' | 'idle actor'
  line: number
  /** What was there, and what is there now, without line breaks. */
  change: string
  /** The part of the source that the fault changes. */
  start: number
  end: number
  /** The code around that part, of which `#` is the number of the mutant. */
  before: string
  after: string
}

type Place = Omit<UiMutant, 'line' | 'change' | 'start' | 'end'> & {
  at: Node
  change: [was: string, is: string]
}
/** Finds the places of a kind. */
type Mutator = (node: Node, parents: Node[], source: string, eventsOf: EventsOf) => Place[]

/**
 * Every place of a component, hook or actor with one fault: an event that is not sent, or another one of the same machine;
 * a handler that is forgotten; a state that is asked for and answered wrongly; an actor that returns at once.
 * @param eventsOf the events of the machine that hears an event.
 */
export function uiMutantsOf(source: Source, eventsOf: EventsOf): UiMutant[] {
  const places: Place[] = []
  visitSource(source, (node, parents) => {
    for (const mutator of mutators) places.push(...mutator(node, parents, source.text, eventsOf))
  })
  return places.map(({ at, change, ...place }) => ({
    ...place,
    line: source.text.slice(0, at.start).split('\n').length,
    change: change.map((text) => text.replace(/\s+/g, ' ').trim()).join(' -> '),
    start: at.start,
    end: at.end,
  }))
}

/** The name of what a call calls: `send` of both `send(event)` and `actor.send(event)`. */
const calledBy = ({ callee }: Node) => (isNode(callee) ? nameOf(callee.property ?? callee) : '')
const firstArgument = (node: Node): unknown => (Array.isArray(node.arguments) ? node.arguments[0] : undefined)
const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && node.type === 'ObjectExpression' && Array.isArray(node.properties)
    ? node.properties.filter(isNode)
    : []
const isSending = (node: Node) => node.type === 'CallExpression' && /^(send|sendBack)$/.test(calledBy(node))

/** Another event of the same machine: any, but the same at each run. */
const wrongEvent: Mutator = (node, _, source, eventsOf) => {
  const event = firstArgument(node)
  if (!isSending(node) || !isNode(event)) return []
  const type = propertiesOf(event).find(({ key }) => nameOf(key) === 'type')?.value
  const name = isNode(type) && type.type === 'Literal' ? nameOf(type) : ''
  const others = eventsOf(name, source).filter((other) => other !== name)
  // Most easily confused are those that the same file sends.
  const near = others.filter((other) => source.includes(`type: '${other}'`))
  const choices = near.length > 0 ? near : others
  const other = choices[event.start % choices.length]
  if (other === undefined) return []
  const was = textOf(event, source)
  const is = was.replace(/(?<=type: )'[^']*'/, `'${other}'`)
  return [
    { kind: 'wrong event', at: event, change: [was, is], before: 'uiWrongEvent(#, ', after: `, '${other}')` },
  ]
}

const noEvent: Mutator = (node, parents, source) => {
  const text = textOf(node, source)
  if (!isSending(node) || text.includes('await ') || isAllOfHandler(node, parents)) return []
  return [
    { kind: 'no event', at: node, change: [text, '(nothing)'], before: 'uiNothing(#, () => ', after: ')' },
  ]
}

/** Whether a handler does nothing but send: without it, nothing is sent. */
function isAllOfHandler(node: Node, parents: Node[]): boolean {
  const [handler, holder] = parents.filter(({ type }) => !/^(Chain|Parenthesized)Expression$/.test(type))
  const [own] = parents
  const isBody = handler?.body === node || (own !== undefined && handler?.body === own)
  return isBody && (holder?.type === 'JSXExpressionContainer' || (holder !== undefined && isHeard(holder)))
}

/** The handlers of the browser's own events, which can be left out. */
const browserEvents =
  /^on(Click|Submit|Change|Input|Focus|Blur|Toggle|Wheel|Scroll|Cancel|Close|Paste|Load|Error|(Key|Pointer|Mouse|Touch|Animation|Transition)[A-Z]\w*)$/

const forgottenHandler: Mutator = (node, _, source) => {
  const name = nameOf(node.name)
  const value = isNode(node.value) ? node.value.expression : undefined
  if (node.type !== 'JSXAttribute' || !/^on[A-Z]/.test(name) || !isNode(value)) return []
  const isOfBrowser = browserEvents.test(name)
  const kind = isOfBrowser ? 'no handler' : 'idle handler'
  const is = isOfBrowser ? '(nothing)' : `${name}={() => {}}`
  const before = isOfBrowser ? 'uiNoHandler(#, ' : 'uiIdle(#, '
  return [{ kind, at: value, change: [textOf(node, source), is], before, after: ')' }]
}

/** `'offer.answered': rememberOffer`: what the app does with an event that a machine emits. */
const isHeard = ({ type, key, value }: Node) =>
  type === 'Property' &&
  /^[a-z]\w*\.\w+$/.test(nameOf(key)) &&
  (isFunction(value) || (isNode(value) && value.type === 'Identifier'))

const deafHandler: Mutator = (node, _, source) =>
  isHeard(node) && isNode(node.value)
    ? [
        {
          kind: 'idle handler',
          at: node.value,
          change: [textOf(node, source), `'${nameOf(node.key)}': () => {}`],
          before: 'uiIdle(#, ',
          after: ')',
        },
      ]
    : []

/** `can` and `hasTag` are a snapshot's alone; an element has `matches` too, of a selector of CSS. */
const isAskedState = (node: Node) => {
  const asked = firstArgument(node)
  const called = calledBy(node)
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression')
    return false
  if (called === 'can' || called === 'hasTag') return true
  return (
    called === 'matches' &&
    isNode(asked) &&
    (asked.type === 'ObjectExpression' || (/^[a-z]\w*$/i.test(nameOf(asked)) && asked.type === 'Literal'))
  )
}

const wrongSelector: Mutator = (node, _, source) => {
  if (!isAskedState(node)) return []
  const text = textOf(node, source)
  return [{ kind: 'wrong selector', at: node, change: [text, `!${text}`], before: 'uiNot(#, ', after: ')' }]
}

const idleActor: Mutator = (node, _, source) => {
  const does = firstArgument(node)
  if (node.type !== 'CallExpression' || !/^from(Promise|Callback)$/.test(calledBy(node)) || !isNode(does))
    return []
  const text = `${calledBy(node)}(${textOf(does, source).slice(0, 60)}`
  const is = calledBy(node) === 'fromPromise' ? 'fromPromise(async () => {})' : 'fromCallback(() => {})'
  return [{ kind: 'idle actor', at: does, change: [text, is], before: 'uiIdle(#, ', after: ')' }]
}

const mutators: Mutator[] = [wrongEvent, noEvent, forgottenHandler, deafHandler, wrongSelector, idleActor]
