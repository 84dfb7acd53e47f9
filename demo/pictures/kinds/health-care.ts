import { byForm, oneOf } from '../drawing/look.ts'
import { smallBottle } from '../shapes/bottle.ts'
import { box, flatBox } from '../shapes/box.ts'
import {
  blisterBox,
  creamJar,
  mascara,
  nasalSpray,
  perfume,
  pillBottle,
  razor,
  rollOn,
  soapBar,
  softPad,
  sprayCan,
  toothbrushPack,
} from '../shapes/care.ts'
import { flipBottle, pumpBottle } from '../shapes/household.ts'
import { standingTube, toothpaste } from '../shapes/tube.ts'
import { type KindLook, kind } from './kind-look.ts'

const care = [
  'F7E4DE B3243B FFFDF7',
  'E2EDF2 2B6CB0 F2B90C',
  'FFFDF7 0E6B6B D9A441',
  'EAE3F5 6B4FA0 FFFDF7',
  '1B1A1D D9A441 C3CBCF',
]
const bathroom = [
  '2B6CB0 FFFDF7 8FC0DC',
  'E87E9A FFFDF7 6B4FA0',
  '0E6B6B F2E9DA D9A441',
  '6B4FA0 EAE3F5 F2B90C',
  'F27B4B FFFDF7 14513F',
]
const mouth = ['C8102E FFFDF7 2B6CB0', '2B6CB0 FFFDF7 C8102E', '0E6B6B FFFDF7 F2B90C', '6B4FA0 FFFDF7 2B6CB0']
const pharmacy = [
  'FFFDF7 1E7A3C 2B6CB0',
  'FFFDF7 2B6CB0 C8102E',
  'FFFDF7 C8102E F2B90C',
  'E3F0E2 0E6B6B F27B4B',
]
const women = ['E87E9A FFFDF7 6B4FA0', '6B4FA0 F7E4DE FFFDF7', '2B6CB0 FFFDF7 E87E9A', '0E6B6B F7E4DE E87E9A']

export const healthCareKinds: Record<string, KindLook> = {
  shampoo: kind(flipBottle({ icon: 'hair' }), ...bathroom),
  conditioner: kind(flipBottle({ icon: 'hair' }, true), ...bathroom),
  'shower-gel': kind(flipBottle({ icon: 'shower' }), ...bathroom),
  soap: kind(byForm({ bar: soapBar({ icon: 'soap' }) }, pumpBottle({ icon: 'soap' })), ...care),
  toothpaste: kind(toothpaste({ icon: 'tooth', ground: '#BFE3EE' }), ...mouth),
  toothbrush: kind(toothbrushPack({ icon: 'tooth', ground: '#BFE3EE' }), ...mouth),
  deodorant: kind(
    byForm({ spray: sprayCan({ icon: 'leafdrop' }) }, rollOn({ icon: 'leafdrop' })),
    ...bathroom,
  ),
  'face-cream': kind(creamJar({ icon: 'cherry-blossom' }), ...care),
  'body-lotion': kind(pumpBottle({ icon: 'lotus' }), ...care),
  sunscreen: kind(
    standingTube({ icon: 'sun' }),
    'F2B90C F27B4B FFFDF7',
    'F27B4B FFFDF7 2B6CB0',
    'FFFDF7 F2B90C 2B6CB0',
  ),
  razor: kind(
    razor,
    '1E3A5F 2B6CB0 F27B4B',
    'E87E9A 6B4FA0 6B4FA0',
    '2A3238 4E9A46 FFFDF7',
    '0E6B6B F27B4B FFFDF7',
  ),
  'sanitary-pads': kind(softPad({ icon: 'pad', ground: '#F9D5E0' }), ...women),
  tampons: kind(
    box({ icon: 'tampon', ground: '#F9D5E0' }, { x: 44, y: 70, width: 126, depth: 26 }),
    ...women,
  ),
  perfume: kind(
    perfume,
    'E8A0B4 B3243B D9A441',
    'D9A441 5A3420 1B1A1D',
    'A994D6 6B4FA0 C3CBCF',
    '8FC0DC 1E3A5F C3CBCF',
  ),
  mascara: kind(
    mascara,
    '1B1A1D E87E9A D9A441',
    'C8102E D9A441 1B1A1D',
    '6B4FA0 D9A441 1B1A1D',
    'E87E9A 1B1A1D 1B1A1D',
  ),
  vitamins: kind(
    byForm(
      { liquid: smallBottle({ icon: 'leafdrop', byTaste: true }, '#5A2A12') },
      oneOf(pillBottle({ icon: 'sun' }, 'pill'), pillBottle({ icon: 'leafdrop' }, 'pill')),
    ),
    'F27B4B FFFDF7 1E7A3C',
    '1E7A3C FFFDF7 F2B90C',
    'F2B90C FFFDF7 C8102E',
    '2B6CB0 F2B90C FFFDF7',
  ),
  'fish-oil': kind(
    pillBottle({ icon: 'tinned-fish' }, 'oil-capsule'),
    'F2B90C 0B4F7A FFFDF7',
    '0B4F7A F2B90C FFFDF7',
    '1E7A3C F2B90C FFFDF7',
  ),
  painkillers: kind(blisterBox({ icon: 'pill' }), ...pharmacy),
  plasters: kind(flatBox({ icon: 'adhesive-bandage' }), ...pharmacy),
  'nasal-spray': kind(nasalSpray({ icon: 'nose' }), ...pharmacy),
  'hand-cream': kind(standingTube({ icon: 'raised-hand' }), ...care),
  'hair-colour': kind(box({ icon: 'hair' }), ...bathroom),
}
