import { iconAt } from '../icons.ts'
import { oneOf } from '../look.ts'
import {
  beads,
  codFillets,
  fishCakes,
  herringPieces,
  mackerels,
  prawns,
  salmonFillets,
  smokedSlices,
  tunaSteak,
} from '../shapes/fish.ts'
import { smallJar } from '../shapes/jar.ts'
import { one, three, two } from '../shapes/loose.ts'
import {
  balls,
  chops,
  foilLoaf,
  hamMarks,
  lambCutlets,
  mince,
  rackOfRibs,
  rashers,
  rindRoast,
  salamiMarks,
  sausages,
  slices,
  steak,
  tenderloins,
  tiedRoast,
} from '../shapes/meat.ts'
import { chickenBreasts, drumsticks, turkeyBreast, wholeChicken } from '../shapes/poultry.ts'
import { cardPack, punnet, tray } from '../shapes/tray.ts'
import { type KindLook, kind } from './kind-look.ts'

const meatColours = [
  'B3243B F7E4DE FFD43B',
  '14513F FFFDF7 C8102E',
  '1E3A5F F2E9DA E9B44C',
  '7A1F2B FFFDF7 D9A441',
]
const fishColours = ['0B4F7A DFF0F7 F2B90C', '0E6B6B FFFDF7 F27B4B', '1E3A5F E2EDF2 E5484D']
const berries = (name: string) =>
  punnet(
    [
      [72, 108],
      [108, 100],
      [146, 104],
      [178, 112],
      [84, 136],
      [122, 132],
      [158, 138],
    ]
      .map(([x = 0, y = 0]) => iconAt(name, x, y, 50))
      .join(''),
    '#DCEFE2',
  )

