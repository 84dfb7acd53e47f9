import { iconAt } from '../icons.ts'
import { oneOf } from '../look.ts'
import { pouch } from '../shapes/bag.ts'
import { petBottle, squashBottle } from '../shapes/bottle.ts'
import { box, flatBox, handleBox, lowBox } from '../shapes/box.ts'
import { can, sixPack, slimCan } from '../shapes/can.ts'
import { carton } from '../shapes/carton.ts'
import { crate } from '../shapes/crate.ts'
import { pillow, windowBag } from '../shapes/pillow.ts'
import { cardPack } from '../shapes/tray.ts'
import { iceTub } from '../shapes/tub.ts'
import { sparklingWine, spirits, wine } from '../shapes/wine.ts'
import { type KindLook, kind } from './kind-look.ts'

const frost = ['2B6CB0 FFFDF7 F2B90C', '0E6B6B FFFDF7 F2B90C', '1E7A3C FFFDF7 C8102E']
const beer = ['1E7A3C F2B90C FFFDF7', 'C8102E FFFDF7 F2B90C', 'F2B90C 1E3A5F C8102E', '1E3A5F D9A441 FFFDF7']
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
const frozen = (icon: string) => pillow({ icon }, { frost: true })
const heap = (icon: string) =>
  [
    [70, 122],
    [102, 114],
    [136, 118],
    [168, 124],
    [84, 156],
    [120, 150],
    [156, 158],
    [104, 182],
    [140, 184],
  ]
    .map(([x = 0, y = 0]) => iconAt(icon, x, y, 40))
    .join('')
const seeThrough = (icon: string, ground: string) =>
  windowBag({ print: { icon }, contents: heap(icon), ground })
const beers = (icon: string) => oneOf(can({ icon }), sixPack({ icon }), crate({ icon }))

