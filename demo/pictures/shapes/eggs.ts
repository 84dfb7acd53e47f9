import { darker } from '../colour.ts'
import type { Print } from '../front.ts'
import type { Drawing } from '../look.ts'
import { smallFront } from '../small-front.ts'
import { clip, ellipse, rect, shade, shadow } from '../svg.ts'

/** Eggs in a tray of moulded pulp with a printed sleeve. */
export function eggTray(print: Print): Drawing {
  const shells = ['#E9B583', '#F1C797', '#E2A872', '#EFC08F']
  const outline =
    'M22 132Q34 116 46 132Q58 148 71 132Q83 116 95 132Q107 148 120 132Q132 116 144 132Q156 148 169 132Q181 116 194 132Q206 148 218 132L208 190Q206 200 196 200H44Q34 200 32 190z'
  return (look) =>
    shadow(98) +
    shells
      .map((shell, place) => {
        const x = 51 + place * 46
        return ellipse(x, 112, 25, 33, shell) + ellipse(x - 8, 98, 6, 10, '#FFFFFF', 0.3)
      })
      .join('') +
    clip(
      'tray',
      outline,
      rect(20, 110, 200, 92, '#A9AFA6') +
        shade('M20 172H220V202H20z', 0.08) +
        rect(62, 142, 116, 60, look.body) +
        smallFront({ x: 62, y: 142, width: 116, height: 58 }, look, print) +
        shade('M196 120L190 202H220V110z', 0.1),
    ) +
    rect(30, 196, 180, 4, darker('#A9AFA6', 0.2), 2)
}
