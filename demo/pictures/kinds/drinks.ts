import { type Drawing, oneOf } from '../look.ts'
import { petBottle, squashBottle } from '../shapes/bottle.ts'
import { handleBox } from '../shapes/box.ts'
import { can, sixPack, slimCan } from '../shapes/can.ts'
import { carton } from '../shapes/carton.ts'
import { crate } from '../shapes/crate.ts'
import { sparklingWine, spirits, wine } from '../shapes/wine.ts'
import { type KindLook, kind } from './kind-look.ts'

const beer = ['1E7A3C F2B90C FFFDF7', 'C8102E FFFDF7 F2B90C', 'F2B90C 1E3A5F C8102E', '1E3A5F D9A441 FFFDF7']
const beers = (icon: string) => oneOf(can({ icon }), sixPack({ icon }), crate({ icon }))
/** Without sugar: the pack goes black, the brand's colour stays as its band. */
const blackened =
  (draw: Drawing): Drawing =>
  (look) =>
    draw({ ...look, body: '#1B1A1D', band: look.body === '#1B1A1D' ? look.band : look.body, cap: '#1B1A1D' })
const soda = (icon: string, liquid: string) => oneOf(petBottle({ icon }, { liquid }), can({ icon }))

export const drinkKinds: Record<string, KindLook> = {
  cola: kind(
    soda('cola-glass', '#3A1A12'),
    'C8102E FFFDF7 C8102E',
    '1E3A8A C8102E FFFDF7',
    '7A1F2B F2B90C FFFDF7',
  ),
  'cola-zero': kind(
    blackened(soda('cola-glass', '#2A120D')),
    '1B1A1D C8102E 1B1A1D',
    '1B1A1D 2B6CB0 C3CBCF',
    '2A3238 F2B90C 1B1A1D',
  ),
  'orange-soda': kind(soda('tangerine', '#F28A1E'), 'F28A1E 1E3A8A FFFDF7', 'F2B90C 1E7A3C F27B4B'),
  'lemon-soda': kind(soda('lemon', '#E8F1DC'), '1E7A3C F2B90C FFFDF7', 'F2B90C 1E7A3C 2B6CB0'),
  'energy-drink': kind(
    slimCan({ icon: 'high-voltage' }),
    '1B1A1D 4E9A46 C3CBCF',
    '1E3A8A C8102E F2B90C',
    '6B4FA0 F2B90C 1B1A1D',
    'F27B4B FFFDF7 1B1A1D',
  ),
  water: kind(
    petBottle({ icon: 'droplet' }, { liquid: '#CFE8F5', fizzy: false }),
    '2B6CB0 FFFDF7 2B6CB0',
    '0E6B6B FFFDF7 0B4F7A',
  ),
  'sparkling-water': kind(
    oneOf(
      petBottle({ icon: 'fizz' }, { liquid: '#BFE3DC' }),
      can({ icon: 'fizz' }),
      petBottle({ icon: 'lime' }, { liquid: '#BFE3DC' }),
    ),
    '0B4F7A FFFDF7 C8102E',
    '1E7A3C FFFDF7 F2B90C',
    '8FC0DC 0B4F7A FFFDF7',
  ),
  'orange-juice': kind(
    carton({ icon: 'tangerine' }),
    'F28A1E 1E7A3C FFFDF7',
    'F2B90C F27B4B 1E7A3C',
    'FFFDF7 F28A1E 1E7A3C',
  ),
  'apple-juice': kind(
    carton({ icon: 'red-apple' }),
    'D9A441 C8102E 1E7A3C',
    '4E9A46 F2B90C C8102E',
    'FFFDF7 4E9A46 C8102E',
  ),
  squash: kind(
    oneOf(
      squashBottle({ icon: 'strawberry' }, '#B3243B'),
      squashBottle({ icon: 'raspberry' }, '#A51E4D'),
      squashBottle({ icon: 'tangerine' }, '#E8892B'),
    ),
    'C8102E FFFDF7 F2B90C',
    'F27B4B FFFDF7 1E7A3C',
    '6B4FA0 FFFDF7 F2B90C',
  ),
  'ice-tea': kind(
    oneOf(
      petBottle({ icon: 'peach' }, { liquid: '#C9752A', fizzy: false }),
      petBottle({ icon: 'lemon' }, { liquid: '#C9752A', fizzy: false }),
      carton({ icon: 'peach' }),
    ),
    'F2B90C C8102E 1E7A3C',
    'F27B4B 1E7A3C FFFDF7',
    '4E9A46 FFFDF7 F2B90C',
  ),
  'beer-lager': kind(beers('beer-mug'), ...beer),
  'beer-dark': kind(
    beers('dark-beer'),
    '5A3420 D9A441 FFFDF7',
    '3A2A22 C8102E D9A441',
    '7A1F2B D9A441 FFFDF7',
  ),
  'beer-alcohol-free': kind(
    oneOf(can({ icon: 'beer-free' }), sixPack({ icon: 'beer-free' })),
    '2B6CB0 FFFDF7 D9A441',
    'F6F8FA 2B6CB0 1E7A3C',
    '8FC0DC 1E3A5F F2B90C',
  ),
  cider: kind(
    oneOf(can({ icon: 'red-apple' }), can({ icon: 'pear' }), can({ icon: 'green-apple' })),
    '4E9A46 F2B90C C8102E',
    'D9A441 14513F C8102E',
    'F7E4DE B3243B 14513F',
  ),
  'red-wine': kind(
    oneOf(
      wine({ icon: 'grapes' }, '#3A1420'),
      wine({ icon: 'grapes' }, '#3A1420'),
      handleBox({ icon: 'wine-glass' }),
    ),
    'F2E9DA 7A1F2B 7A1F2B',
    'FFFDF7 1E3A5F D9A441',
    '7A1F2B F2E9DA D9A441',
  ),
  'white-wine': kind(
    oneOf(
      wine({ icon: 'white-grapes' }, '#B9B24E'),
      wine({ icon: 'white-grapes' }, '#8FA35A'),
      handleBox({ icon: 'white-grapes' }),
    ),
    'FFFDF7 14513F D9A441',
    'F2E9DA 4E9A46 D9A441',
  ),
  'rose-wine': kind(wine({ icon: 'rose' }, '#EFA5A0'), 'FFFDF7 B3243B F7E4DE', 'F7E4DE B3243B D9A441'),
  'sparkling-wine': kind(
    sparklingWine({ icon: 'clinking-glasses' }, '#2E5E3A'),
    'F2E9DA D9A441 D9A441',
    'FFFDF7 1E3A5F D9A441',
    '1B1A1D D9A441 D9A441',
  ),
  gin: kind(spirits({ icon: 'juniper' }, '#CFE6E4'), '0B4F7A FFFDF7 C3CBCF', '14513F F2E9DA D9A441'),
  vodka: kind(spirits({ icon: 'ice' }, '#DDEBF3'), '2B6CB0 FFFDF7 C3CBCF', 'C8102E FFFDF7 C3CBCF'),
  whisky: kind(
    spirits({ icon: 'tumbler-glass' }, '#C9782A', { squat: true }),
    'F2E9DA 7A1F2B 3A2A22',
    '1B1A1D D9A441 D9A441',
  ),
  snaps: kind(
    spirits({ icon: 'caraway', ground: '#C9DDB0' }, '#F0E3A8'),
    'FFFDF7 C8102E D9A441',
    'F2B90C 14513F C8102E',
    '14513F F2E9DA D9A441',
  ),
}