/** Fruit, vegetables, meat and fish. */
export const freshKinds: Record<string, KindLook> = {
  apple: kind(
    oneOf(three('red-apple', 'green-apple', 'red-apple'), three('red-apple'), three('green-apple')),
  ),
  pear: kind(two('pear')),
  banana: kind(one('banana')),
  orange: kind(three('tangerine', 'tangerine', 'tangerine', 122)),
  clementine: kind(three('tangerine', 'tangerine', 'tangerine', 98)),
  lemon: kind(two('lemon')),
  grape: kind(one('grapes')),
  strawberry: kind(berries('strawberry')),
  blueberry: kind(berries('blueberries')),
  raspberry: kind(berries('raspberry')),
  melon: kind(one('melon')),
  watermelon: kind(one('watermelon')),
  pineapple: kind(one('pineapple')),
  mango: kind(two('mango')),
  kiwi: kind(three('kiwi-fruit')),
  avocado: kind(two('avocado')),
  peach: kind(two('peach')),
  plum: kind(three('plum')),
  cherry: kind(two('cherries')),
  tomato: kind(three('tomato')),
  cucumber: kind(two('cucumber')),
  pepper: kind(two('bell-pepper')),
  carrot: kind(two('carrot')),
  potato: kind(three('potato')),
  onion: kind(three('onion')),
  garlic: kind(two('garlic')),
  broccoli: kind(one('broccoli')),
  cauliflower: kind(one('cauliflower')),
  cabbage: kind(one('cabbage')),
  lettuce: kind(one('leafy-green')),
  spinach: kind(three('herb', 'leafy-green', 'herb')),
  mushroom: kind(three('brown-mushroom')),
  corn: kind(two('ear-of-corn')),
  leek: kind(two('leek')),
  beetroot: kind(two('beetroot')),
  herbs: kind(one('herb')),
  ginger: kind(one('ginger-root')),
  pumpkin: kind(one('jack-o-lantern')),
  aubergine: kind(two('eggplant')),
  'sweet-potato': kind(two('roasted-sweet-potato')),
  'peas-fresh': kind(three('pea-pod')),
  'beef-minced': kind(
    tray(mince(['#B3323A', '#C94A4C', '#8E2230'], '#F3D2CC'), { icon: 'cow' }),
    ...meatColours,
  ),
  'pork-minced': kind(
    tray(mince(['#E08E8C', '#EDA9A4', '#C86F70'], '#F9E3DE'), { icon: 'pig' }),
    ...meatColours,
  ),
  'beef-steak': kind(tray(steak(), { icon: 'cow' }), ...meatColours),
  'beef-roast': kind(tray(tiedRoast(), { icon: 'cow' }), ...meatColours),
  'pork-chop': kind(tray(chops(), { icon: 'pig' }), ...meatColours),
  'pork-roast': kind(tray(rindRoast(), { icon: 'pig' }), ...meatColours),
  'pork-tenderloin': kind(tray(tenderloins(), { icon: 'pig' }), ...meatColours),
  ribs: kind(tray(rackOfRibs(), { icon: 'pig' }), ...meatColours),
  'chicken-breast': kind(
    tray(chickenBreasts(), { icon: 'chicken' }),
    'F2B90C FFFDF7 C8102E',
    '1E7A3C FFFDF7 F2B90C',
    'C8102E FFFDF7 F2B90C',
  ),
  'chicken-whole': kind(
    tray(wholeChicken(), { icon: 'chicken' }),
    'F2B90C FFFDF7 C8102E',
    '1E7A3C FFFDF7 F2B90C',
  ),
  'chicken-thigh': kind(
    tray(drumsticks(), { icon: 'chicken' }),
    'F2B90C FFFDF7 C8102E',
    '1E7A3C FFFDF7 F2B90C',
  ),
  turkey: kind(tray(turkeyBreast(), { icon: 'turkey' }), '8A5A2C FFFDF7 F2B90C', '1E7A3C FFFDF7 E5484D'),
  lamb: kind(tray(lambCutlets(), { icon: 'ewe' }), ...meatColours),
  bacon: kind(cardPack(rashers(), { icon: 'bacon' }), ...meatColours),
  ham: kind(cardPack(slices('#E58F8F', '#F6B9B3', hamMarks), { icon: 'pig' }), ...meatColours),
  salami: kind(cardPack(slices('#7E1F2B', '#A8323A', salamiMarks), { icon: 'pig' }), ...meatColours),
  sausage: kind(tray(sausages(4, '#B5562F', '#DD8A5E'), { icon: 'fire' }), ...meatColours),
  'hot-dog': kind(tray(sausages(6, '#D9442F', '#F2836B'), { icon: 'hot-dog' }), ...meatColours),
  'liver-pate': kind(() => foilLoaf('#A66A48')),
  meatballs: kind(tray(balls(), { icon: 'meatball' }), ...meatColours),
  salmon: kind(tray(salmonFillets(), { icon: 'fish' }), ...fishColours),
  'smoked-salmon': kind(cardPack(smokedSlices(), { icon: 'fish' }), ...fishColours),
  cod: kind(tray(codFillets(), { icon: 'fish' }, '#2B5F7A'), ...fishColours),
  herring: kind(smallJar({ icon: 'fish' }, { inside: '#E6EEF0', pieces: herringPieces() }), ...fishColours),
  'tuna-fresh': kind(tray(tunaSteak(), { icon: 'fish' }), ...fishColours),
  mackerel: kind(tray(mackerels(), { icon: 'fish' }, '#DCE6E8'), ...fishColours),
  shrimp: kind(tray(prawns(), { icon: 'prawn' }, '#CFE3EA'), ...fishColours),
  'fish-cakes': kind(tray(fishCakes(), { icon: 'fish' }), ...fishColours),
  roe: kind(
    smallJar({ icon: 'fish' }, { inside: '#F2793B', pieces: beads('#E8551F', '#FFC59B') }),
    ...fishColours,
  ),
  'vegetarian-mince': kind(
    tray(mince(['#9A6A42', '#B5875A', '#7C5230'], '#E2C49A'), { icon: 'leafdrop' }, '#2E5E3A'),
    '4E9A46 FFFDF7 F2B90C',
    '14513F E1EEE5 F27B4B',
  ),
  tofu: kind(tray(slices('#EADFC6', '#FBF5E4', ''), { icon: 'leafdrop' }, '#2E5E3A'), '4E9A46 FFFDF7 F2B90C'),
}
