import { byForm, oneOf } from '../drawing/look.ts'
import { pouch } from '../shapes/bag.ts'
import { nutMix } from '../shapes/grains.ts'
import { heap } from '../shapes/heaps.ts'
import { pillow, windowBag } from '../shapes/pillow.ts'
import { biscuitRoll, chocolateBar, chocolateBox, gumPack, spillBox, wrappedBar } from '../shapes/sweets.ts'
import { punnet } from '../shapes/tray.ts'
import { type KindLook, kind } from './kind-look.ts'

const sweet = [
  'B3243B F2B90C FFFDF7',
  '6B4FA0 F7E4DE F2B90C',
  'F27B4B FFFDF7 7A1F2B',
  '0B4F7A F2B90C C8102E',
  '4E9A46 F2B90C FFFDF7',
]
const salty = [
  'F2B90C C8102E FFFDF7',
  'C8102E F2B90C FFFDF7',
  '1E7A3C F2B90C FFFDF7',
  '0B4F7A FFFDF7 F27B4B',
  '6B4FA0 FFFDF7 F2B90C',
]
const tawny = ['8A5A2C F2E9DA F2B90C', '14513F F2E9DA D9A441', '0B4F7A F2E9DA F2B90C']

export const sweetSnackKinds: Record<string, KindLook> = {
  'chocolate-bar': kind(
    byForm({ nuts: chocolateBar({ icon: 'hazelnuts' }) }, chocolateBar({ icon: 'chocolate-bar' })),
    '6B4FA0 F2B90C FFFDF7',
    'C8102E F2B90C FFFDF7',
    'F2B90C C8102E 5A3420',
    '1E3A5F D9A441 C8102E',
    '2B6CB0 FFFDF7 F2B90C',
  ),
  'chocolate-box': kind(
    chocolateBox({ icon: 'ribbon' }),
    '7A1F2B D9A441 D9A441',
    '1E3A5F D9A441 C8102E',
    '14513F D9A441 C8102E',
    'C8102E F2E9DA D9A441',
  ),
  'candy-bag': kind(oneOf(pillow({ icon: 'candy' }), pillow({ icon: 'lollipop' })), ...sweet),
  liquorice: kind(
    oneOf(pillow({ icon: 'liquorice' }), pouch({ icon: 'liquorice' })),
    '1B1A1D F2B90C C8102E',
    'C8102E 1B1A1D FFFDF7',
    '0B4F7A 1B1A1D F2B90C',
    '4E9A46 1B1A1D FFFDF7',
  ),
  'gum-candy': kind(pillow({ icon: 'gums' }), ...sweet),
  'chewing-gum': kind(
    gumPack({ icon: 'leafdrop' }),
    '0E6B6B FFFDF7 8FC0DC',
    '2B6CB0 FFFDF7 4E9A46',
    '4E9A46 FFFDF7 F2B90C',
  ),
  crisps: kind(pillow({ icon: 'crisps' }), ...salty),
  nachos: kind(
    pillow({ icon: 'nachos' }),
    '14513F F2B90C C8102E',
    'C8102E F2B90C 14513F',
    'F27B4B F2B90C 14513F',
    '1B1A1D F2B90C C8102E',
  ),
  popcorn: kind(
    pillow({ icon: 'popcorn' }),
    'C8102E FFFDF7 F2B90C',
    '2B6CB0 FFFDF7 F2B90C',
    'F2B90C C8102E FFFDF7',
  ),
  nuts: kind(
    byForm(
      {
        peanuts: pouch({ icon: 'peanuts' }),
        cashews: pouch({ icon: 'cashews' }),
        walnuts: pouch({ icon: 'walnuts' }),
      },
      windowBag({ print: { icon: 'hazelnuts' }, contents: nutMix, ground: '#8A5A30' }),
    ),
    ...salty,
  ),
  almonds: kind(pouch({ icon: 'almonds' }), ...tawny),
  raisins: kind(
    spillBox({ icon: 'grapes' }, 'raisins'),
    'C8102E F2B90C FFFDF7',
    '6B4FA0 F2B90C FFFDF7',
    'F2B90C 14513F C8102E',
  ),
  biscuits: kind(
    biscuitRoll({ icon: 'cookie' }, '#C98E4A'),
    'C8102E F2B90C FFFDF7',
    '0B4F7A F2E9DA D9A441',
    'E9B44C 7A1F2B FFFDF7',
    '1B1A1D 2B6CB0 FFFDF7',
  ),
  oatcakes: kind(biscuitRoll({ icon: 'oat-ear' }, '#D9AE6C'), 'E9B44C 14513F C8102E', '0B4F7A F2E9DA D9A441'),
  wafer: kind(
    wrappedBar({ icon: 'wafer' }, '#C98F4A'),
    'C8102E F2B90C FFFDF7',
    '2B6CB0 FFFDF7 F2B90C',
    'F2B90C C8102E 1E7A3C',
  ),
  'protein-bar': kind(
    wrappedBar({ icon: 'dumbbell' }, '#5A3420'),
    '1B1A1D F27B4B C3CBCF',
    '0E6B6B FFFDF7 F2B90C',
    '6B4FA0 FFFDF7 F2B90C',
  ),
  dates: kind(oneOf(punnet(heap('dates', 70), '#E6D3AE'), pouch({ icon: 'dates' })), ...tawny),
}