/** Frozen goods, drinks, sweets and snacks. */
export const frozenDrinksSweetsKinds: Record<string, KindLook> = {
  'pizza-frozen': kind(
    flatBox({ icon: 'pizza' }),
    'C8102E FFFDF7 1E7A3C',
    '1E7A3C FFFDF7 C8102E',
    '0B4F7A F2B90C C8102E',
    'F2B90C C8102E 14513F',
  ),
  'frozen-peas': kind(frozen('pea-pod'), '1E7A3C FFFDF7 F2B90C', '4E9A46 FFFDF7 2B6CB0'),
  'frozen-vegetables': kind(frozen('broccoli'), ...frost),
  'frozen-berries': kind(
    frozen('blueberries'),
    '6B4FA0 FFFDF7 B3243B',
    'B3243B FFFDF7 2B6CB0',
    '2B6CB0 FFFDF7 B3243B',
  ),
  'frozen-fries': kind(
    frozen('french-fries'),
    'C8102E F2B90C FFFDF7',
    'F2B90C C8102E FFFDF7',
    '1E7A3C F2B90C FFFDF7',
  ),
  'frozen-fish': kind(box({ icon: 'fish' }), '0B4F7A FFFDF7 F2B90C', '2B6CB0 DFF0F7 F27B4B'),
  'fish-fingers': kind(box({ icon: 'fried-shrimp' }), '0B4F7A F2B90C FFFDF7', 'F2B90C 0B4F7A C8102E'),
  'ice-cream': kind(
    iceTub({ icon: 'soft-ice-cream' }),
    'F7E4DE B3243B FFFDF7',
    'F9EDC9 5A3420 F2B90C',
    'E2EDF2 2B6CB0 F27B4B',
    'E3F0E2 14513F F2B90C',
  ),
  'ice-lolly': kind(
    box({ icon: 'shaved-ice' }),
    '2B6CB0 F2B90C C8102E',
    'C8102E FFFDF7 2B6CB0',
    '6B4FA0 F2B90C FFFDF7',
  ),
  'ready-meal': kind(
    box({ icon: 'pot-of-food' }),
    'C8102E F2E9DA F2B90C',
    '14513F F2E9DA F27B4B',
    '0B4F7A F2E9DA F2B90C',
  ),
  'spring-rolls': kind(box({ icon: 'burrito' }), 'C8102E F2B90C FFFDF7', '14513F F2B90C C8102E'),
  'frozen-bread': kind(frozen('baguette-bread'), ...frost),
  cola: kind(
    oneOf(petBottle({ icon: 'cup-with-straw' }, { liquid: '#3A1A12' }), can({ icon: 'cup-with-straw' })),
    'C8102E FFFDF7 C8102E',
    '1E3A8A C8102E FFFDF7',
    '7A1F2B F2B90C FFFDF7',
  ),
  'cola-zero': kind(
    oneOf(petBottle({ icon: 'cup-with-straw' }, { liquid: '#3A1A12' }), can({ icon: 'cup-with-straw' })),
    '1B1A1D C8102E 1B1A1D',
    '1B1A1D 2B6CB0 C3CBCF',
  ),
  'orange-soda': kind(
    oneOf(petBottle({ icon: 'tangerine' }, { liquid: '#F28A1E' }), can({ icon: 'tangerine' })),
    'F28A1E 1E3A8A FFFDF7',
    'F2B90C 1E7A3C F27B4B',
  ),
  'lemon-soda': kind(
    oneOf(petBottle({ icon: 'lemon' }, { liquid: '#E8F1DC' }), can({ icon: 'lemon' })),
    '1E7A3C F2B90C FFFDF7',
    'F2B90C 1E7A3C 2B6CB0',
  ),
  'energy-drink': kind(
    slimCan({ icon: 'bolt' }),
    '1B1A1D 4E9A46 C3CBCF',
    '1E3A8A C8102E F2B90C',
    '6B4FA0 F2B90C 1B1A1D',
    'F27B4B FFFDF7 1B1A1D',
  ),
  water: kind(
    petBottle({ icon: 'droplet' }, { liquid: '#DDF0F8', fizzy: false }),
    '2B6CB0 FFFDF7 2B6CB0',
    '0E6B6B FFFDF7 0B4F7A',
  ),
  'sparkling-water': kind(
    oneOf(petBottle({ icon: 'bubbles' }, { liquid: '#DDF0F8' }), can({ icon: 'lemon' })),
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
    squashBottle({ icon: 'strawberry' }, '#B3243B'),
    'C8102E FFFDF7 F2B90C',
    'F27B4B FFFDF7 1E7A3C',
    '6B4FA0 FFFDF7 F2B90C',
  ),
  'ice-tea': kind(
    oneOf(petBottle({ icon: 'lemon' }, { liquid: '#C9752A', fizzy: false }), carton({ icon: 'lemon' })),
    'F2B90C C8102E 1E7A3C',
    'F27B4B 1E7A3C FFFDF7',
  ),
  'beer-lager': kind(beers('beer-mug'), ...beer),
  'beer-dark': kind(beers('hop'), '5A3420 D9A441 FFFDF7', '3A2A22 C8102E D9A441', '7A1F2B D9A441 FFFDF7'),
  'beer-alcohol-free': kind(
    oneOf(can({ icon: 'beer-mug' }), sixPack({ icon: 'beer-mug' })),
    '2B6CB0 FFFDF7 D9A441',
    'F6F8FA 2B6CB0 1E7A3C',
    '8FC0DC 1E3A5F F2B90C',
  ),
  cider: kind(
    oneOf(can({ icon: 'red-apple' }), can({ icon: 'pear' })),
    '4E9A46 F2B90C C8102E',
    'D9A441 14513F C8102E',
    'F7E4DE B3243B 14513F',
  ),
  'red-wine': kind(
    oneOf(wine({ icon: 'grapes' }, '#3A1420'), handleBox({ icon: 'wine-glass' })),
    'F2E9DA 7A1F2B 7A1F2B',
    'FFFDF7 1E3A5F D9A441',
    '7A1F2B F2E9DA D9A441',
  ),
  'white-wine': kind(
    oneOf(wine({ icon: 'grapes' }, '#B9B24E'), handleBox({ icon: 'wine-glass' })),
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
  gin: kind(spirits({ icon: 'lemon' }, '#DDF0F8'), '0B4F7A FFFDF7 C3CBCF', '14513F F2E9DA D9A441'),
  vodka: kind(spirits({ icon: 'ice' }, '#EAF4F9'), '2B6CB0 FFFDF7 C3CBCF', 'C8102E FFFDF7 C3CBCF'),
  whisky: kind(
    spirits({ icon: 'tumbler-glass' }, '#C9782A', { squat: true }),
    'F2E9DA 7A1F2B 3A2A22',
    '1B1A1D D9A441 D9A441',
  ),
  snaps: kind(spirits({ icon: 'herb' }, '#F0E3A8'), 'FFFDF7 C8102E D9A441', 'F2B90C 14513F C8102E'),
  'chocolate-bar': kind(
    flatBox({ icon: 'chocolate-bar' }),
    '6B4FA0 F2B90C FFFDF7',
    'C8102E F2B90C FFFDF7',
    'F2B90C C8102E 5A3420',
    '1E3A5F D9A441 C8102E',
    '2B6CB0 FFFDF7 F2B90C',
  ),
  'chocolate-box': kind(
    lowBox({ icon: 'chocolate-bar' }),
    '7A1F2B D9A441 D9A441',
    '1E3A5F D9A441 C8102E',
    '14513F D9A441 C8102E',
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
    flatBox({ icon: 'leafdrop' }),
    '0E6B6B FFFDF7 8FC0DC',
    '2B6CB0 FFFDF7 4E9A46',
    '4E9A46 FFFDF7 F2B90C',
  ),
  crisps: kind(pillow({ icon: 'crisps' }), ...salty),
  nachos: kind(
    pillow({ icon: 'taco' }),
    'F2B90C C8102E 14513F',
    'C8102E F2B90C 14513F',
    'F27B4B F2B90C 14513F',
  ),
  popcorn: kind(pillow({ icon: 'popcorn' }), 'C8102E FFFDF7 F2B90C', '2B6CB0 FFFDF7 F2B90C'),
  nuts: kind(oneOf(pouch({ icon: 'peanuts' }), seeThrough('chestnut', '#E2C49A')), ...salty),
  almonds: kind(seeThrough('almonds', '#E8D2A6'), '8A5A2C F2E9DA F2B90C', '14513F F2E9DA D9A441'),
  raisins: kind(box({ icon: 'raisins' }), 'C8102E F2B90C FFFDF7', '6B4FA0 F2B90C FFFDF7'),
  biscuits: kind(
    oneOf(flatBox({ icon: 'cookie' }), pillow({ icon: 'cookie' })),
    'C8102E F2B90C FFFDF7',
    '0B4F7A F2E9DA D9A441',
    'E9B44C 7A1F2B FFFDF7',
    '1B1A1D 2B6CB0 FFFDF7',
  ),
  oatcakes: kind(flatBox({ icon: 'oat-ear' }), 'E9B44C 14513F C8102E', '0B4F7A F2E9DA D9A441'),
  wafer: kind(
    flatBox({ icon: 'wafer' }),
    'C8102E F2B90C FFFDF7',
    '2B6CB0 FFFDF7 F2B90C',
    'F2B90C C8102E 1E7A3C',
  ),
  'protein-bar': kind(
    flatBox({ icon: 'protein' }),
    '1B1A1D F27B4B C3CBCF',
    '0E6B6B FFFDF7 F2B90C',
    '6B4FA0 FFFDF7 F2B90C',
  ),
  dates: kind(
    cardPack(heap('dates'), { icon: 'dates' }, '#E8D2A6'),
    '8A5A2C F2E9DA F2B90C',
    '14513F F2E9DA D9A441',
  ),
}
