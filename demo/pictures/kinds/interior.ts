import { chair, floorLamp, shelf, sofa, table, tableLamp } from '../shapes/furniture.ts'
import { candleHolder, mirror, pictureFrame, storageBox, vase } from '../shapes/ornaments.ts'
import { cookingPot, cutlery, fryingPan, glasses, knifeBlade, mug, plates } from '../shapes/tableware.ts'
import { bedLinen, bedPillow, curtain, duvet, foldedCloths, mattress, rug } from '../shapes/textiles.ts'
import { type KindLook, thing } from './kind-look.ts'

const room = [
  '8FB8A0 D9A441 14513F',
  'C98B6B F2E9DA 7A1F2B',
  '5B7FA6 F2E9DA D9A441',
  'B9AFA0 14513F F2B90C',
  'D9A441 5A3420 F2E9DA',
]

export const interiorKinds: Record<string, KindLook> = {
  'table-lamp': thing(tableLamp, 'F2E2C4 8FB8A0 FFFDF7', 'D9A441 46545C FFFDF7', 'C98B6B F2E9DA FFFDF7'),
  'floor-lamp': thing(floorLamp, 'F2E2C4 46545C FFFDF7', '46545C D9A441 FFFDF7'),
  chair: thing(chair, 'C69A63 8A5A2C FFFDF7', '5B7FA6 8A5A2C FFFDF7', '46545C C3CBCF FFFDF7'),
  sofa: thing(sofa, ...room),
  table: thing(table, 'C69A63 8FB8A0 FFFDF7', '8A5A2C D9A441 FFFDF7', 'E8EDF0 C98B6B FFFDF7'),
  shelf: thing(shelf, 'C69A63 8FB8A0 FFFDF7', 'E6EBED 5B7FA6 FFFDF7', '8A5A2C D9A441 FFFDF7'),
  rug: thing(rug, ...room),
  curtain: thing(curtain, ...room),
  duvet: thing(duvet, 'DCE7EE 2B6CB0 FFFDF7', 'E3F0E2 14513F FFFDF7', 'F2E9DA C98B6B FFFDF7'),
  pillow: thing(bedPillow, 'DCE7EE 2B6CB0 FFFDF7', 'E3F0E2 14513F FFFDF7', 'F2E9DA C98B6B FFFDF7'),
  'bed-linen': thing(bedLinen, 'DCE7EE 5B7FA6 FFFDF7', 'F7E4DE B3243B FFFDF7', 'E3F0E2 4E9A46 FFFDF7'),
  mattress: thing(mattress, 'AFC6D6 2B6CB0 FFFDF7', 'D5D0C4 C98B6B FFFDF7'),
  towel: thing(foldedCloths, ...room),
  'candle-holder': thing(candleHolder, 'D9A441 8A5A2C FFFDF7', '46545C C3CBCF FFFDF7'),
  vase: thing(vase, '5B7FA6 F2E9DA FFFDF7', 'F2E9DA D9A441 FFFDF7', '8FB8A0 14513F FFFDF7'),
  mirror: thing(mirror, 'C69A63 8A5A2C FFFDF7', 'D9A441 8A5A2C FFFDF7', '46545C 2A3238 FFFDF7'),
  'picture-frame': thing(
    pictureFrame,
    'C69A63 4E9A46 FFFDF7',
    '4A5760 5B7FA6 FFFDF7',
    'F6F8FA 14513F FFFDF7',
  ),
  'storage-box': thing(storageBox, '8FC0DC FFFDF7 2B6CB0', 'D9C7A0 8A5A2C FFFDF7', 'C3CBCF 14513F FFFDF7'),
  'frying-pan': thing(fryingPan, '3A4248 8A5A2C FFFDF7', '46545C C8102E FFFDF7'),
  pot: thing(cookingPot, 'C3CBCF 2A3238 FFFDF7', 'C8102E 2A3238 FFFDF7', '5B7FA6 2A3238 FFFDF7'),
  knife: thing(knifeBlade, '4A5760 C3CBCF FFFDF7', '8A5A2C D9A441 FFFDF7'),
  plates: thing(plates, '2B6CB0 5B7FA6 FFFDF7', '14513F D9A441 FFFDF7', 'C98B6B 7A1F2B FFFDF7'),
  glasses: thing(glasses, '8FC0DC FFFDF7 FFFDF7', 'C98B6B FFFDF7 FFFDF7', '8FB8A0 FFFDF7 FFFDF7'),
  mug: thing(mug, ...room),
  cutlery: thing(cutlery, 'C3CBCF 8E999E FFFDF7', '8A5A2C D9A441 FFFDF7', '4A5760 D9A441 FFFDF7'),
}
