import {
  headHeight,
  inset,
  lineHeight,
  type PlacedArrow,
  type PlacedChart,
  type PlacedState,
  type Point,
} from './lay-out.ts'

/** The colours of a picture that stands alone. A page that shows it inside itself sets the variables. */
const style = `
svg{--chart-paper:#fcfaf7;--chart-box:#fff;--chart-inner:#f6f3ee;--chart-ink:#16241d;--chart-quiet:#55625b;--chart-line:#7d8a83;--chart-bad:#a3213f;--chart-calm:#155240}
@media(prefers-color-scheme:dark){svg{--chart-paper:#141a17;--chart-box:#1d2521;--chart-inner:#19201d;--chart-ink:#eef3ef;--chart-quiet:#b3beb8;--chart-line:#8a978f;--chart-bad:#ff9db0;--chart-calm:#7fd0b0}}
text{font:12px "Schibsted Grotesk Variable","Schibsted Grotesk",system-ui,sans-serif;fill:var(--chart-ink)}
text{paint-order:stroke;stroke:var(--chart-inner);stroke-width:4px;stroke-linejoin:round}.atomic text{stroke:var(--chart-box)}
.name{font-size:14px;font-weight:700}.note{fill:var(--chart-quiet)}
.fails{fill:var(--chart-bad)}.done{fill:var(--chart-calm)}
rect{fill:var(--chart-box);stroke:var(--chart-line);stroke-width:1.2}rect.outer{fill:var(--chart-inner)}rect.parallel{stroke-dasharray:6 4}rect.final{stroke-width:3}
.arrow{fill:none;stroke:var(--chart-line);stroke-width:1.2}.head{fill:var(--chart-line)}.dot{fill:var(--chart-ink)}
`.trim()

/**
 * A chart as SVG text, readable in light and dark. Each box has `data-state` with the path of its state, and each text of a
 * transition `data-transition` with the name that the path tables give it. `data-chart` is the mark by which a test sees
 * that the picture is of the present machine.
 */
export function drawChart({ chart, width, height, root, arrows }: PlacedChart, mark: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-labelledby="title" data-chart="${mark}">`,
    `<title id="title">${escaped(`${chart.id}: ${chart.description}`)}</title>`,
    `<style>${style}</style>`,
    '<defs><marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<path fill="var(--chart-paper)" d="M0 0h${w}v${h}H0z"/>`,
    ...everyState(root).map(box),
    ...arrows.map(line),
    ...everyState(root).map(texts),
    ...arrows.map(labels),
    '</svg>\n',
  ].join('\n')
}

const everyState = (placed: PlacedState): PlacedState[] => [placed, ...placed.states.flatMap(everyState)]

function box({ x, y, width, height, state, dot, states }: PlacedState): string {
  const kind = states.length > 0 ? `outer ${state.kind}` : state.kind
  const rect = `<rect class="${kind}" data-state="${escaped(state.id)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="12"/>`
  return dot ? `${rect}<circle class="dot" cx="${round(dot.x)}" cy="${round(dot.y)}" r="5"/>` : rect
}

/** The texts of a box stand over the arrows, which may cross the box of a state that has others inside. */
function texts({ x, y, state, states }: PlacedState): string {
  const notes = state.notes.map(({ text, transition }, line) =>
    textAt({ x: x + inset, y: y + headHeight + 10 + line * lineHeight }, text, transition, 'note'),
  )
  const name = `<text class="name" x="${round(x + inset)}" y="${round(y + 21)}">${escaped(state.name)}</text>`
  return `<g data-texts="${escaped(state.id)}"${states.length > 0 ? '' : ' class="atomic"'}>${name}${notes.join('')}</g>`
}

function line({ arrow, points }: PlacedArrow): string {
  return `<path class="arrow" data-from="${escaped(arrow.from)}" data-to="${escaped(arrow.to)}" marker-end="url(#head)" d="${pathOf(points)}"/>`
}

const bendRadius = 7

/** A path through points, round at its bends. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(point)}`
      return `L${at(toward(point, before))}Q${at(point)} ${at(toward(point, after))}`
    })
    .join('')
}

/** The point on the way from one to another at which a bend begins: at most in the middle. */
function toward(from: Point, to: Point): Point {
  const share = Math.min(0.5, bendRadius / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)))
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`

function labels({ arrow, label }: PlacedArrow): string {
  if (!label) return ''
  return arrow.texts
    .map(({ text, transition }, index) =>
      textAt({ x: label.x + 2, y: label.y + 12 + index * lineHeight }, text, transition, 'label'),
    )
    .join('')
}

function textAt({ x, y }: Point, text: string, transition: string | null, kind: 'note' | 'label'): string {
  const tone = / fails( |$)/.test(text) ? ' fails' : / is done( |$)/.test(text) ? ' done' : ''
  const data = transition === null ? '' : ` data-transition="${escaped(transition)}"`
  return `<text class="${kind}${tone}"${data} x="${round(x)}" y="${round(y)}">${escaped(text)}</text>`
}

const round = (pixels: number) => Math.round(pixels * 10) / 10
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
