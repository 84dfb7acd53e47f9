import { flows } from '#machines/app/flows.ts'
import type { Chart, ChartArrow, ChartState } from './chart.ts'

/** Where the picture of the register is. */
export const registerPicture = 'docs/register.svg'

type Entry = { hears: readonly string[]; tells: readonly string[] }

/**
 * The register of flows as a chart (`machines/app/flows.ts`): an arrow leads from a flow that tells something to each flow
 * that hears it. What comes from the page or the root stands in the box of who hears it.
 */
export function registerChart(entries: Record<string, Entry> = flows): Chart {
  const all = Object.entries(entries)
  const tellersOf = (event: string) => all.filter(([, { tells }]) => tells.includes(event))
  const arrows: ChartArrow[] = all.flatMap(([to, { hears }]) =>
    all
      .filter(([from]) => from !== to)
      .map(([from, { tells }]) => ({
        from,
        to,
        texts: hears.filter((event) => tells.includes(event)).map((text) => ({ text, transition: null })),
      }))
      .filter(({ texts }) => texts.length > 0),
  )
  const states: ChartState[] = all.map(([id, { hears }]) => ({
    id,
    name: id,
    kind: 'atomic',
    notes: hears.filter((event) => tellersOf(event).length === 0).map((text) => ({ text, transition: null })),
    initial: null,
    states: [],
  }))
  const root: ChartState = { id: '(root)', name: 'app', kind: 'compound', notes: [], initial: null, states }
  return { id: 'app', description: 'Which flow of the tab tells which other one.', root, arrows }
}
