import { byForm } from '../drawing/look.ts'
import { carton, smallBrick } from '../shapes/carton.ts'
import {
  blueWedge,
  brineBag,
  brownCheese,
  butterBrick,
  cheeseBlock,
  cheeseFan,
  yeastCube,
} from '../shapes/cheese.ts'
import { eggTray } from '../shapes/eggs.ts'
import { grated } from '../shapes/grains.ts'
import { windowBag } from '../shapes/pillow.ts'
import { several } from '../shapes/several.ts'
import { cardPack } from '../shapes/tray.ts'
import { iceTub, pot, roundTub, tub } from '../shapes/tub.ts'
import { type KindLook, kind } from './kind-look.ts'

const blue = ['F6F8FA 2B6CB0 C0392B', 'FFFDF7 1E7A3C F2B90C', 'EAF3F8 0B4F7A E5484D', 'F6F8FA C8102E 2B6CB0']
const cheese = [
  'F2B90C FFFDF7 C8102E',
  '0B4F7A F7D25C FFFDF7',
  '1E7A3C F7D25C FFFDF7',
  'C8102E F7D25C FFFDF7',
]
const tubs = ['F7F4E8 2B6CB0 C0392B', 'F9EDC9 1E7A3C C8102E', 'FFFDF7 0B4F7A F2B90C']

/** What fat a milk has is read from its strip and its icon, whatever the brand. */
export const dairyEggKinds: Record<string, KindLook> = {
  'milk-whole': kind(carton({ icon: 'cow-face', strip: '#C8102E' }), ...blue),
  'milk-low': kind(carton({ icon: 'glass-of-milk', ground: '#BFDDF2', strip: '#1E7A3C' }), ...blue),
  'milk-skimmed': kind(carton({ icon: 'milk-drop', ground: '#D5EAF6', strip: '#3B8FD6' }), ...blue),
  'milk-lactose-free': kind(carton({ icon: 'milk-drop-crossed', strip: '#7A3FA0' }), ...blue),
  buttermilk: kind(carton({ icon: 'bowl-with-spoon', strip: '#D9A441' }), ...blue),
  'cocoa-milk': kind(
    byForm({ carton: carton({ icon: 'cocoa' }) }, several(smallBrick({ icon: 'cocoa' }), 110)),
    '5A3420 F2B90C FFFDF7',
    '7E4826 F6F8FA E5484D',
  ),
  'oat-drink': kind(
    carton({ icon: 'oat-ear' }),
    'D9C7A0 1E3A5F F27B4B',
    'F2E9DA 4E9A46 8A5A2C',
    '8FC0DC FFFDF7 D9A35B',
  ),
  'soy-drink': kind(carton({ icon: 'soybeans' }), 'E3F0E2 1E7A3C F2B90C', 'FFFDF7 0E6B6B F27B4B'),
  butter: kind(
    butterBrick({ icon: 'butter' }),
    'F7F4E8 2B6CB0 F2B90C',
    'F2B90C 14513F FFFDF7',
    'F6F8FA C8102E D9A441',
  ),
  spreadable: kind(tub({ icon: 'butter' }), ...tubs),
  margarine: kind(
    tub({ icon: 'sunflower' }),
    'F2B90C C8102E FFFDF7',
    'F9EDC9 4E9A46 F27B4B',
    '0B4F7A F2B90C FFFDF7',
  ),
  'cheese-block': kind(cheeseBlock({ icon: 'cheese-wedge' }), ...cheese),
  'cheese-sliced': kind(cardPack(cheeseFan, { icon: 'cheese-slices' }), ...cheese),
  'cheese-cream': kind(roundTub({ icon: 'bagel' }), ...blue),
  'cheese-blue': kind(blueWedge, '1E3A5F DFF0F7 D9A441', '0B4F7A FFFDF7 F2B90C', '14513F F2E9DA D9A441'),
  'cheese-feta': kind(
    tub({ icon: 'feta', ground: '#CDE6F3' }),
    '0B4F7A FFFDF7 4E9A46',
    '2B6CB0 FFFDF7 F2B90C',
  ),
  'cheese-mozzarella': kind(
    brineBag({ icon: 'mozzarella', ground: '#CFE8D3' }),
    '1E7A3C C8102E FFFDF7',
    'C8102E 1E7A3C FFFDF7',
    '0B4F7A C8102E FFFDF7',
  ),
  'cheese-grated': kind(
    windowBag({ print: { icon: 'cheese-wedge' }, contents: grated, ground: '#F3CE62' }),
    'C8102E FFFDF7 F2B90C',
    '1E7A3C F7D25C FFFDF7',
    '0B4F7A FFFDF7 F2B90C',
  ),
  'cheese-brown': kind(brownCheese({ icon: 'waffle' }), 'C8102E F2E9DA 8A5A2C', '1E3A5F F7E4DE C8102E'),
  'cottage-cheese': kind(roundTub({ icon: 'curds', ground: '#DDEBC6' }), ...blue),
  yoghurt: kind(
    byForm({ carton: carton({ icon: 'bowl-with-spoon' }) }, pot({ icon: 'bowl-with-spoon' })),
    ...blue,
  ),
  'yoghurt-fruit': kind(
    byForm(
      { carton: carton({ icon: 'bowl-with-spoon', byTaste: true }) },
      several(pot({ icon: 'bowl-with-spoon', byTaste: true }), 144),
    ),
    'F7E4DE B3243B FFFDF7',
    'EAE3F5 6B4FA0 FFFDF7',
    'FBE7C8 F27B4B FFFDF7',
  ),
  skyr: kind(
    byForm(
      { tub: iceTub({ icon: 'snow-capped-mountain', byTaste: true }) },
      pot({ icon: 'snow-capped-mountain', byTaste: true }),
    ),
    'F6F8FA 1E3A5F 8FC0DC',
    'EAF3F8 0B4F7A E5484D',
    '1E3A5F FFFDF7 8FC0DC',
  ),
  quark: kind(roundTub({ icon: 'bowl-with-spoon', byTaste: true }), ...blue),
  cream: kind(
    carton({ icon: 'whip', ground: '#F4D6CE', strip: '#C0392B' }),
    'F6F8FA C0392B 2B6CB0',
    'FFFDF7 B3243B F2B90C',
    'F7E4DE C8102E 14513F',
  ),
  'sour-cream': kind(
    roundTub({ icon: 'dollop', ground: '#CFE6D3' }),
    'F6F8FA 4E9A46 2B6CB0',
    'EAF3F8 0E6B6B F2B90C',
    'FFFDF7 C8102E 1E7A3C',
  ),
  'creme-fraiche': kind(pot({ icon: 'herb' }), 'F6F8FA 6FA8C4 4E9A46', 'FFFDF7 1E7A3C C0392B'),
  eggs: kind(
    eggTray({ icon: 'chicken' }),
    'F2B90C 14513F C8102E',
    '14513F FFFDF7 F2B90C',
    'C8102E FFFDF7 F2B90C',
  ),
  yeast: kind(
    yeastCube({ icon: 'bread' }),
    'F2B90C C8102E FFFDF7',
    'E5484D FFFDF7 F2B90C',
    '2B6CB0 F2E9DA F2B90C',
  ),
}
