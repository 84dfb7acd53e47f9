import { byForm, oneOf } from '../drawing/look.ts'
import { pouch } from '../shapes/bag.ts'
import { box } from '../shapes/box.ts'
import { softPack, wipesPack } from '../shapes/crate.ts'
import { smallJar } from '../shapes/jar.ts'
import { one } from '../shapes/loose.ts'
import { lyingSack, sack } from '../shapes/sack.ts'
import { several } from '../shapes/several.ts'
import { ballNet } from '../shapes/sweets.ts'
import { flatTin, tin } from '../shapes/tin.ts'
import { type KindLook, kind } from './kind-look.ts'

const baby = ['8FC0DC FFFDF7 F2B90C', '0E6B6B FFFDF7 F27B4B', 'E3F0E2 4E9A46 F27B4B', 'F9EDC9 F27B4B 2B6CB0']
const pets = [
  'C8102E F2B90C FFFDF7',
  'F2B90C 6B4FA0 FFFDF7',
  '2B6CB0 F2B90C C8102E',
  '1E7A3C F2E9DA F27B4B',
  '1B1A1D D9A441 C8102E',
]

export const babyPetKinds: Record<string, KindLook> = {
  nappies: kind(softPack({ icon: 'baby' }), ...baby),
  wipes: kind(wipesPack({ icon: 'droplet' }), ...baby),
  'baby-food': kind(smallJar({ icon: 'bowl-with-spoon', byTaste: true }, { inside: '#F2A65A' }), ...baby),
  'baby-porridge': kind(box({ icon: 'bowl-with-spoon' }), ...baby),
  'baby-formula': kind(tin({ icon: 'baby-bottle' }, { lid: true }), ...baby),
  'dog-food': kind(
    byForm(
      { wet: several(flatTin({ icon: 'dog' }), 180) },
      oneOf(sack({ icon: 'dog' }), sack({ icon: 'poodle' })),
    ),
    ...pets,
  ),
  'dog-snacks': kind(pouch({ icon: 'dog-bone' }), ...pets),
  'cat-food': kind(sack({ icon: 'cat' }), ...pets),
  'cat-food-wet': kind(
    byForm(
      { tin: several(flatTin({ icon: 'black-cat' }), 180, box({ icon: 'black-cat' })) },
      several(pouch({ icon: 'black-cat' }), 136, box({ icon: 'black-cat' })),
    ),
    ...pets,
  ),
  'cat-litter': kind(lyingSack({ icon: 'paw-prints' }), ...pets),
  'bird-food': kind(
    byForm({ balls: ballNet('#D9B27A'), sheaf: one('sheaf-of-rice', { size: 190 }) }, sack({ icon: 'bird' })),
    '1E7A3C F2B90C C8102E',
    'F2B90C 1E7A3C 2B6CB0',
    '2B6CB0 F2B90C C8102E',
  ),
}
