import { oneOf } from '../look.ts'
import { paperPacket, pouch, tiedBag, vacuumBrick } from '../shapes/bag.ts'
import { smallBottle, squeezeBottle, tallBottle } from '../shapes/bottle.ts'
import { box, flatBox, longBox, lowBox } from '../shapes/box.ts'
import { slimCan } from '../shapes/can.ts'
import { tomatoFish } from '../shapes/fish.ts'
import { jar, smallJar, spiceGlass } from '../shapes/jar.ts'
import { pillow, windowBag } from '../shapes/pillow.ts'
import { flatTin, sardineTin, tin } from '../shapes/tin.ts'
import { foodTube } from '../shapes/tube.ts'
import { dots } from '../svg.ts'
import { type KindLook, kind } from './kind-look.ts'

const warm = ['C8102E F2B90C FFFDF7', '14513F F2E9DA F2B90C', '0B4F7A F2B90C C8102E', 'E9B44C 7A1F2B FFFDF7']
const green = ['14513F F2E9DA F2B90C', '4E9A46 FFFDF7 C8102E', '0E6B6B F2E9DA F27B4B']
const coffee = [
  'B3322A 7A1F2B F2E9DA',
  '1E3A5F D9A441 C8102E',
  '2E5E3A F2E9DA D9A441',
  '3A2A22 D9A441 FFFDF7',
  'C69A45 3A2A22 FFFDF7',
  '6B4FA0 F2B90C FFFDF7',
]
const grains = (colour: string) =>
  dots(
    [
      [88, 110],
      [104, 118],
      [120, 108],
      [138, 116],
      [152, 110],
      [94, 134],
      [112, 140],
      [130, 134],
      [148, 142],
      [100, 158],
      [122, 160],
      [142, 164],
      [88, 172],
      [158, 170],
    ],
    7,
    colour,
  )
const seeThrough = (icon: string, contents: string, ground: string) =>
  windowBag({ print: { icon }, contents, ground })

