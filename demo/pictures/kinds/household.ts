import { iconAt } from '../icons.ts'
import { oneOf } from '../look.ts'
import { pouch } from '../shapes/bag.ts'
import { box, flatBox, lowBox } from '../shapes/box.ts'
import { smallBrick } from '../shapes/carton.ts'
import { softPack, wipesPack } from '../shapes/crate.ts'
import {
  detergentBottle,
  dishBottle,
  duckBottle,
  flipBottle,
  pumpBottle,
  roundBottle,
  sprayBottle,
} from '../shapes/household.ts'
import { smallJar } from '../shapes/jar.ts'
import { three, two } from '../shapes/loose.ts'
import { kitchenRolls, toiletRolls } from '../shapes/rolls.ts'
import { lyingSack, sack } from '../shapes/sack.ts'
import { tin } from '../shapes/tin.ts'
import { lightBulb } from '../shapes/tools.ts'
import { cardPack } from '../shapes/tray.ts'
import { standingTube, toothpaste } from '../shapes/tube.ts'
import { spirits } from '../shapes/wine.ts'
import { type KindLook, kind } from './kind-look.ts'

const wash = [
  '2B6CB0 FFFDF7 C8102E',
  '6B4FA0 FFFDF7 F2B90C',
  '0E6B6B FFFDF7 F27B4B',
  '1E7A3C FFFDF7 F2B90C',
  'E87E9A FFFDF7 6B4FA0',
]
const care = [
  'F7E4DE B3243B FFFDF7',
  'E2EDF2 2B6CB0 F2B90C',
  'FFFDF7 0E6B6B D9A441',
  'EAE3F5 6B4FA0 FFFDF7',
  '1B1A1D D9A441 C3CBCF',
]
const pharmacy = [
  'FFFDF7 1E7A3C 2B6CB0',
  'FFFDF7 2B6CB0 C8102E',
  'FFFDF7 C8102E F2B90C',
  'E3F0E2 0E6B6B F27B4B',
]
const pets = [
  'C8102E F2B90C FFFDF7',
  'F2B90C 6B4FA0 FFFDF7',
  '2B6CB0 F2B90C C8102E',
  '1E7A3C F2E9DA F27B4B',
  '1B1A1D D9A441 C8102E',
]
const baby = ['8FC0DC FFFDF7 F2B90C', '0E6B6B FFFDF7 F27B4B', 'E3F0E2 4E9A46 F27B4B', 'F9EDC9 F27B4B 2B6CB0']
const battery = [70, 104, 138, 172].map((x) => iconAt('battery', x, 138, 60)).join('')

