import { byForm } from '../drawing/look.ts'
import { bananas, melons, netted, oranges, watermelons } from '../shapes/fruit.ts'
import { heap, leafHeap, mushrooms } from '../shapes/heaps.ts'
import { one, pile, two } from '../shapes/loose.ts'
import { windowBag } from '../shapes/pillow.ts'
import { punnet } from '../shapes/tray.ts'
import { beets, carrots, cucumbers, leeks, pottedHerbs, pumpkins } from '../shapes/vegetables.ts'
import { type KindLook, kind } from './kind-look.ts'

const green = ['14513F E1EEE5 F2B90C', '4E9A46 FFFDF7 C8102E', '0E6B6B F2E9DA F27B4B']
const berry = ['B3243B FFFDF7 F2B90C', '14513F FFFDF7 F27B4B', '6B4FA0 FFFDF7 F2B90C']

export const fruitVegetableKinds: Record<string, KindLook> = {
  apple: kind(byForm({ green: pile('green-apple') }, pile('red-apple'))),
  pear: kind(pile('pear')),
  banana: kind(bananas, '2B6CB0 F2B90C FFFDF7', ...green),
  orange: kind(oranges, 'F27B4B FFFDF7 14513F', ...green),
  clementine: kind(netted, ...green),
  lemon: kind(byForm({ lime: pile('lime') }, pile('lemon'))),
  grape: kind(one('grapes', { size: 190 })),
  strawberry: kind(punnet(heap('strawberry'), '#CFE3EA'), ...berry),
  blueberry: kind(punnet(heap('blueberries', 66), '#CFE3EA'), ...berry),
  raspberry: kind(punnet(heap('raspberry'), '#CFE3EA'), ...berry),
  melon: kind(melons),
  watermelon: kind(watermelons),
  pineapple: kind(pile('pineapple')),
  mango: kind(pile('mango')),
  kiwi: kind(byForm({ gold: pile('gold-kiwi') }, pile('kiwi-fruit'))),
  avocado: kind(pile('avocado')),
  peach: kind(pile('peach')),
  plum: kind(pile('plum')),
  cherry: kind(two('cherries', 'cherries', 142)),
  tomato: kind(pile('tomato')),
  cucumber: kind(cucumbers, ...green),
  pepper: kind(
    byForm(
      {
        red: pile('red-pepper'),
        yellow: pile('yellow-pepper'),
        mixed: pile('yellow-pepper', 'red-pepper', 'green-pepper'),
      },
      pile('yellow-pepper', 'red-pepper', 'green-pepper'),
    ),
    ...green,
  ),
  carrot: kind(carrots, ...green),
  potato: kind(pile('potato')),
  onion: kind(byForm({ red: pile('red-onion'), spring: leeks }, pile('onion')), ...green),
  garlic: kind(pile('garlic')),
  broccoli: kind(pile('broccoli')),
  cauliflower: kind(pile('cauliflower')),
  cabbage: kind(byForm({ red: pile('red-cabbage') }, pile('cabbage'))),
  lettuce: kind(pile('leafy-green')),
  spinach: kind(
    windowBag({ print: { icon: 'leafy-green' }, contents: leafHeap, ground: '#DDEBCB' }),
    ...green,
  ),
  mushroom: kind(punnet(mushrooms, '#8FB0D6'), ...green),
  corn: kind(pile('ear-of-corn')),
  leek: kind(leeks, ...green),
  beetroot: kind(beets, ...green),
  herbs: kind(pottedHerbs, ...green),
  ginger: kind(one('ginger-root', { size: 186 })),
  pumpkin: kind(pumpkins),
  aubergine: kind(pile('eggplant')),
  'sweet-potato': kind(two('roasted-sweet-potato', 'roasted-sweet-potato', 140)),
  'peas-fresh': kind(pile('pea-pod')),
}
