import { byForm } from '../drawing/look.ts'
import { countryLoaf, crispStack, slicedLoaf } from '../shapes/bread.ts'
import { bunBag, burgerBuns, dinnerRolls, hotDogBuns, pitas, wraps } from '../shapes/buns.ts'
import { layerCake, muffins } from '../shapes/cakes.ts'
import { two } from '../shapes/loose.ts'
import { type KindLook, kind } from './kind-look.ts'

const bakery = [
  'D9762B F2E9DA 14513F',
  'C8102E F7E4DE F2B90C',
  '14513F F2E9DA F2B90C',
  '1E3A5F F2E9DA E9B44C',
]
const tacos = ['C8102E F2B90C 14513F', '14513F F2B90C C8102E', 'F2B90C C8102E 14513F']

export const breadCakeKinds: Record<string, KindLook> = {
  'rye-bread': kind(
    slicedLoaf({ icon: 'rye-slice' }, { crust: '#3F2515', crumb: '#6E4529', seeds: '#D9B98A' }),
    '14513F D9A35B F2E9DA',
    '7A1F2B F2E9DA D9A441',
    'C8102E F2E9DA F2B90C',
  ),
  'toast-bread': kind(slicedLoaf({ icon: 'bread' }, { crust: '#C98A45', crumb: '#F8E6C4' }, true), ...bakery),
  'wheat-bread': kind(
    slicedLoaf({ icon: 'wheat' }, { crust: '#A9682F', crumb: '#E9C48C', seeds: '#B98A4A' }, true),
    ...bakery,
  ),
  sourdough: kind(countryLoaf, ...bakery),
  rolls: kind(bunBag({ icon: 'wheat' }, dinnerRolls), ...bakery),
  'hot-dog-buns': kind(bunBag({ icon: 'hot-dog' }, hotDogBuns), ...bakery),
  'burger-buns': kind(bunBag({ icon: 'hamburger' }, burgerBuns), ...bakery),
  pita: kind(bunBag({ icon: 'stuffed-flatbread' }, pitas), ...bakery),
  tortilla: kind(bunBag({ icon: 'burrito' }, wraps), ...tacos),
  crispbread: kind(
    crispStack({ icon: 'crisp-slice' }, '#C58E4C'),
    'C8102E F2E9DA F2B90C',
    '1E3A5F F2B90C C8102E',
    '14513F F2E9DA D9A35B',
  ),
  'knaeckebroed-thin': kind(
    crispStack({ icon: 'crisp-slice' }, '#DDB273', true),
    'F2E9DA 14513F F2B90C',
    'E9B44C 7A1F2B FFFDF7',
    '0E6B6B F2E9DA F27B4B',
  ),
  'cinnamon-bun': kind(two('cinnamon-bun', 'cinnamon-bun', 134), ...bakery),
  cake: kind(layerCake, ...bakery),
  muffin: kind(byForm({ dark: muffins('#7A4527') }, muffins('#B77940')), ...bakery),
  croissant: kind(two('croissant', 'croissant', 138), ...bakery),
  doughnut: kind(two('doughnut', 'doughnut', 134), ...bakery),
  'gluten-free-bread': kind(
    slicedLoaf({ icon: 'ear-crossed' }, { crust: '#B98A4A', crumb: '#F3E3BE' }, true),
    '6B4FA0 FFFDF7 F2B90C',
    '0E6B6B F2E9DA F27B4B',
  ),
}
