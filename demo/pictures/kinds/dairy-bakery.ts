import { iconAt } from '../icons.ts'
import { oneOf } from '../look.ts'
import { box, lowBox } from '../shapes/box.ts'
import { carton, smallBrick } from '../shapes/carton.ts'
import { eggTray } from '../shapes/eggs.ts'
import { one, three, two } from '../shapes/loose.ts'
import { slices } from '../shapes/meat.ts'
import { pillow, windowBag } from '../shapes/pillow.ts'
import { cardPack } from '../shapes/tray.ts'
import { iceTub, pot, roundTub, tub } from '../shapes/tub.ts'
import { path } from '../svg.ts'
import { type KindLook, kind } from './kind-look.ts'

const blue = ['F6F8FA 2B6CB0 C0392B', 'FFFDF7 1E7A3C F2B90C', 'EAF3F8 0B4F7A E5484D', 'F6F8FA C8102E 2B6CB0']
const cheese = [
  'F2B90C FFFDF7 C8102E',
  '0B4F7A F7D25C FFFDF7',
  '1E7A3C F7D25C FFFDF7',
  'C8102E F7D25C FFFDF7',
]
const bakery = [
  'D9A35B 8A5A2C 14513F',
  'C8102E F7E4DE F2B90C',
  '14513F F2E9DA F2B90C',
  '1E3A5F F2E9DA E9B44C',
]
const loaf = (mark: string, crumb: string) =>
  windowBag({
    print: { icon: mark },
    contents: path('M66 104Q66 88 92 88H148Q174 88 174 104V184H66z', crumb) + iconAt(mark, 120, 140, 72),
    ground: crumb,
  })

