import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartArrow, ChartNote, ChartState } from './chart.ts'
import { textWidth } from './text-width.ts'

/** Pixels. `lineHeight` is of a note or a label, `headHeight` of the name at the top of a box. */
export const lineHeight = 16
export const headHeight = 30
export const inset = 14

export type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }
/** A state with its place; `dot` is where its initial arrow begins. */
export type PlacedState = Box & { state: ChartState; dot: Point | null; states: PlacedState[] }
/** An arrow with its bends, and the place of its texts. The arrow of a dot has no texts. */
export type PlacedArrow = { arrow: ChartArrow; points: Point[]; label: Box | null }
/** A chart in which everything has a place, in pixels from the top left. */
export type PlacedChart = {
  chart: Chart
  width: number
  height: number
  root: PlacedState
  arrows: PlacedArrow[]
}

const directions = ['RIGHT', 'DOWN'] as const
const dotSize = 10
/** The shape of a page on a desktop: width by height. */
const pageRatio = 1.6

/** Finds a place for everything in a chart, by ELK's layered layout: the direction that is nearer to the shape of a page. */
export async function layOut(chart: Chart): Promise<PlacedChart> {
  const elk = new ElkConstructor()
  const placed = await Promise.all(
    directions.map(async (direction) => placedChart(chart, await elk.layout(graphOf(chart, direction)))),
  )
  const distance = ({ width, height }: PlacedChart) => Math.abs(Math.log(width / height / pageRatio))
  const [best] = placed.toSorted((one, other) => distance(one) - distance(other))
  if (!best) throw new Error('there is no direction')
  return best
}

const dotOf = (id: string) => `${id} dot`

/** The arrows from the dots of a chart to the states in which their boxes begin. */
const dotArrows = ({ root }: Chart): ChartArrow[] =>
  everyState(root).flatMap(({ id, initial }) =>
    initial === null ? [] : [{ from: dotOf(id), to: initial, texts: [] }],
  )

function graphOf(chart: Chart, direction: (typeof directions)[number]): ElkNode {
  const ranks = ranksOf(chart)
  const dots = dotArrows(chart).map((arrow) => edgeOf(arrow, true))
  const edges = chart.arrows.map((arrow) =>
    edgeOf(arrow, (ranks.get(arrow.from) ?? 0) < (ranks.get(arrow.to) ?? 0)),
  )
  return {
    id: 'page',
    children: [nodeOf(chart.root)],
    edges: [...dots, ...edges],
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.cycleBreaking.strategy': 'GREEDY',
      'elk.spacing.nodeNode': '30',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeLabel': '4',
    },
  }
}

/** @param isForward whether it leads away from the state in which the machine begins, and so in the layout's direction. */
function edgeOf(arrow: ChartArrow, isForward: boolean): ElkExtendedEdge {
  const isOfDot = arrow.texts.length === 0
  return {
    id: `${arrow.from} > ${arrow.to}`,
    sources: [arrow.from],
    targets: [arrow.to],
    labels: isOfDot ? [] : [{ text: arrow.texts.map(({ text }) => text).join('\n'), ...sizeOf(arrow.texts) }],
    layoutOptions: {
      'elk.layered.priority.direction': isForward ? '20' : '0',
      'elk.layered.priority.shortness': isOfDot ? '10' : '0',
    },
  }
}

const sizeOf = (texts: ChartNote[]) => ({
  width: Math.max(...texts.map(({ text }) => textWidth(text))) + 6,
  height: texts.length * lineHeight,
})

function nodeOf(state: ChartState): ElkNode {
  const width = Math.max(
    96,
    textWidth(state.name, 15) + 2 * inset + 8,
    ...state.notes.map(({ text }) => textWidth(text) + 2 * inset),
  )
  const height = headHeight + state.notes.length * lineHeight + (state.notes.length > 0 ? 8 : 4)
  if (state.states.length === 0) return { id: state.id, width, height }
  const dots = state.initial === null ? [] : [{ id: dotOf(state.id), width: dotSize, height: dotSize }]
  return {
    id: state.id,
    children: [...dots, ...state.states.map(nodeOf)],
    layoutOptions: {
      'elk.padding': `[top=${height + 14},left=22,bottom=22,right=22]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

/** How far each state is from the one in which the machine begins, in the order in which a search finds them. */
function ranksOf({ root, arrows }: Chart): Map<string, number> {
  const states = new Map(everyState(root).map((state) => [state.id, state]))
  const ranks = new Map<string, number>()
  const waiting = [root.id]
  for (const id of waiting) {
    if (ranks.has(id)) continue
    ranks.set(id, ranks.size)
    const state = states.get(id)
    const begins = state?.kind === 'parallel' ? state.states.map((child) => child.id) : [state?.initial ?? []]
    waiting.push(...begins.flat(), ...arrows.filter(({ from }) => from === id).map(({ to }) => to))
  }
  return ranks
}

const everyState = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(everyState)]

function placedChart(chart: Chart, graph: ElkNode): PlacedChart {
  const nodes = new Map<string, ElkNode>()
  const edges = new Map<string, ElkExtendedEdge>()
  const collect = (node: ElkNode) => {
    nodes.set(node.id, node)
    for (const edge of node.edges ?? []) edges.set(edge.id, edge)
    for (const child of node.children ?? []) collect(child)
  }
  collect(graph)
  const boxOf = (id: string): Box => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(id) ?? {}
    return { x, y, width, height }
  }
  const place = (state: ChartState): PlacedState => {
    const dot = boxOf(dotOf(state.id))
    return {
      ...boxOf(state.id),
      state,
      dot: state.initial === null ? null : { x: dot.x + dotSize / 2, y: dot.y + dotSize / 2 },
      states: state.states.map(place),
    }
  }
  const arrows = [...dotArrows(chart), ...chart.arrows].map((arrow): PlacedArrow => {
    const { sections = [], labels = [] } = edges.get(`${arrow.from} > ${arrow.to}`) ?? {}
    const [label] = labels
    return {
      arrow,
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]),
      label: label
        ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 }
        : null,
    }
  })
  return { chart, ...boxOf(graph.id), root: place(chart.root), arrows }
}
