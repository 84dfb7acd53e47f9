import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chartOf } from './flows/chart-of.ts'
import { drawFlow, markOf, pictureOf } from './flows/flow-pictures.ts'
import { machineNamed, machineNames } from './flows/machines.ts'

/** Draws each machine that has changed since its picture in `docs/flows` was drawn; with `--all`, each machine. */
mkdirSync('docs/flows', { recursive: true })
for (const name of machineNames) {
  const file = pictureOf(name)
  const mark = markOf(chartOf(await machineNamed(name)))
  const isDrawn = existsSync(file) && readFileSync(file, 'utf8').includes(`data-chart="${mark}"`)
  if (isDrawn && !process.argv.includes('--all')) continue
  writeFileSync(file, await drawFlow(name))
  console.info(file)
}
