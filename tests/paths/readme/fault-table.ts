import { type Figures, shareOf, sumOfFigures } from '../faults/figures.ts'

const heads = ['flow', 'faults', 'by hand', 'by paths', 'by other flows', 'explained', 'by none', 'share']

/** The faults of each flow, and of all, as a Markdown table: by which tests they were noticed. */
export function faultTable(figures: Record<string, Figures>): string {
  const rows = Object.entries({ ...figures, all: sumOfFigures(Object.values(figures)) })
  return [heads, heads.map((_, at) => (at === 0 ? '---' : '--:')), ...rows.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cellsOf([flow, found]: [string, Figures]): string[] {
  const { faults, noticed, explained, unnoticed } = found
  const { byHand, byPaths, byOthers } = noticed
  const counts = [faults, byHand, byPaths, byOthers, explained, unnoticed.length]
  return [flow, ...counts.map((count) => count.toLocaleString('en')), shareOf(found)]
}
