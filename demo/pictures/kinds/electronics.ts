import {
  cable,
  camera,
  charger,
  gameConsole,
  keyboard,
  memoryCard,
  mouse,
  powerBank,
  printer,
  router,
  videoGame,
} from '../shapes/devices.ts'
import { laptop, monitor, phone, smartwatch, tablet, television } from '../shapes/screens.ts'
import { earbuds, headphones, speaker } from '../shapes/sound.ts'
import { type KindLook, kind, thing } from './kind-look.ts'

const casings = [
  '4A5760 3B8FD6 C3CBCF',
  'E8EDF0 2B6CB0 8FC0DC',
  '35618F F27B4B C3CBCF',
  'DDE3E6 B3243B C3CBCF',
]
const screens = [
  '2B6CB0 14513F F2B90C',
  '6B4FA0 E87E9A F2B90C',
  'F27B4B 7A1F2B F2B90C',
  '0E6B6B 14513F F2B90C',
]

export const electronicsKinds: Record<string, KindLook> = {
  headphones: thing(headphones, ...casings),
  earbuds: thing(earbuds, ...casings),
  speaker: thing(speaker, ...casings),
  television: thing(television, ...screens),
  laptop: thing(laptop, ...screens),
  tablet: thing(tablet, ...screens),
  smartphone: thing(phone, ...screens),
  smartwatch: thing(smartwatch, '3B8FD6 2A3238 C3CBCF', 'E5484D F7E4DE C3CBCF', '46C16B 1E3A5F C3CBCF'),
  charger: thing(charger, 'F2F5F6 9AA9B2 2B6CB0', '4A5760 D9762B C3CBCF'),
  cable: thing(cable, '4A5760 D9762B C3CBCF', 'AEB9C0 2B6CB0 C3CBCF'),
  keyboard: thing(keyboard, 'E8EDF0 3B8FD6 C3CBCF', 'B4C0C7 F27B4B C3CBCF', '8FA0AA F2B90C C3CBCF'),
  mouse: thing(mouse, ...casings),
  monitor: thing(monitor, ...screens),
  printer: thing(printer, 'E8EDF0 2B6CB0 C3CBCF', '46545C F27B4B C3CBCF'),
  'game-console': thing(gameConsole, 'F2F5F6 2B6CB0 C3CBCF', '4A5760 4E9A46 C3CBCF', 'C8102E 2B6CB0 C3CBCF'),
  'video-game': kind(videoGame, '2B6CB0 FFFDF7 F2B90C', 'C8102E FFFDF7 F2B90C', '4E9A46 FFFDF7 F2B90C'),
  camera: thing(camera, '46545C F27B4B C3CBCF', 'AEB9C0 2B6CB0 C3CBCF'),
  'power-bank': thing(powerBank, ...casings),
  router: thing(router, 'F2F5F6 3B8FD6 C3CBCF', '4A5760 F27B4B C3CBCF'),
  'memory-card': kind(memoryCard, 'C8102E FFFDF7 C3CBCF', '2B6CB0 F2B90C C3CBCF'),
}
