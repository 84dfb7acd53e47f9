import { byForm, type Drawing } from '../drawing/look.ts'
import type { Print } from '../front.ts'
import { beerBottle, type Filling, petBottle, squashBottle } from '../shapes/bottle.ts'
import { handleBox } from '../shapes/box.ts'
import { can, slimCan } from '../shapes/can.ts'
import { carton } from '../shapes/carton.ts'
import { crate } from '../shapes/crate.ts'
import { several } from '../shapes/several.ts'
import { sparklingWine, spirits, wine } from '../shapes/wine.ts'
import { type KindLook, kind } from './kind-look.ts'

const beer = ['1E7A3C F2B90C FFFDF7', 'C8102E FFFDF7 F2B90C', 'F2B90C 1E3A5F C8102E', '1E3A5F D9A441 FFFDF7']
/** As wide as each piece is drawn. */
const wide = { can: 80, slimCan: 70, bottle: 68, petBottle: 90 }
const cans = (print: Print) => several(can(print), wide.can, crate(print))
const petBottles = (print: Print, filling: Filling) =>
  several(petBottle(print, filling), wide.petBottle, crate(print))
const beers = (icon: string, glass = '#5A3214', byTaste = false) =>
  byForm(
    { can: cans({ icon, byTaste }) },
    several(beerBottle({ icon, byTaste }, glass), wide.bottle, crate({ icon, byTaste })),
  )
/** Without sugar: the pack goes black, the brand's colour stays as its band. */
const blackened =
  (draw: Drawing): Drawing =>
  (look) =>
    draw({ ...look, body: '#1B1A1D', band: look.body === '#1B1A1D' ? look.band : look.body, cap: '#1B1A1D' })
const soda = (print: Print, filling: Filling) => byForm({ can: cans(print) }, petBottles(print, filling))

export const drinkKinds: Record<string, KindLook> = {
  cola: kind(
    soda({ icon: 'cola-glass' }, { liquid: '#3A1A12' }),
    'C8102E FFFDF7 C8102E',
    '1E3A8A C8102E FFFDF7',
    '7A1F2B F2B90C FFFDF7',
  ),
  'cola-zero': kind(
    blackened(soda({ icon: 'cola-glass' }, { liquid: '#2A120D' })),
    '1B1A1D C8102E 1B1A1D',
    '1B1A1D 2B6CB0 C3CBCF',
    '2A3238 F2B90C 1B1A1D',
  ),
  'orange-soda': kind(
    soda({ icon: 'tangerine', byTaste: true }, { liquid: '#F28A1E', tinted: true }),
    'F28A1E 1E3A8A FFFDF7',
    'F2B90C 1E7A3C F27B4B',
  ),
  'lemon-soda': kind(
    soda({ icon: 'lemon', byTaste: true }, { liquid: '#E8F1DC' }),
    '1E7A3C F2B90C FFFDF7',
    'F2B90C 1E7A3C 2B6CB0',
  ),
  'energy-drink': kind(
    several(slimCan({ icon: 'high-voltage' }), wide.slimCan, crate({ icon: 'high-voltage' })),
    '1B1A1D 4E9A46 C3CBCF',
    '1E3A8A C8102E F2B90C',
    '6B4FA0 F2B90C 1B1A1D',
    'F27B4B FFFDF7 1B1A1D',
  ),
  water: kind(
    petBottles({ icon: 'droplet' }, { liquid: '#CFE8F5', fizzy: false }),
    '2B6CB0 FFFDF7 2B6CB0',
    '0E6B6B FFFDF7 0B4F7A',
  ),
  'sparkling-water': kind(
    soda({ icon: 'fizz', byTaste: true }, { liquid: '#BFE3DC' }),
    '0B4F7A FFFDF7 C8102E',
    '1E7A3C FFFDF7 F2B90C',
    '8FC0DC 0B4F7A FFFDF7',
  ),
  'orange-juice': kind(
    carton({ icon: 'tangerine', byTaste: true }),
    'F28A1E 1E7A3C FFFDF7',
    'F2B90C F27B4B 1E7A3C',
    'FFFDF7 F28A1E 1E7A3C',
  ),
  'apple-juice': kind(
    carton({ icon: 'red-apple', byTaste: true }),
    'D9A441 C8102E 1E7A3C',
    '4E9A46 F2B90C C8102E',
    'FFFDF7 4E9A46 C8102E',
  ),
  squash: kind(
    squashBottle({ icon: 'cup-with-straw', byTaste: true }, '#B3243B'),
    'C8102E FFFDF7 F2B90C',
    'F27B4B FFFDF7 1E7A3C',
    '6B4FA0 FFFDF7 F2B90C',
  ),
  'ice-tea': kind(
    petBottle({ icon: 'tea-cup', byTaste: true }, { liquid: '#C9752A', fizzy: false }),
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
    beers('beer-free', '#2E5E3A'),
    '2B6CB0 FFFDF7 D9A441',
    'F6F8FA 2B6CB0 1E7A3C',
    '8FC0DC 1E3A5F F2B90C',
  ),
  cider: kind(
    beers('green-apple', '#7FA05A', true),
    '4E9A46 F2B90C C8102E',
    'D9A441 14513F C8102E',
    'F7E4DE B3243B 14513F',
  ),
  'red-wine': kind(
    byForm({ box: handleBox({ icon: 'wine-glass' }) }, wine({ icon: 'grapes' }, '#3A1420')),
    'F2E9DA 7A1F2B 7A1F2B',
    'FFFDF7 1E3A5F D9A441',
    '7A1F2B F2E9DA D9A441',
  ),
  'white-wine': kind(
    byForm({ box: handleBox({ icon: 'white-grapes' }) }, wine({ icon: 'white-grapes' }, '#B9B24E')),
    'FFFDF7 14513F D9A441',
    'F2E9DA 4E9A46 D9A441',
  ),
  'rose-wine': kind(
    byForm({ box: handleBox({ icon: 'rose' }) }, wine({ icon: 'rose' }, '#EFA5A0')),
    'FFFDF7 B3243B F7E4DE',
    'F7E4DE B3243B D9A441',
  ),
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
