import { byForm, oneOf } from '../drawing/look.ts'
import { flatBox } from '../shapes/box.ts'
import { canister, tyre, wiper } from '../shapes/car.ts'
import { playingCards } from '../shapes/home.ts'
import { flipBottle } from '../shapes/household.ts'
import { one } from '../shapes/loose.ts'
import { bicycle, crayons, football, scooter, teddy, yarn } from '../shapes/playthings.ts'
import { ballShape, bricksToy, doll, toyCar } from '../shapes/toys.ts'
import { type KindLook, kind, thing } from './kind-look.ts'

const play = ['C8102E F2B90C 2B6CB0', 'E87E9A F2B90C 6B4FA0', '2B6CB0 F2B90C C8102E', '4E9A46 F2B90C C8102E']

export const toyCarKinds: Record<string, KindLook> = {
  'building-bricks': kind(bricksToy, ...play),
  doll: thing(doll, 'E87E9A FFFDF7 E9B44C', '6B4FA0 F2B90C 5A3420', '2B6CB0 FFFDF7 1B1A1D'),
  teddy: thing(teddy, ...play),
  'board-game': kind(oneOf(flatBox({ icon: 'game-die' }), flatBox({ icon: 'chess-pawn' })), ...play),
  puzzle: kind(flatBox({ icon: 'puzzle-piece' }), ...play),
  ball: kind(byForm({ hand: ballShape, basket: one('basketball') }, football), ...play),
  'toy-car': thing(toyCar, ...play),
  colouring: kind(crayons, ...play),
  yarn: thing(
    yarn,
    'C8102E F2B90C 2B6CB0',
    '6F8FA6 F2E9DA 6B4FA0',
    '4E9A46 E9B44C C8102E',
    'E87E9A 6B4FA0 F2B90C',
  ),
  'playing-cards': kind(playingCards, ...play),
  bicycle: thing(bicycle, ...play),
  scooter: thing(scooter, ...play),
  'motor-oil': kind(
    canister('oil-drop'),
    'C8102E F2B90C 1B1A1D',
    '14513F F2B90C C8102E',
    'F2B90C C8102E 1B1A1D',
    '46545C C8102E F2B90C',
  ),
  'screen-wash': kind(canister('windscreen'), '3B8FD6 FFFDF7 F2B90C', '8FC0DC 0B4F7A C8102E'),
  'wiper-blades': thing(wiper, '46545C F2B90C FFFDF7', '4A5760 C8102E FFFDF7'),
  'car-shampoo': kind(
    flipBottle({ icon: 'automobile' }),
    '2B6CB0 F2B90C FFFDF7',
    'C8102E FFFDF7 1B1A1D',
    '1B1A1D F27B4B FFFDF7',
  ),
  'car-tyre': thing(tyre, '46545C F2B90C FFFDF7', '46545C C8102E FFFDF7', '46545C 2B6CB0 FFFDF7'),
}
