import {
  board,
  brushes,
  floorBoards,
  insulation,
  paintRoller,
  paintTin,
  planks,
  sealantTube,
  tapeRoll,
} from '../shapes/building.ts'
import { barbecue, flowerPot, gardenHose, lawnMower, spade } from '../shapes/garden.ts'
import { lyingSack, sack } from '../shapes/sack.ts'
import { drill, hammer, ladder, saw, screwdriver, screws } from '../shapes/tools.ts'
import { sandpaper, tapeMeasure, toolbox, workGloves } from '../shapes/workwear.ts'
import { type KindLook, kind, thing } from './kind-look.ts'

const workshop = [
  '0B4F7A F2B90C 2A3238',
  'F2B90C 1B1A1D C8102E',
  '1E7A3C FFFDF7 C8102E',
  'D9762B 1B1A1D FFFDF7',
  'C8102E FFFDF7 2A3238',
]

export const buildingKinds: Record<string, KindLook> = {
  drill: kind(drill, ...workshop),
  screwdriver: kind(screwdriver, ...workshop),
  hammer: kind(hammer, ...workshop),
  saw: kind(saw, ...workshop),
  screws: kind(screws, ...workshop),
  sandpaper: thing(sandpaper, 'C0703A 2B6CB0 F2B90C', '9A5A3A C8102E F2B90C', 'B5894F 14513F F2B90C'),
  'wall-paint': kind(
    paintTin('house'),
    'F6F8FA 2B6CB0 8FC0DC',
    'F6F8FA C8102E F2D9C9',
    '14513F F2B90C E3F0E2',
  ),
  'wood-paint': kind(
    paintTin('wood'),
    '8A5A2C F2B90C 7E4826',
    '14513F D9A35B 2E5E3A',
    'C8102E F2E9DA 8E2230',
  ),
  'brush-set': kind(brushes, ...workshop),
  'paint-roller': kind(paintRoller, '3B8FD6 C8102E FFFDF7', 'F2B90C 0B4F7A FFFDF7'),
  ladder: thing(ladder, 'AEB7BB C8102E FFFDF7', 'AEB7BB 2B6CB0 FFFDF7', 'F2B90C 2A3238 FFFDF7'),
  tape: thing(tapeRoll, 'AEB7BB 2A3238 FFFDF7', 'E9D9A8 2B6CB0 FFFDF7', '4A5760 C8102E FFFDF7'),
  sealant: kind(sealantTube, ...workshop),
  timber: thing(planks, 'B98550 8A5A2C FFFDF7', 'A97442 8A5A2C FFFDF7'),
  plasterboard: thing(board, 'DDE3E6 2B6CB0 FFFDF7', 'D5D0C4 C8102E FFFDF7'),
  insulation: kind(insulation, 'E9C46A C8102E FFFDF7', 'B9AFA0 F2B90C FFFDF7'),
  'floor-laminate': thing(
    floorBoards,
    'C69A63 8A5A2C FFFDF7',
    'A9825A 5A3420 FFFDF7',
    'CFC0A8 8A5A2C FFFDF7',
  ),
  'work-gloves': kind(workGloves, ...workshop),
  toolbox: kind(toolbox, ...workshop),
  'measuring-tape': kind(tapeMeasure, ...workshop),
  spade: kind(spade, 'C69A63 1E7A3C FFFDF7', '4A5760 F27B4B FFFDF7'),
  'garden-hose': kind(gardenHose, '1E7A3C F2B90C FFFDF7', 'F27B4B 46545C FFFDF7'),
  'lawn-mower': kind(lawnMower, 'D9762B FFFDF7 2A3238', '1E7A3C F2B90C 2A3238', 'C8102E FFFDF7 2A3238'),
  'plant-soil': kind(lyingSack({ icon: 'seedling' }), '1E7A3C F2B90C C8102E', '5A3420 4E9A46 F2B90C'),
  'flower-pot': thing(flowerPot, 'C0703A E2A77A FFFDF7', '5B6B73 8E9BA1 FFFDF7', 'F2E9DA 14513F FFFDF7'),
  barbecue: thing(barbecue, '4A5760 D9762B FFFDF7', 'B3243B 2A3238 FFFDF7'),
  charcoal: kind(sack({ icon: 'fire' }), '1B1A1D F27B4B C8102E', '8A5A2C F2B90C C8102E'),
}