/** Household, care and medicine, baby and pets. */
export const householdKinds: Record<string, KindLook> = {
  'toilet-paper': kind(
    toiletRolls({ icon: 'cloud' }),
    '2B6CB0 FFFDF7 8FC0DC',
    '6B4FA0 FFFDF7 E87E9A',
    '1E7A3C FFFDF7 F2B90C',
    'E87E9A FFFDF7 2B6CB0',
  ),
  'kitchen-roll': kind(
    kitchenRolls({ icon: 'drop' }),
    '1E7A3C FFFDF7 F2B90C',
    '2B6CB0 FFFDF7 F27B4B',
    'F27B4B FFFDF7 2B6CB0',
  ),
  napkins: kind(
    softPack({ icon: 'white-flower' }),
    'C8102E FFFDF7 F2B90C',
    '14513F FFFDF7 D9A441',
    '2B6CB0 FFFDF7 E87E9A',
  ),
  'laundry-liquid': kind(detergentBottle({ icon: 'shirt' }), ...wash),
  'laundry-powder': kind(oneOf(box({ icon: 'shirt' }), sack({ icon: 'shirt' })), ...wash),
  'fabric-softener': kind(roundBottle({ icon: 'tulip' }), ...wash),
  'dishwasher-tabs': kind(pouch({ icon: 'plate' }), ...wash),
  'dish-soap': kind(
    dishBottle({ icon: 'plate' }, '#7CC36A'),
    '1E7A3C F2B90C FFFDF7',
    '2B6CB0 FFFDF7 F2B90C',
    'F2B90C 1E7A3C C8102E',
  ),
  'all-purpose-cleaner': kind(sprayBottle({ icon: 'sparkles' }), ...wash),
  'toilet-cleaner': kind(duckBottle({ icon: 'sparkles' }), '0E6B6B FFFDF7 F2B90C', '2B6CB0 F2B90C C8102E'),
  'bin-bags': kind(lowBox({ icon: 'bucket' }), '14513F F2B90C FFFDF7', '2A3238 F27B4B FFFDF7'),
  candles: kind(three('candle'), 'F2E9DA C8102E D9A441'),
  batteries: kind(
    cardPack(battery, { icon: 'bolt' }, '#E8EDF0'),
    '1B1A1D D9762B D9A441',
    'C8102E F2B90C 1B1A1D',
    '1E7A3C F2B90C 1B1A1D',
  ),
  'light-bulb': kind(lightBulb, '2B6CB0 FFFDF7 F2B90C', '1E7A3C F2B90C FFFDF7', 'F27B4B FFFDF7 2B6CB0'),
  'coffee-filters': kind(box({ icon: 'hot-beverage' }), 'F2E9DA 8A5A2C C8102E', 'C8102E F2E9DA 1E7A3C'),
  sponge: kind(two('sponge')),
  shampoo: kind(flipBottle({ icon: 'plait' }), ...care),
  conditioner: kind(flipBottle({ icon: 'plait' }, true), ...care),
  'shower-gel': kind(flipBottle({ icon: 'shower' }), ...care),
  soap: kind(oneOf(pumpBottle({ icon: 'bubbles' }), pumpBottle({ icon: 'soap' })), ...care),
  toothpaste: kind(
    toothpaste({ icon: 'tooth' }),
    'C8102E FFFDF7 2B6CB0',
    '2B6CB0 FFFDF7 C8102E',
    '0E6B6B FFFDF7 F2B90C',
    '6B4FA0 FFFDF7 2B6CB0',
  ),
  toothbrush: kind(
    cardPack([84, 120, 156].map((x) => iconAt('bar', x, 140, 62, 90)).join(''), { icon: 'tooth' }),
    'C8102E FFFDF7 2B6CB0',
    '0E6B6B FFFDF7 F2B90C',
  ),
  deodorant: kind(roundBottle({ icon: 'leafdrop' }), ...care),
  'face-cream': kind(smallJar({ icon: 'rose' }, { inside: '#F7EFE6' }), ...care),
  'body-lotion': kind(pumpBottle({ icon: 'lotion-bottle' }), ...care),
  sunscreen: kind(
    standingTube({ icon: 'sun' }),
    'F2B90C F27B4B FFFDF7',
    'F27B4B FFFDF7 2B6CB0',
    'FFFDF7 F2B90C 2B6CB0',
  ),
  razor: kind(
    cardPack(iconAt('razor', 120, 142, 96), { icon: 'razor' }, '#E8EDF0'),
    '1E3A5F 2B6CB0 F27B4B',
    'E87E9A FFFDF7 6B4FA0',
  ),
  'sanitary-pads': kind(
    softPack({ icon: 'white-flower' }),
    'E87E9A FFFDF7 6B4FA0',
    '6B4FA0 F7E4DE FFFDF7',
    '2B6CB0 FFFDF7 E87E9A',
  ),
  tampons: kind(box({ icon: 'drop' }), '6B4FA0 FFFDF7 E87E9A', '2B6CB0 FFFDF7 E87E9A'),
  perfume: kind(
    spirits({ icon: 'rose' }, '#F3C9D2', { squat: true }),
    'F7E4DE B3243B D9A441',
    '1B1A1D D9A441 D9A441',
    'EAE3F5 6B4FA0 C3CBCF',
  ),
  mascara: kind(
    standingTube({ icon: 'lipstick' }),
    '1B1A1D E87E9A D9A441',
    'C8102E FFFDF7 1B1A1D',
    '6B4FA0 D9A441 1B1A1D',
  ),
  vitamins: kind(
    tin({ icon: 'pill' }, { lid: true }),
    'F27B4B FFFDF7 1E7A3C',
    '1E7A3C FFFDF7 F2B90C',
    'F2B90C FFFDF7 C8102E',
  ),
  'fish-oil': kind(tin({ icon: 'fish' }, { lid: true }), 'F2B90C 0B4F7A FFFDF7', '0B4F7A FFFDF7 F2B90C'),
  painkillers: kind(flatBox({ icon: 'pill' }), ...pharmacy),
  plasters: kind(flatBox({ icon: 'adhesive-bandage' }), ...pharmacy),
  'nasal-spray': kind(sprayBottle({ icon: 'drop' }), ...pharmacy),
  'hand-cream': kind(standingTube({ icon: 'lotion-bottle' }), ...care),
  'hair-colour': kind(box({ icon: 'plait' }), ...care),
  nappies: kind(softPack({ icon: 'baby' }), ...baby),
  wipes: kind(wipesPack({ icon: 'drop' }), ...baby),
  'baby-food': kind(smallJar({ icon: 'carrot' }, { inside: '#F2A65A' }), ...baby),
  'baby-porridge': kind(box({ icon: 'bowl-with-spoon' }), ...baby),
  'baby-formula': kind(smallBrick({ icon: 'baby-bottle' }), ...baby),
  'dog-food': kind(sack({ icon: 'dog' }), ...pets),
  'dog-snacks': kind(pouch({ icon: 'bone' }), ...pets),
  'cat-food': kind(sack({ icon: 'cat' }), ...pets),
  'cat-food-wet': kind(oneOf(pouch({ icon: 'cat' }), tin({ icon: 'cat' })), ...pets),
  'cat-litter': kind(lyingSack({ icon: 'paw-prints' }), ...pets),
  'bird-food': kind(sack({ icon: 'bird' }), '1E7A3C F2B90C C8102E', 'F2B90C 1E7A3C 2B6CB0'),
}
