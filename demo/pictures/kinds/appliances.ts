import {
  airfryer,
  blender,
  coffeeMachine,
  kettle,
  microwave,
  standMixer,
  toaster,
} from '../shapes/kitchen-machines.ts'
import {
  electricToothbrush,
  fan,
  hairDryer,
  iron,
  robotVacuum,
  shaver,
  vacuum,
} from '../shapes/small-appliances.ts'
import { dishwasher, dryer, freezer, fridge, oven, washingMachine } from '../shapes/white-goods.ts'
import { type KindLook, kind, thing } from './kind-look.ts'

const white = ['F2F5F6 2B6CB0 2A3238', 'E6EBED C8102E 2A3238', 'DDE3E6 0E6B6B 2A3238']

const kitchen = [
  'E8EDF0 2B6CB0 2A3238',
  'C3CBCF C8102E 2A3238',
  '4A5760 D9A441 C3CBCF',
  'C8102E F2B90C 2A3238',
  '8FB8A0 F27B4B 2A3238',
  'F2E2C4 8A5A2C 2A3238',
]

export const applianceKinds: Record<string, KindLook> = {
  kettle: thing(kettle, ...kitchen),
  toaster: thing(toaster, ...kitchen),
  'coffee-machine': thing(coffeeMachine, ...kitchen),
  blender: thing(blender, ...kitchen),
  'stand-mixer': thing(standMixer, ...kitchen),
  airfryer: thing(airfryer, '46545C D9A441 C3CBCF', 'DDE3E6 C8102E C3CBCF', '2E5E3A D9A441 C3CBCF'),
  vacuum: kind(vacuum, 'C8102E F2B90C C3CBCF', '2B6CB0 F2B90C C3CBCF', '6B4FA0 46C16B C3CBCF'),
  'robot-vacuum': thing(robotVacuum, '46545C 3B8FD6 C3CBCF', 'E8EDF0 46C16B C3CBCF'),
  'washing-machine': thing(washingMachine, ...white),
  dryer: thing(dryer, ...white),
  fridge: thing(fridge, 'E6EBED C8102E 2A3238', 'C3CBCF 2B6CB0 2A3238', '8FB8A0 FFFDF7 2A3238'),
  freezer: thing(freezer, ...white),
  dishwasher: thing(dishwasher, ...white),
  oven: thing(oven, ...white),
  microwave: thing(microwave, ...white),
  iron: thing(iron, '2B6CB0 F2B90C C3CBCF', '6B4FA0 8FC0DC C3CBCF', '0E6B6B F27B4B C3CBCF'),
  'hair-dryer': thing(hairDryer, '6B4FA0 E87E9A C3CBCF', '4A5760 D9A441 C3CBCF', 'E87E9A FFFDF7 C3CBCF'),
  'electric-shaver': thing(shaver, '1E3A5F 3B8FD6 C3CBCF', '4A5760 C8102E C3CBCF'),
  'electric-toothbrush': thing(
    electricToothbrush,
    'F2F5F6 2B6CB0 C3CBCF',
    '1E3A5F 3B8FD6 C3CBCF',
    'F7E4DE E87E9A C3CBCF',
  ),
  fan: thing(fan, '3B8FD6 2A3238 C3CBCF', '8FB8A0 14513F C3CBCF'),
}
