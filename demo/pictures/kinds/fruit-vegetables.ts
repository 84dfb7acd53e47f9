import { oneOf } from '../look.ts'
import { bananas, melons, netted, oranges, watermelons } from '../shapes/fruit.ts'
import { heap, leafHeap, mushrooms } from '../shapes/heaps.ts'
import { one, three, two } from '../shapes/loose.ts'
import { windowBag } from '../shapes/pillow.ts'
import { punnet } from '../shapes/tray.ts'
import { beets, carrots, cucumbers, leeks, pottedHerbs, pumpkins } from '../shapes/vegetables.ts'
import { type KindLook, kind } from './kind-look.ts'

const green = ['14513F E1EEE5 F2B90C', '4E9A46 FFFDF7 C8102E', '0E6B6B F2E9DA F27B4B']
const berry = ['B3243B FFFDF7 F2B90C', '14513F FFFDF7 F27B4B', '6B4FA0 FFFDF7 F2B90C']

export const fruitVegetableKinds: Record<string, KindLook> = {
  apple: kind(
    oneOf(three('red-apple', 'green-apple', 'red-apple'), three('red-apple'), three('green-apple')),
  ),
  pear: kind(two('pear', 'pear', 140)),
  banana: kind(bananas, '2B6CB0 F2B90C FFFDF7', ...green),
  orange: kind(oranges, 'F27B4B FFFDF7 14513F', ...green),
  clementine: kind(netted, ...green),
  lemon: kind(two('lemon', 'lemon', 134)),
  grape: kind(one('grapes', { size: 190 })),
  strawberry: kind(punnet(heap('strawberry'), '#CFE3EA'), ...berry),
  blueberry: kind(punnet(heap('blueberries', 66), '#CFE3EA'), ...berry),
  raspberry: kind(punnet(heap('raspberry'), '#CFE3EA'), ...berry),
  melon: kind(melons),
  watermelon: kind(watermelons),
  pineapple: kind(one('pineapple', { size: 194 })),
  mango: kind(two('mango', 'mango', 138)),
  kiwi: kind(three('kiwi-fruit')),
  avocado: kind(two('avocado', 'avocado', 136)),
  peach: kind(three('peach')),
  plum: kind(three('plum')),
  cherry: kind(two('cherries', 'cherries', 142)),
  tomato: kind(three('tomato')),
  cucumber: kind(cucumbers, ...green),
  pepper: kind(three('yellow-pepper', 'red-pepper', 'green-pepper', 116), ...green),
  carrot: kind(carrots, ...green),
  potato: kind(three('potato', 'potato', 'potato', 116)),
  onion: kind(three('onion')),
  garlic: kind(two('garlic', 'garlic', 132)),
  broccoli: kind(one('broccoli', { size: 190 })),
  cauliflower: kind(one('cauliflower')),
  cabbage: kind(one('cabbage')),
  lettuce: kind(one('leafy-green', { size: 186 })),
  spinach: kind(
    windowBag({ print: { icon: 'leafy-green' }, contents: leafHeap, ground: '#DDEBCB' }),
    ...green,
  ),
  mushroom: kind(punnet(mushrooms, '#8FB0D6'), ...green),
  corn: kind(two('ear-of-corn', 'ear-of-corn', 144)),
  leek: kind(leeks, ...green),
  beetroot: kind(beets, ...green),
  herbs: kind(pottedHerbs, ...green),
  ginger: kind(one('ginger-root', { size: 186 })),
  pumpkin: kind(pumpkins),
  aubergine: kind(two('eggplant', 'eggplant', 142)),
  'sweet-potato': kind(two('roasted-sweet-potato', 'roasted-sweet-potato', 140)),
  'peas-fresh': kind(three('pea-pod', 'pea-pod', 'pea-pod', 116)),
}