/** Coffee, dry goods, tins, sauces and spreads. */
export const pantryKinds: Record<string, KindLook> = {
  'coffee-ground': kind(
    oneOf(vacuumBrick({ icon: 'hot-beverage' }), tiedBag({ icon: 'hot-beverage' })),
    ...coffee,
  ),
  'coffee-beans': kind(oneOf(tiedBag({ icon: 'coffee-beans' }), pouch({ icon: 'coffee-beans' })), ...coffee),
  'coffee-instant': kind(
    jar({ icon: 'hot-beverage' }, { inside: '#5A3420' }),
    'C8102E D9A441 3A2A22',
    '1E3A5F D9A441 C8102E',
    '3A2A22 C69A45 FFFDF7',
  ),
  'coffee-capsules': kind(box({ icon: 'coffee-beans' }), ...coffee),
  'coffee-ready': kind(slimCan({ icon: 'hot-beverage' }), 'C9A27A F2E9DA 3A2A22', '5A3420 F2E9DA D9A441'),
  tea: kind(
    box({ icon: 'teapot' }),
    '14513F F2B90C FFFDF7',
    'C8102E F2B90C FFFDF7',
    '6B4FA0 F2E9DA 4E9A46',
    'F2B90C C8102E 14513F',
  ),
  'hot-chocolate': kind(
    tin({ icon: 'chocolate-bar' }, { lid: true }),
    '7E4826 F2B90C FFFDF7',
    'C8102E F2E9DA 5A3420',
  ),
  pasta: kind(
    oneOf(pillow({ icon: 'spaghetti' }), box({ icon: 'spaghetti' })),
    '0B4F7A FFFDF7 C8102E',
    'F2B90C 14513F C8102E',
    '14513F FFFDF7 C8102E',
  ),
  'pasta-fresh': kind(seeThrough('dumpling', grains('#F2CF74'), '#F9E8B8'), ...green),
  lasagne: kind(flatBox({ icon: 'spaghetti' }), '0B4F7A F2B90C C8102E', 'C8102E F2E9DA 14513F'),
  noodles: kind(
    oneOf(pillow({ icon: 'steaming-bowl' }), pillow({ icon: 'takeout-box' })),
    'C8102E F2B90C FFFDF7',
    'F27B4B FFFDF7 7A1F2B',
    'F2B90C C8102E FFFDF7',
  ),
  rice: kind(
    oneOf(box({ icon: 'cooked-rice' }), pouch({ icon: 'cooked-rice' })),
    'F2B90C 1E3A5F FFFDF7',
    '0B4F7A FFFDF7 F2B90C',
    '14513F F2E9DA F27B4B',
  ),
  couscous: kind(box({ icon: 'bowl-with-spoon' }), 'E9B44C 7A1F2B FFFDF7', 'F27B4B FFFDF7 14513F'),
  lentils: kind(seeThrough('pot-of-food', grains('#C9662E'), '#E8A56B'), ...green),
  flour: kind(
    paperPacket({ icon: 'sheaf-of-rice' }),
    'F2E9DA 2B6CB0 C8102E',
    'FFFDF7 C8102E F2B90C',
    'E8D9B8 14513F 8A5A2C',
  ),
  sugar: kind(paperPacket({ icon: 'candy' }), 'F6F8FA C8102E 2B6CB0', 'F7E4DE 2B6CB0 E5484D'),
  oats: kind(
    oneOf(paperPacket({ icon: 'oat-ear' }), box({ icon: 'oat-ear' })),
    'F2E9DA C8102E F2B90C',
    'E9B44C 14513F FFFDF7',
    '0B4F7A F2E9DA F2B90C',
  ),
  muesli: kind(
    oneOf(box({ icon: 'bowl-with-spoon' }), pouch({ icon: 'bowl-with-spoon' })),
    'E9B44C 7A1F2B FFFDF7',
    '6B4FA0 F2E9DA F27B4B',
    '4E9A46 F2E9DA C8102E',
  ),
  cornflakes: kind(
    box({ icon: 'rooster' }),
    'F2B90C 1E7A3C C8102E',
    'C8102E F2B90C FFFDF7',
    '0B4F7A F2B90C FFFDF7',
  ),
  'canned-tomatoes': kind(
    tin({ icon: 'tomato' }),
    'C8102E FFFDF7 1E7A3C',
    'FFFDF7 C8102E 1E7A3C',
    'F2B90C C8102E 1E7A3C',
  ),
  'canned-tuna': kind(
    flatTin({ icon: 'fish' }),
    '0B4F7A F2B90C FFFDF7',
    '1E7A3C FFFDF7 C8102E',
    'F2B90C 0B4F7A FFFDF7',
  ),
  'canned-beans': kind(
    tin({ icon: 'beans' }),
    '0E6B6B F2B90C FFFDF7',
    'C8102E F2E9DA 14513F',
    '8A5A2C F2E9DA F27B4B',
  ),
  'canned-corn': kind(tin({ icon: 'ear-of-corn' }), '1E7A3C F2B90C FFFDF7', 'F2B90C 1E7A3C FFFDF7'),
  pickles: kind(jar({ icon: 'cucumber' }, { inside: '#8FAE4E' }), ...green),
  'beetroot-pickled': kind(
    jar({ icon: 'beetroot' }, { inside: '#8E1F4B' }),
    '7A1F2B F2E9DA F2B90C',
    'C8102E F7E4DE 14513F',
  ),
  olives: kind(smallJar({ icon: 'olive' }, { inside: '#7E8F3A' }), ...green),
  ketchup: kind(squeezeBottle({ icon: 'tomato' }, '#C8102E'), 'C8102E FFFDF7 FFFDF7', 'B3243B F2B90C 14513F'),
  mayonnaise: kind(squeezeBottle({ icon: 'egg' }, '#F7EBC0'), '2B6CB0 F2B90C F2B90C', 'F2B90C 0B4F7A C8102E'),
  remoulade: kind(squeezeBottle({ icon: 'herb' }, '#EBCF5C'), '1E7A3C F2B90C F2B90C', 'F2B90C 1E7A3C C8102E'),
  mustard: kind(
    oneOf(
      squeezeBottle({ icon: 'hot-dog' }, '#D9A021'),
      smallJar({ icon: 'sheaf-of-rice' }, { inside: '#C9962A' }),
    ),
    'C8102E F2B90C F2B90C',
    'F2B90C C8102E 14513F',
  ),
  'soy-sauce': kind(
    smallBottle({ icon: 'rice-ball' }, '#33190F'),
    'C8102E F2B90C C8102E',
    'F2B90C C8102E 14513F',
  ),
  pesto: kind(
    smallJar({ icon: 'herb' }, { inside: '#6F8F35' }),
    '0B4F7A FFFDF7 C8102E',
    '14513F F2E9DA F2B90C',
  ),
  'pasta-sauce': kind(
    jar({ icon: 'tomato' }, { inside: '#C0392B' }),
    '0B4F7A FFFDF7 C8102E',
    '14513F F2E9DA C8102E',
    'C8102E F2B90C FFFDF7',
  ),
  'taco-kit': kind(
    box({ icon: 'taco' }),
    'F2B90C C8102E 14513F',
    'C8102E F2B90C 14513F',
    '14513F F2B90C C8102E',
  ),
  'curry-sauce': kind(
    jar({ icon: 'curry-rice' }, { inside: '#D98E2B' }),
    '7A1F2B F2B90C F27B4B',
    '14513F F2B90C C8102E',
  ),
  stock: kind(lowBox({ icon: 'pot-of-food' }), 'F2B90C C8102E 14513F', '14513F F2B90C C8102E'),
  soup: kind(
    oneOf(pillow({ icon: 'steaming-bowl' }), tin({ icon: 'steaming-bowl' })),
    'C8102E F2E9DA F2B90C',
    '4E9A46 F2E9DA F2B90C',
    'E9B44C 7A1F2B FFFDF7',
  ),
  'olive-oil': kind(
    tallBottle({ icon: 'olive' }, '#A3A53A'),
    '14513F F2B90C 14513F',
    'F2E9DA 14513F C8102E',
    '7A1F2B F2E9DA D9A441',
  ),
  'rapeseed-oil': kind(
    tallBottle({ icon: 'sunflower' }, '#E3B62F'),
    'F2B90C 1E7A3C F2B90C',
    'FFFDF7 1E7A3C F2B90C',
  ),
  vinegar: kind(tallBottle({ icon: 'grapes' }, '#5A2A22'), '7A1F2B F2E9DA D9A441', 'F2E9DA 14513F 7A1F2B'),
  salt: kind(tin({ icon: 'salt' }, { lid: true }), '0B4F7A FFFDF7 F2B90C', 'F6F8FA 2B6CB0 C8102E'),
  'pepper-spice': kind(
    spiceGlass({ icon: 'coffee-beans' }, { inside: '#3A3330' }),
    '14513F FFFDF7 14513F',
    'C8102E FFFDF7 2A3238',
  ),
  spice: kind(
    spiceGlass({ icon: 'hot-pepper' }, { inside: '#B5452A' }),
    'C8102E FFFDF7 14513F',
    '14513F F2B90C 14513F',
    'F27B4B FFFDF7 2A3238',
  ),
  jam: kind(
    smallJar({ icon: 'strawberry' }, { inside: '#B3243B' }),
    'C8102E FFFDF7 F2B90C',
    'F7E4DE B3243B 14513F',
  ),
  honey: kind(
    jar({ icon: 'honey-pot' }, { inside: '#E5A021' }),
    'F2B90C FFFDF7 8A5A2C',
    'FFFDF7 E9B44C 14513F',
  ),
  'peanut-butter': kind(
    jar({ icon: 'peanuts' }, { inside: '#B97F3F' }),
    'C8102E F2B90C 0B4F7A',
    '14513F F2B90C FFFDF7',
  ),
  'chocolate-spread': kind(
    jar({ icon: 'chocolate-bar' }, { inside: '#5A3420' }),
    'FFFDF7 C8102E FFFDF7',
    'F2B90C 5A3420 C8102E',
  ),
  syrup: kind(
    squeezeBottle({ icon: 'pancakes' }, '#8A4A1C', false),
    'F2B90C 7A1F2B C8102E',
    'C8102E F2B90C FFFDF7',
  ),
  'baking-powder': kind(
    tin({ icon: 'cupcake' }, { lid: true }),
    'E5484D FFFDF7 F2B90C',
    '2B6CB0 FFFDF7 F2B90C',
  ),
  'pancake-mix': kind(box({ icon: 'pancakes' }), 'F2B90C C8102E FFFDF7', '2B6CB0 F2B90C FFFDF7'),
  'mackerel-tin': kind(sardineTin(tomatoFish()), 'C8102E F2B90C FFFDF7', '0B4F7A F2B90C C8102E'),
  'caviar-tube': kind(foodTube({ icon: 'fish' }, '#F29A86'), '2B6CB0 F2B90C FFFDF7', 'F2B90C 2B6CB0 C8102E'),
  'baking-paper': kind(longBox({ icon: 'cookie' }, '#F4F1E6'), ...warm),
  foil: kind(longBox({ icon: 'sparkles' }, '#D5DBDE'), '0B4F7A C3CBCF F2B90C', '14513F C3CBCF F2B90C'),
}
