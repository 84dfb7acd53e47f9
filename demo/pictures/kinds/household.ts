import { byForm, type Drawing, oneOf } from '../drawing/look.ts'
import { pouch } from '../shapes/bag.ts'
import { handleBox, longBox } from '../shapes/box.ts'
import {
  binBags,
  blockCandle,
  candles,
  cells,
  coffeeFilters,
  napkins,
  sponges,
  teaLights,
} from '../shapes/home.ts'
import { detergentBottle, dishBottle, duckBottle, roundBottle, sprayBottle } from '../shapes/household.ts'
import { kitchenRolls, toiletRolls } from '../shapes/rolls.ts'
import { cardPack } from '../shapes/tray.ts'
import { lightBulb } from '../shapes/workwear.ts'
import { type KindLook, kind } from './kind-look.ts'

const wash = [
  '2B6CB0 FFFDF7 C8102E',
  '6B4FA0 FFFDF7 F2B90C',
  '0E6B6B FFFDF7 F27B4B',
  '1E7A3C FFFDF7 F2B90C',
  'E87E9A FFFDF7 6B4FA0',
]

const batteries: Drawing = (look) =>
  cardPack(cells(look.body, look.band), { icon: 'battery' }, '#E8EDF0')(look)

export const householdKinds: Record<string, KindLook> = {
  'toilet-paper': kind(
    toiletRolls({ icon: 'roll-of-paper', ground: '#DCEBF4' }),
    '2B6CB0 FFFDF7 8FC0DC',
    '6B4FA0 FFFDF7 E87E9A',
    '1E7A3C FFFDF7 F2B90C',
    'E87E9A FFFDF7 2B6CB0',
  ),
  'kitchen-roll': kind(
    kitchenRolls({ icon: 'sweat-droplets' }),
    '1E7A3C FFFDF7 F2B90C',
    '2B6CB0 FFFDF7 F27B4B',
    'F27B4B FFFDF7 2B6CB0',
  ),
  napkins: kind(
    napkins({ icon: 'fork-and-knife' }),
    'F2B90C C8102E FFFDF7',
    'FFFDF7 14513F D9A441',
    'E87E9A 2B6CB0 FFFDF7',
    'F2E9DA 6B4FA0 F2B90C',
  ),
  'laundry-liquid': kind(
    byForm({ pods: pouch({ icon: 't-shirt' }) }, detergentBottle({ icon: 't-shirt' })),
    ...wash,
  ),
  'laundry-powder': kind(handleBox({ icon: 't-shirt' }), ...wash),
  'fabric-softener': kind(oneOf(roundBottle({ icon: 'tulip' }), roundBottle({ icon: 'hibiscus' })), ...wash),
  'dishwasher-tabs': kind(pouch({ icon: 'dish-tab' }), ...wash),
  'dish-soap': kind(
    dishBottle({ icon: 'plate', ground: '#BFDDF2' }, '#7CC36A'),
    '1E7A3C F2B90C FFFDF7',
    '2B6CB0 FFFDF7 F2B90C',
    'F2B90C 1E7A3C C8102E',
  ),
  'all-purpose-cleaner': kind(sprayBottle({ icon: 'sparkles' }), ...wash),
  'toilet-cleaner': kind(
    duckBottle({ icon: 'toilet', ground: '#CFE8F5' }),
    '0E6B6B FFFDF7 F2B90C',
    '2B6CB0 F2B90C C8102E',
    '1E3A5F 8FC0DC C8102E',
  ),
  'bin-bags': kind(
    binBags({ icon: 'wastebasket' }),
    '14513F F2B90C FFFDF7',
    'F27B4B FFFDF7 2A3238',
    '2B6CB0 FFFDF7 F2B90C',
  ),
  foil: kind(
    longBox({ icon: 'baked-potato' }, '#CBD3D7'),
    '0B4F7A C3CBCF F2B90C',
    '14513F C3CBCF F2B90C',
    'C8102E C3CBCF 1E3A5F',
  ),
  'baking-paper': kind(
    longBox({ icon: 'cookie' }, '#EBDDBE'),
    'C8102E F2B90C FFFDF7',
    '14513F F2E9DA F2B90C',
    '8A5A2C F2E9DA F2B90C',
  ),
  candles: kind(
    byForm({ block: blockCandle, tea: teaLights }, candles),
    'F2E9DA C8102E D9A441',
    'C8102E F2E9DA D9A441',
    '14513F F2E9DA D9A441',
    '6F8FA6 F2E9DA D9A441',
  ),
  batteries: kind(
    batteries,
    '1B1A1D D9762B D9A441',
    'C8102E F2B90C 1B1A1D',
    '1E7A3C F2B90C 1B1A1D',
    '2B6CB0 F2B90C C8102E',
  ),
  'light-bulb': kind(lightBulb, '2B6CB0 FFFDF7 F2B90C', '1E7A3C F2B90C FFFDF7', 'F27B4B FFFDF7 2B6CB0'),
  'coffee-filters': kind(
    coffeeFilters({ icon: 'hot-beverage' }),
    '8A5A2C F2E9DA C8102E',
    'C8102E F2E9DA 1E7A3C',
    '14513F F2B90C FFFDF7',
  ),
  sponge: kind(
    sponges,
    'F2B90C 1E7A3C FFFDF7',
    'E87E9A 6B4FA0 FFFDF7',
    '8FC0DC 2B6CB0 FFFDF7',
    'F27B4B 0E6B6B FFFDF7',
  ),
}
