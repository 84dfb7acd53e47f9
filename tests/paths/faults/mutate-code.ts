import { explainedIn } from './explained/explained-in.ts'
import { type Figures, filesOfFlows, keepFigures, keptFigures, shareOf, sumOfFigures } from './figures.ts'
import { judgeMutants } from './judge-mutants.ts'

/**
 * Puts faults into every file of `machines/`, or of the flows that are named on the command line, prints how many are
 * noticed, and keeps the figures.
 */
const named = process.argv.slice(2)

for (const [flow, files] of filesOfFlows()) {
  if (named.length > 0 && !named.includes(flow)) continue
  const found: Figures = {
    faults: 0,
    noticed: { byHand: 0, byPaths: 0, byOthers: 0 },
    explained: 0,
    unnoticed: [],
  }
  for (const file of files) {
    const { total, byHand, byPaths, byOthers, missedByHand, unnoticed } = await judgeMutants(file)
    found.faults += total
    found.noticed.byHand += byHand
    found.noticed.byPaths += byPaths
    found.noticed.byOthers += byOthers
    const open = unnoticed.filter(({ change }) => !explainedIn(file).includes(change))
    found.explained += unnoticed.length - open.length
    found.unnoticed.push(...open.map(({ line, change }) => ({ file, line, change })))
    const missed = missedByHand.map(({ change }) => change)
    for (const change of explainedIn(file))
      if (!missed.includes(change)) console.info(`${file}: explained, but noticed: ${change}`)
  }
  tell(flow, found)
  // After each flow, because all of them take a quarter of an hour.
  keepFigures(flow, found)
}
console.info('\nflow                    faults  by hand  by paths  by others  explained  not noticed')
for (const [flow, found] of Object.entries(keptFigures())) console.info(rowOf(flow, found))
console.info(rowOf('all', sumOfFigures(Object.values(keptFigures()))))

function tell(flow: string, { unnoticed }: Figures): void {
  console.info(`${flow}: ${unnoticed.length} not noticed`)
  for (const { file, line, change } of unnoticed) console.info(`  ${file}:${line}: ${change}`)
}

function rowOf(flow: string, found: Figures): string {
  const { faults, noticed, explained, unnoticed } = found
  const cells: [number, number][] = [
    [faults, 6],
    [noticed.byHand, 7],
    [noticed.byPaths, 8],
    [noticed.byOthers, 9],
    [explained, 9],
    [unnoticed.length, 11],
  ]
  const row = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `${flow.padEnd(22)}  ${row}  ${shareOf(found)}`
}
