import { byForm, oneOf } from '../drawing/look.ts'
import { paperPacket, pouch, tiedBag, vacuumBrick } from '../shapes/bag.ts'
import { box, flatBox, lowBox } from '../shapes/box.ts'
import { slimCan } from '../shapes/can.ts'
import {
  beanSeeds,
  fineGrains,
  fusilli,
  lentilSeeds,
  noodleBlock,
  penne,
  riceGrains,
  spaghetti,
} from '../shapes/grains.ts'
import { jar } from '../shapes/jar.ts'
import { windowBag } from '../shapes/pillow.ts'
import { tin } from '../shapes/tin.ts'
import { pot } from '../shapes/tub.ts'
import { type KindLook, kind } from './kind-look.ts'

const green = ['14513F F2E9DA F2B90C', '4E9A46 FFFDF7 C8102E', '0E6B6B F2E9DA F27B4B']
const coffee = [
  'B3322A 7A1F2B F2E9DA',
  '1E3A5F D9A441 C8102E',
  '2E5E3A F2E9DA D9A441',
  '3A2A22 D9A441 FFFDF7',
  'C69A45 3A2A22 FFFDF7',
  '6B4FA0 F2B90C FFFDF7',
]
const italian = [
  '0B4F7A FFFDF7 C8102E',
  'F2B90C 14513F C8102E',
  '14513F FFFDF7 C8102E',
  'C8102E FFFDF7 14513F',
]
const seeThrough = (icon: string, contents: string, ground: string) =>
  windowBag({ print: { icon }, contents, ground })

/** Coffee, tea and what keeps in packets. */
export const dryGoodsKinds: Record<string, KindLook> = {
  'coffee-ground': kind(
    oneOf(vacuumBrick({ icon: 'hot-beverage' }), tiedBag({ icon: 'hot-beverage' })),
    ...coffee,
  ),
  'coffee-beans': kind(
    oneOf(
      seeThrough('coffee-beans', beanSeeds, '#43230F'),
      tiedBag({ icon: 'coffee-beans' }),
      pouch({ icon: 'coffee-beans' }),
    ),
    ...coffee,
  ),
  'coffee-instant': kind(
    jar({ icon: 'hot-beverage' }, { inside: '#5A3420' }),
    'C8102E D9A441 3A2A22',
    '1E3A5F D9A441 C8102E',
    '3A2A22 C69A45 FFFDF7',
  ),
  'coffee-capsules': kind(box({ icon: 'capsule' }), ...coffee),
  'coffee-ready': kind(slimCan({ icon: 'hot-beverage' }), 'C9A27A F2E9DA 3A2A22', '5A3420 F2E9DA D9A441'),
  tea: kind(
    box({ icon: 'tea-cup', ground: '#CFE0B4' }, { x: 46, y: 68, width: 122, depth: 26 }),
    '14513F F2B90C FFFDF7',
    'C8102E F2B90C FFFDF7',
    '6B4FA0 F2E9DA 4E9A46',
    'F2B90C C8102E 14513F',
  ),
  'hot-chocolate': kind(
    tin({ icon: 'cocoa' }, { lid: true }),
    '7E4826 F2B90C FFFDF7',
    'F2B90C 5A3420 C8102E',
    '2B6CB0 F2E9DA 5A3420',
  ),
  pasta: kind(
    byForm(
      {
        fusilli: seeThrough('spaghetti', fusilli, '#F3DFA8'),
        spaghetti: seeThrough('spaghetti', spaghetti, '#E3AE48'),
      },
      seeThrough('spaghetti', penne, '#F3DFA8'),
    ),
    ...italian,
  ),
  'pasta-fresh': kind(pouch({ icon: 'ravioli', ground: '#CFE3C4' }), ...green, ...italian),
  lasagne: kind(flatBox({ icon: 'lasagne' }), ...italian),
  noodles: kind(
    byForm({ cup: pot({ icon: 'steaming-bowl' }) }, seeThrough('steaming-bowl', noodleBlock, '#F6DE9A')),
    'C8102E F2B90C FFFDF7',
    'F27B4B FFFDF7 7A1F2B',
    'F2B90C C8102E FFFDF7',
  ),
  rice: kind(
    seeThrough('rice-bowl', riceGrains, '#DDD3B8'),
    'F2B90C 1E3A5F FFFDF7',
    '0B4F7A FFFDF7 F2B90C',
    '14513F F2E9DA F27B4B',
    'C8102E F2B90C 14513F',
  ),
  couscous: kind(
    seeThrough('pot-of-food', fineGrains, '#E0AE4E'),
    'E9B44C 7A1F2B FFFDF7',
    'F27B4B FFFDF7 14513F',
    '14513F F2E9DA F2B90C',
  ),
  lentils: kind(seeThrough('pot-of-food', lentilSeeds, '#B84E1C'), ...green),
  flour: kind(
    paperPacket({ icon: 'wheat' }),
    'F2E9DA 2B6CB0 C8102E',
    'FFFDF7 C8102E F2B90C',
    'E8D9B8 14513F 8A5A2C',
  ),
  sugar: kind(
    paperPacket({ icon: 'sugar-cubes', ground: '#9CC7E4' }),
    'F6F8FA C8102E 2B6CB0',
    'F7E4DE 2B6CB0 E5484D',
    'FFFDF7 1E7A3C F2B90C',
  ),
  oats: kind(
    oneOf(paperPacket({ icon: 'oat-ear' }), box({ icon: 'oat-ear' })),
    'F2E9DA C8102E F2B90C',
    'E9B44C 14513F FFFDF7',
    '0B4F7A F2E9DA F2B90C',
  ),
  muesli: kind(
    oneOf(box({ icon: 'muesli' }), pouch({ icon: 'muesli' })),
    'E9B44C 7A1F2B FFFDF7',
    '6B4FA0 F2E9DA F27B4B',
    '4E9A46 F2E9DA C8102E',
  ),
  cornflakes: kind(
    box({ icon: 'flakes' }),
    'F2B90C 1E7A3C C8102E',
    'C8102E F2B90C FFFDF7',
    '0B4F7A F2B90C FFFDF7',
  ),
  'taco-kit': kind(
    box({ icon: 'taco' }),
    'F2B90C C8102E 14513F',
    'C8102E F2B90C 14513F',
    '14513F F2B90C C8102E',
  ),
  stock: kind(
    lowBox({ icon: 'bouillon' }),
    'F2B90C C8102E 14513F',
    '14513F F2B90C C8102E',
    'C8102E F2B90C FFFDF7',
  ),
  soup: kind(
    byForm(
      { tin: tin({ icon: 'pot-of-food', byTaste: true }) },
      pouch({ icon: 'pot-of-food', byTaste: true }),
    ),
    'C8102E F2E9DA F2B90C',
    '4E9A46 F2E9DA F2B90C',
    'E9B44C 7A1F2B FFFDF7',
  ),
  'baking-powder': kind(
    tin({ icon: 'cupcake' }, { lid: true }),
    'E5484D FFFDF7 F2B90C',
    '2B6CB0 FFFDF7 F2B90C',
    'F2B90C C8102E 14513F',
  ),
  'pancake-mix': kind(
    oneOf(box({ icon: 'pancakes' }), pouch({ icon: 'pancakes' })),
    'F2B90C C8102E FFFDF7',
    '2B6CB0 F2B90C FFFDF7',
    'C8102E F2E9DA F2B90C',
  ),
}
