import { byForm, oneOf } from '../drawing/look.ts'
import { smallBottle, squeezeBottle, tallBottle } from '../shapes/bottle.ts'
import { tomatoFish } from '../shapes/fish.ts'
import { jar, smallJar, spiceGlass } from '../shapes/jar.ts'
import { afloat, cucumberPieces, oliveBeads } from '../shapes/jar-pieces.ts'
import { several } from '../shapes/several.ts'
import { flatTin, sardineTin, tin } from '../shapes/tin.ts'
import { foodTube } from '../shapes/tube.ts'
import { type KindLook, kind } from './kind-look.ts'

const green = ['14513F F2E9DA F2B90C', '4E9A46 FFFDF7 C8102E', '0E6B6B F2E9DA F27B4B']
const jarLids = ['0B4F7A FFFDF7 C8102E', '14513F F2E9DA C8102E', 'C8102E F2B90C FFFDF7']

/** Tins, jars, bottles and tubes. */
export const tinJarKinds: Record<string, KindLook> = {
  'canned-tomatoes': kind(
    several(tin({ icon: 'tomato' }), 128),
    'C8102E FFFDF7 1E7A3C',
    'FFFDF7 C8102E 1E7A3C',
    'F2B90C C8102E 1E7A3C',
  ),
  'canned-tuna': kind(
    flatTin({ icon: 'tinned-fish' }),
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
  'canned-corn': kind(
    several(tin({ icon: 'ear-of-corn' }), 128),
    '1E7A3C F2B90C FFFDF7',
    'F2B90C 1E7A3C FFFDF7',
  ),
  pickles: kind(jar({ icon: 'cucumber' }, { inside: '#B9CB7A', pieces: cucumberPieces }), ...green),
  'beetroot-pickled': kind(
    jar({ icon: 'beetroot' }, { inside: '#8E1F4B', pieces: afloat('#B0376A', '#C95C88') }),
    '7A1F2B F2E9DA F2B90C',
    'C8102E F7E4DE 14513F',
    '14513F F7E4DE F2B90C',
  ),
  olives: kind(smallJar({ icon: 'olive' }, { inside: '#C3C98A', pieces: oliveBeads }), ...green),
  ketchup: kind(squeezeBottle({ icon: 'tomato' }, '#C8102E'), 'C8102E FFFDF7 FFFDF7', 'B3243B F2B90C 14513F'),
  mayonnaise: kind(
    squeezeBottle({ icon: 'egg', ground: '#BFDDF2' }, '#F7EBC0'),
    '2B6CB0 F2B90C F2B90C',
    'F2B90C 0B4F7A C8102E',
    'C8102E 2B6CB0 FFFDF7',
  ),
  remoulade: kind(
    squeezeBottle({ icon: 'fried-shrimp' }, '#EBCF5C'),
    '1E7A3C F2B90C F2B90C',
    'F2B90C 1E7A3C C8102E',
    'C8102E F2B90C 1E7A3C',
  ),
  mustard: kind(
    byForm(
      { jar: smallJar({ icon: 'hot-dog' }, { inside: '#C9962A' }) },
      squeezeBottle({ icon: 'hot-dog' }, '#D9A021'),
    ),
    'C8102E F2B90C F2B90C',
    'F2B90C C8102E 14513F',
    '14513F F2B90C C8102E',
  ),
  'soy-sauce': kind(
    smallBottle({ icon: 'sushi' }, '#33190F'),
    'C8102E F2B90C C8102E',
    'F2B90C C8102E 14513F',
    '14513F F2E9DA C8102E',
  ),
  pesto: kind(
    smallJar({ icon: 'herb' }, { inside: '#6F8F35', pieces: afloat('#8DAF4A', '#55742A') }),
    ...jarLids,
  ),
  'pasta-sauce': kind(
    jar({ icon: 'tomato' }, { inside: '#C0392B', pieces: afloat('#D95B43', '#5C8A3A') }),
    ...jarLids,
  ),
  'curry-sauce': kind(
    jar({ icon: 'curry-rice' }, { inside: '#D98E2B', pieces: afloat('#E8AC55', '#B8651B') }),
    '7A1F2B F2B90C F27B4B',
    '14513F F2B90C C8102E',
    'C8102E F2E9DA F2B90C',
  ),
  'olive-oil': kind(
    tallBottle({ icon: 'olive' }, '#A3A53A'),
    '14513F F2B90C 14513F',
    'F2E9DA 14513F C8102E',
    '7A1F2B F2E9DA D9A441',
  ),
  'rapeseed-oil': kind(
    tallBottle({ icon: 'rapeseed' }, '#E3B62F'),
    'F2B90C 1E7A3C F2B90C',
    'FFFDF7 1E7A3C F2B90C',
    '14513F F2E9DA F2B90C',
  ),
  vinegar: kind(
    oneOf(tallBottle({ icon: 'grapes' }, '#5A2A22'), tallBottle({ icon: 'red-apple' }, '#E0B568')),
    '7A1F2B F2E9DA D9A441',
    'F2E9DA 14513F 7A1F2B',
    '14513F F2E9DA F2B90C',
  ),
  salt: kind(
    tin({ icon: 'salt', ground: '#BFDDF2' }, { lid: true }),
    '0B4F7A FFFDF7 F2B90C',
    'F6F8FA 2B6CB0 C8102E',
    '0E6B6B F2E9DA FFFDF7',
  ),
  'pepper-spice': kind(
    spiceGlass({ icon: 'peppercorns' }, { inside: '#3A3330' }),
    '14513F FFFDF7 14513F',
    'C8102E FFFDF7 2A3238',
    'F2B90C 2A3238 2A3238',
  ),
  spice: kind(
    oneOf(
      spiceGlass({ icon: 'hot-pepper' }, { inside: '#B5452A' }),
      spiceGlass({ icon: 'herb' }, { inside: '#7C8F3E' }),
      spiceGlass({ icon: 'garlic', ground: '#D9E6C4' }, { inside: '#E6D3A0' }),
    ),
    'C8102E FFFDF7 14513F',
    '14513F F2B90C 14513F',
    'F27B4B FFFDF7 2A3238',
  ),
  jam: kind(
    jar({ icon: 'strawberry', byTaste: true }, { inside: '#B3243B', checked: true }),
    'C8102E FFFDF7 C8102E',
    'F7E4DE B3243B 14513F',
    '2B6CB0 F7E4DE 2B6CB0',
  ),
  honey: kind(
    jar({ icon: 'honey-pot' }, { inside: '#E5A021' }),
    'F2B90C FFFDF7 8A5A2C',
    'FFFDF7 E9B44C 14513F',
    '8A5A2C F2E9DA F2B90C',
  ),
  'peanut-butter': kind(
    jar({ icon: 'peanuts' }, { inside: '#B97F3F' }),
    'C8102E F2B90C 0B4F7A',
    '14513F F2B90C FFFDF7',
    '0B4F7A F2B90C C8102E',
  ),
  'chocolate-spread': kind(
    jar({ icon: 'hazelnuts' }, { inside: '#4A2614' }),
    'FFFDF7 C8102E FFFDF7',
    'F2B90C 5A3420 C8102E',
    'C8102E F2E9DA 5A3420',
  ),
  syrup: kind(
    squeezeBottle({ icon: 'pancakes' }, '#8A4A1C', false),
    'F2B90C 7A1F2B C8102E',
    'C8102E F2B90C FFFDF7',
    '14513F F2B90C F2B90C',
  ),
  'mackerel-tin': kind(
    several(sardineTin(tomatoFish()), 196),
    'C8102E F2B90C FFFDF7',
    '0B4F7A F2B90C C8102E',
    '1E7A3C F2B90C FFFDF7',
  ),
  'caviar-tube': kind(
    foodTube({ icon: 'tinned-fish' }, '#F29A86'),
    '2B6CB0 F2B90C FFFDF7',
    'F2B90C 2B6CB0 C8102E',
  ),
}
