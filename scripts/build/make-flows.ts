import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleFlow } from './flows/bundle-flow.ts'
import { chartOf } from './flows/chart-of.ts'
import { drawChart } from './flows/draw-chart.ts'
import { drawFlow, markOf, pictureOf } from './flows/flow-pictures.ts'
import { layOut } from './flows/lay-out.ts'
import { machineNamed, machineNames } from './flows/machines.ts'
import { registerChart, registerPicture } from './flows/register-chart.ts'

/**
 * Draws each machine that has changed since its picture in `docs/flows` was drawn; with `--all`, each machine. With
 * `--stately` it writes each machine into one file that can be pasted into the Stately visualizer instead.
 */
const folder = process.argv.includes('--stately') ? '.cache/stately' : 'docs/flows'
mkdirSync(folder, { recursive: true })
for (const name of machineNames) {
  if (process.argv.includes('--stately')) writeFileSync(`${folder}/${name}.js`, await bundleFlow(name))
  else if (process.argv.includes('--all') || !(await isDrawn(name)))
    writeFileSync(pictureOf(name), await drawFlow(name))
}
if (folder === 'docs/flows') {
  const chart = registerChart()
  const mark = markOf(chart)
  const known = existsSync(registerPicture) ? readFileSync(registerPicture, 'utf8') : ''
  if (!known.includes(`data-chart="${mark}"`))
    writeFileSync(registerPicture, drawChart(await layOut(chart), mark))
}
console.info(`The flows are in ${folder}.`)

async function isDrawn(name: string): Promise<boolean> {
  const file = pictureOf(name)
  const mark = markOf(chartOf(await machineNamed(name)))
  return existsSync(file) && readFileSync(file, 'utf8').includes(`data-chart="${mark}"`)
}
