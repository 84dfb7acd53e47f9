import { createHash } from 'node:crypto'
import type { Chart } from './chart.ts'
import { chartOf } from './chart-of.ts'
import { drawChart } from './draw-chart.ts'
import { layOut } from './lay-out.ts'
import { machineNamed } from './machines.ts'

/** The file of a machine's picture. */
export const pictureOf = (name: string) => `docs/flows/${name}.svg`

/** A short mark of what a chart shows. It changes with the machine, and not with the layout. */
export const markOf = (chart: Chart) =>
  createHash('sha256').update(JSON.stringify(chart)).digest('hex').slice(0, 16)

/** The picture of a machine as SVG. Takes up to two seconds for a machine with many states. */
export async function drawFlow(name: string): Promise<string> {
  const chart = chartOf(await machineNamed(name))
  return drawChart(await layOut(chart), markOf(chart))
}