/** Dairy, eggs and bread. */
export const dairyBakeryKinds: Record<string, KindLook> = {
  'milk-whole': kind(carton({ icon: 'cow' }), 'F6F8FA C8102E 2B6CB0', 'FFFDF7 B3243B F2B90C'),
  'milk-low': kind(
    carton({ icon: 'glass-of-milk' }),
    'F6F8FA 3B8FD6 C0392B',
    'EAF3F8 2B6CB0 F2B90C',
    'FFFDF7 1E7A3C 2B6CB0',
  ),
  'milk-skimmed': kind(carton({ icon: 'glass-of-milk' }), 'F6F8FA 8FC0DC 2B6CB0', 'FFFDF7 6FA8C4 E5484D'),
  'milk-lactose-free': kind(
    carton({ icon: 'glass-of-milk' }),
    'F6F8FA 6B4FA0 F2B90C',
    'EAF3F8 0E6B6B E5484D',
  ),
  buttermilk: kind(
    carton({ icon: 'swirl', ground: '#4E9A46' }),
    'F6F8FA 4E9A46 F2B90C',
    'FFFDF7 14513F F27B4B',
  ),
  'cocoa-milk': kind(smallBrick({ icon: 'chocolate-bar' }), '5A3420 F2B90C FFFDF7', '7E4826 F6F8FA E5484D'),
  'oat-drink': kind(
    carton({ icon: 'oat-ear' }),
    'D9C7A0 1E3A5F F27B4B',
    'F2E9DA 4E9A46 8A5A2C',
    '8FC0DC FFFDF7 D9A35B',
  ),
  'soy-drink': kind(carton({ icon: 'pea-pod' }), 'E3F0E2 1E7A3C F2B90C', 'FFFDF7 0E6B6B F27B4B'),
  butter: kind(
    oneOf(lowBox({ icon: 'butter' }), tub({ icon: 'butter' })),
    'F7F4E8 2B6CB0 F2B90C',
    'F2B90C 14513F FFFDF7',
    'F6F8FA C8102E D9A441',
  ),
  spreadable: kind(
    tub({ icon: 'butter' }),
    'F7F4E8 2B6CB0 C0392B',
    'F9EDC9 1E7A3C C8102E',
    'FFFDF7 0B4F7A F2B90C',
  ),
  margarine: kind(tub({ icon: 'sunflower' }), 'F2B90C C8102E FFFDF7', 'F9EDC9 4E9A46 F27B4B'),
  'cheese-block': kind(one('cheese-wedge'), ...cheese),
  'cheese-sliced': kind(cardPack(slices('#E9B93A', '#F7D25C', ''), { icon: 'cheese-slices' }), ...cheese),
  'cheese-cream': kind(
    roundTub({ icon: 'herb' }),
    'F6F8FA 2B6CB0 1E7A3C',
    'FFFDF7 1E7A3C F2B90C',
    'EAF3F8 6B4FA0 F27B4B',
  ),
  'cheese-blue': kind(
    cardPack(
      slices(
        '#DDE3D2',
        '#F3F3E4',
        '<g fill="#5B7FA6"><circle cx="-12" cy="-6" r="4"/><circle cx="8" cy="4" r="5"/><circle cx="-4" cy="14" r="3"/></g>',
      ),
      { icon: 'cheese-wedge' },
    ),
    '1E3A5F DFF0F7 D9A441',
    '0B4F7A FFFDF7 F2B90C',
  ),
  'cheese-feta': kind(tub({ icon: 'olive' }), '0B4F7A FFFDF7 4E9A46', 'F6F8FA 2B6CB0 4E9A46'),
  'cheese-mozzarella': kind(pillow({ icon: 'tomato' }), 'E2EDF2 1E7A3C C8102E', 'F6F8FA C8102E 1E7A3C'),
  'cheese-grated': kind(pillow({ icon: 'cheese-wedge' }), 'F2B90C C8102E FFFDF7', '1E7A3C F7D25C FFFDF7'),
  'cheese-brown': kind(lowBox({ icon: 'cheese-wedge' }), 'C8102E F2E9DA 8A5A2C', '8A5A2C F7E4DE C8102E'),
  'cottage-cheese': kind(pot({ icon: 'bowl-with-spoon' }), ...blue),
  yoghurt: kind(
    oneOf(carton({ icon: 'swirl', ground: '#6FA8C4' }), pot({ icon: 'swirl', ground: '#6FA8C4' })),
    ...blue,
  ),
  'yoghurt-fruit': kind(
    oneOf(
      pot({ icon: 'strawberry' }),
      carton({ icon: 'strawberry' }),
      pot({ icon: 'blueberries' }),
      carton({ icon: 'peach' }),
    ),
    'F7E4DE B3243B FFFDF7',
    'EAE3F5 6B4FA0 FFFDF7',
    'FBE7C8 F27B4B FFFDF7',
  ),
  skyr: kind(
    oneOf(iceTub({ icon: 'blueberries' }), pot({ icon: 'bowl-with-spoon' }), iceTub({ icon: 'strawberry' })),
    'F6F8FA 1E3A5F 8FC0DC',
    'EAF3F8 0B4F7A E5484D',
    '1E3A5F FFFDF7 8FC0DC',
  ),
  quark: kind(roundTub({ icon: 'bowl-with-spoon' }), ...blue),
  cream: kind(
    carton({ icon: 'swirl', ground: '#C0392B' }),
    'F6F8FA C0392B 2B6CB0',
    'FFFDF7 B3243B F2B90C',
    'F7E4DE C8102E 14513F',
  ),
  'sour-cream': kind(pot({ icon: 'herb' }), 'F6F8FA 4E9A46 2B6CB0', 'EAF3F8 0E6B6B F2B90C'),
  'creme-fraiche': kind(pot({ icon: 'herb' }), 'F6F8FA 6FA8C4 4E9A46', 'FFFDF7 1E7A3C C0392B'),
  eggs: kind(
    eggTray({ icon: 'chicken' }),
    'B9AFA0 14513F F2B90C',
    'C9BCA4 C8102E FFFDF7',
    '8FA98E 14513F F2B90C',
  ),
  yeast: kind(lowBox({ icon: 'bread' }), 'F2B90C C8102E FFFDF7', 'E5484D FFFDF7 F2B90C'),
  'rye-bread': kind(
    loaf('rye-slice', '#6B4226'),
    '5A3720 F2B90C C8102E',
    '14513F D9A35B F2E9DA',
    '7A1F2B F2E9DA D9A441',
  ),
  'toast-bread': kind(loaf('bread', '#F0D8A8'), ...bakery),
  'wheat-bread': kind(loaf('bread', '#D9A35B'), ...bakery),
  sourdough: kind(one('bread'), ...bakery),
  rolls: kind(three('bagel', 'bagel', 'bagel', 104), ...bakery),
  'hot-dog-buns': kind(loaf('hot-dog', '#E8BE78'), ...bakery),
  'burger-buns': kind(loaf('bagel', '#E0AA5C'), ...bakery),
  pita: kind(loaf('stuffed-flatbread', '#F0DDB4'), ...bakery),
  tortilla: kind(loaf('burrito', '#F3E4C0'), 'C8102E F2B90C 14513F', '14513F F2B90C C8102E'),
  crispbread: kind(
    box({ icon: 'crisp-slice' }),
    'C8102E F2E9DA F2B90C',
    '1E3A5F F2B90C C8102E',
    '14513F F2E9DA D9A35B',
  ),
  'knaeckebroed-thin': kind(box({ icon: 'crisp-slice' }), 'F2E9DA 14513F F2B90C', 'E9B44C 7A1F2B FFFDF7'),
  'cinnamon-bun': kind(two('cinnamon-bun'), ...bakery),
  cake: kind(one('custard'), ...bakery),
  muffin: kind(two('cupcake'), ...bakery),
  croissant: kind(two('croissant'), ...bakery),
  doughnut: kind(two('doughnut'), ...bakery),
  'gluten-free-bread': kind(loaf('sheaf-of-rice', '#E8CF98'), '6B4FA0 FFFDF7 F2B90C', '0E6B6B F2E9DA F27B4B'),
}
