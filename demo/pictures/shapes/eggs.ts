import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, ellipse, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

const shells = ['#E9B583', '#F1C797', '#E2A872', '#EFC08F', '#EBBB8B']

/** Rows and eggs in each, as trays of that many are made: 10 in two rows of five, 12 in two rows of six. */
function rowsOf(count: number): { rows: number; inRow: number } {
  const inRow = count === 6 ? 3 : count % 5 === 0 ? 5 : 6
  return { rows: Math.ceil(count / inRow), inRow }
}

/** Eggs in a tray of moulded pulp with a printed sleeve, each egg seen: the rows stand higher towards the back. */
export function eggTray(print: Print): Drawing {
  const outline = 'M22 132H218L208 190Q206 200 196 200H44Q34 200 32 190z'
  return (look) => {
    const { rows, inRow } = rowsOf(look.pack.count ?? 10)
    const step = 184 / inRow
    const height = Math.min(step * 0.62, 32)
    const eggs = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: inRow }, (_, place) => {
        const x = 28 + step * (place + 0.5)
        const y = 132 - height * (0.45 + (rows - 1 - row) * 1.15)
        const shell = shells[(place + row * 2) % shells.length] ?? ''
        return (
          ellipse(x, y, step * 0.5, height, shell) +
          ellipse(x - step * 0.16, y - height * 0.4, step * 0.11, height * 0.22, '#FFFFFF', 0.3)
        )
      }).join(''),
    ).join('')
    return (
      shadow(98) +
      eggs +
      clip(
        'tray',
        outline,
        rect(20, 128, 200, 74, '#A9AFA6') +
          shade('M20 172H220V202H20z', 0.08) +
          rect(62, 142, 116, 60, look.body) +
          smallFront({ x: 62, y: 142, width: 116, height: 58 }, look, print) +
          shade('M196 120L190 202H220V110z', 0.1),
      ) +
      rect(30, 196, 180, 4, darker('#A9AFA6', 0.2), 2)
    )
  }
}
