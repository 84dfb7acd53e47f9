import { oneOf } from '../drawing/look.ts'
import { box, flatBox } from '../shapes/box.ts'
import { bunBag, frozenRolls } from '../shapes/buns.ts'
import { pillow, snowdrift } from '../shapes/pillow.ts'
import { lollyBox } from '../shapes/sweets.ts'
import { iceTub } from '../shapes/tub.ts'
import { type KindLook, kind } from './kind-look.ts'

const cold = ['2B6CB0 FFFDF7 F2B90C', '0E6B6B FFFDF7 F2B90C', '1E7A3C FFFDF7 C8102E', 'C8102E FFFDF7 2B6CB0']
const sea = ['0B4F7A FFFDF7 F2B90C', '2B6CB0 DFF0F7 F27B4B', '1E3A5F 8FC0DC F2B90C']

const frozenBag = (icon: string) => pillow({ icon }, { frost: true })
const frozenBox = (icon: string) =>
  box({ icon }, { x: 42, y: 56, width: 132, depth: 22 }, snowdrift(42, 132, 200))

export const frozenKinds: Record<string, KindLook> = {
  'pizza-frozen': kind(
    flatBox({ icon: 'whole-pizza', fit: 1.18 }),
    'C8102E FFFDF7 1E7A3C',
    '1E7A3C FFFDF7 C8102E',
    '0B4F7A F2B90C C8102E',
    'F2B90C C8102E 14513F',
  ),
  'frozen-peas': kind(
    frozenBag('pea-pod'),
    '1E7A3C FFFDF7 F2B90C',
    '4E9A46 FFFDF7 2B6CB0',
    '0E6B6B FFFDF7 4E9A46',
  ),
  'frozen-vegetables': kind(pillow({ icon: 'green-salad', byTaste: true }, { frost: true }), ...cold),
  'frozen-berries': kind(
    pillow({ icon: 'blueberries', byTaste: true }, { frost: true }),
    '6B4FA0 FFFDF7 B3243B',
    'B3243B FFFDF7 2B6CB0',
    '2B6CB0 FFFDF7 B3243B',
  ),
  'frozen-fries': kind(
    frozenBag('french-fries'),
    'C8102E F2B90C FFFDF7',
    'F2B90C C8102E FFFDF7',
    '1E7A3C F2B90C FFFDF7',
  ),
  'frozen-fish': kind(frozenBox('tinned-fish'), ...sea),
  'fish-fingers': kind(frozenBox('fish-finger'), ...sea, 'F2B90C 0B4F7A C8102E'),
  'ice-cream': kind(
    iceTub({ icon: 'soft-ice-cream', byTaste: true }),
    'F7E4DE B3243B FFFDF7',
    'F9EDC9 5A3420 F2B90C',
    'E2EDF2 2B6CB0 F27B4B',
    'E3F0E2 14513F F2B90C',
  ),
  'ice-lolly': kind(
    lollyBox({ icon: 'snowflake' }),
    '2B6CB0 F2B90C C8102E',
    'C8102E FFFDF7 2B6CB0',
    '6B4FA0 F2B90C FFFDF7',
  ),
  'ready-meal': kind(
    oneOf(
      flatBox({ icon: 'shallow-pan-of-food' }),
      flatBox({ icon: 'fork-and-knife-with-plate', ground: '#F4D9A8' }),
    ),
    'C8102E F2E9DA F2B90C',
    '14513F F2E9DA F27B4B',
    '0B4F7A F2E9DA F2B90C',
  ),
  'spring-rolls': kind(
    frozenBox('spring-roll'),
    'C8102E F2B90C FFFDF7',
    '14513F F2B90C C8102E',
    'F2B90C C8102E 14513F',
  ),
  'frozen-bread': kind(bunBag({ icon: 'snowflake' }, frozenRolls), ...cold),
}
