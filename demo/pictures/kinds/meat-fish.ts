import { byForm } from '../drawing/look.ts'
import { tofuBlock } from '../shapes/cheese.ts'
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
import { jar, smallJar } from '../shapes/jar.ts'
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
import { cardPack, tray } from '../shapes/tray.ts'
import { type KindLook, kind } from './kind-look.ts'

const meat = ['B3243B F7E4DE FFD43B', '14513F FFFDF7 C8102E', '1E3A5F F2E9DA E9B44C', '7A1F2B FFFDF7 D9A441']
const poultry = [
  'F2B90C FFFDF7 C8102E',
  '1E7A3C FFFDF7 F2B90C',
  'C8102E FFFDF7 F2B90C',
  '0B4F7A FFFDF7 F2B90C',
]
const fish = ['0B4F7A DFF0F7 F2B90C', '0E6B6B FFFDF7 F27B4B', '1E3A5F E2EDF2 E5484D', '2B6CB0 FFFDF7 F27B4B']
const plants = ['4E9A46 FFFDF7 F2B90C', '14513F E1EEE5 F27B4B', 'F2B90C 14513F C8102E']

export const meatFishKinds: Record<string, KindLook> = {
  'beef-minced': kind(
    tray(mince(['#B3323A', '#C94A4C', '#8E2230'], '#F3D2CC'), { icon: 'cow-face' }),
    ...meat,
  ),
  'pork-minced': kind(
    tray(mince(['#E08E8C', '#EDA9A4', '#C86F70'], '#F9E3DE'), { icon: 'pig-face' }, '#E4E8E2'),
    ...meat,
  ),
  'beef-steak': kind(tray(steak(), { icon: 'cow-face' }), ...meat),
  'beef-roast': kind(tray(tiedRoast(), { icon: 'cow-face' }), ...meat),
  'pork-chop': kind(tray(chops(), { icon: 'pig-face' }), ...meat),
  'pork-roast': kind(tray(rindRoast(), { icon: 'pig-face' }), ...meat),
  'pork-tenderloin': kind(tray(tenderloins(), { icon: 'pig-face' }), ...meat),
  ribs: kind(tray(rackOfRibs(), { icon: 'pig-face' }), ...meat),
  'chicken-breast': kind(tray(chickenBreasts(), { icon: 'chicken' }), ...poultry),
  'chicken-whole': kind(cardPack(wholeChicken(), { icon: 'chicken' }, '#E3ECEE'), ...poultry),
  'chicken-thigh': kind(tray(drumsticks(), { icon: 'chicken' }), ...poultry),
  turkey: kind(tray(turkeyBreast(), { icon: 'turkey' }, '#2E4A6B'), '8A5A2C FFFDF7 F2B90C', ...poultry),
  lamb: kind(tray(lambCutlets(), { icon: 'ewe' }), ...meat),
  bacon: kind(cardPack(rashers(), { icon: 'pig-face' }), ...meat),
  ham: kind(cardPack(slices('#E58F8F', '#F6B9B3', hamMarks), { icon: 'pig-face' }), ...meat),
  salami: kind(cardPack(slices('#7E1F2B', '#A8323A', salamiMarks), { icon: 'pig-face' }), ...meat),
  sausage: kind(cardPack(sausages(4, '#B5562F', '#DD8A5E'), { icon: 'fire' }), ...meat),
  'hot-dog': kind(cardPack(sausages(6, '#D9442F', '#F2836B'), { icon: 'hot-dog' }), ...meat),
  'liver-pate': kind(foilLoaf({ icon: 'pig-face' }), ...meat),
  meatballs: kind(tray(balls(), { icon: 'pig-face' }), ...meat),
  salmon: kind(tray(salmonFillets(), { icon: 'fish' }), ...fish),
  'smoked-salmon': kind(cardPack(smokedSlices(), { icon: 'fish' }, '#E9D9A8'), ...fish),
  cod: kind(tray(codFillets(), { icon: 'fish' }, '#2B5F7A'), ...fish),
  herring: kind(jar({ icon: 'fish' }, { inside: '#E3EBE6', pieces: herringPieces() }), ...fish),
  'tuna-fresh': kind(tray(tunaSteak(), { icon: 'fish' }), ...fish),
  mackerel: kind(tray(mackerels(), { icon: 'fish' }, '#DCE6E8'), ...fish),
  shrimp: kind(tray(prawns(), { icon: 'shrimp' }, '#1F5573'), ...fish),
  'fish-cakes': kind(tray(fishCakes(), { icon: 'fish' }), ...fish),
  roe: kind(
    byForm(
      { black: smallJar({ icon: 'fish' }, { inside: '#2B2F38', pieces: beads('#3B4250', '#9AA5B8') }) },
      smallJar({ icon: 'fish' }, { inside: '#F2793B', pieces: beads('#E8551F', '#FFC59B') }),
    ),
    ...fish,
  ),
  'vegetarian-mince': kind(
    tray(mince(['#9A6A42', '#B5875A', '#7C5230'], '#E2C49A'), { icon: 'leafdrop' }, '#2E5E3A'),
    ...plants,
  ),
  tofu: kind(tofuBlock({ icon: 'soybeans' }), ...plants),
}
