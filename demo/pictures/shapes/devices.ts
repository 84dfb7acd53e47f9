import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

const METAL = '#C9D0D3'

/** A router with two aerials. */
export const router: Drawing = ({ body, band }) =>
  shadow(88) +
  rect(70, 60, 9, 100, darker(body, 0.2), 4) +
  rect(161, 60, 9, 100, darker(body, 0.2), 4) +
  rect(30, 146, 180, 48, body, 12) +
  shade('M30 176H210V182Q210 194 198 194H42Q30 194 30 182z') +
  circle(60, 168, 5, '#46C16B') +
  circle(80, 168, 5, '#46C16B') +
  circle(100, 168, 5, band) +
  line('M96 112a34 34 0 0 1 48 0M106 124a20 20 0 0 1 28 0', band, 6) +
  circle(120, 136, 4, band) +
  rect(46, 194, 20, 6, '#333B40') +
  rect(174, 194, 20, 6, '#333B40')

/** A printer with a sheet coming out. */
export const printer: Drawing = ({ body, band }) =>
  shadow(86) +
  rect(66, 40, 108, 66, '#FFFDF7', 4) +
  line('M82 58H158M82 72H158M82 86H134', '#B9C4C8', 4) +
  rect(34, 92, 172, 88, body, 12) +
  rect(34, 92, 172, 16, darker(body, 0.15), 8) +
  circle(184, 124, 6, band) +
  circle(166, 124, 4, '#46C16B') +
  path('M58 152H182L194 200H46z', darker(body, 0.3)) +
  path('M68 158H172L180 192H60z', '#FFFDF7') +
  path('M80 166H150V182H76z', band, 0.6)

/** A camera with its lens to the front. */
export const camera: Drawing = ({ body, band }) =>
  shadow(86) +
  path('M86 78L98 58H142L154 78z', darker(body, 0.2)) +
  rect(32, 76, 176, 124, body, 16) +
  rect(32, 100, 176, 64, darker(body, 0.35)) +
  circle(120, 138, 52, '#2A3238') +
  circle(120, 138, 42, '#101820') +
  circle(120, 138, 28, '#1F4A66') +
  circle(108, 126, 9, '#8FC0DC') +
  rect(172, 84, 24, 10, band, 4) +
  circle(54, 88, 6, band)

/** A console and its controller. */
export const gameConsole: Drawing = ({ body, band }) =>
  shadow(92) +
  rect(60, 34, 50, 164, body, 12) +
  rect(72, 34, 8, 164, darker(body, 0.25)) +
  circle(95, 60, 4, band) +
  path(
    'M110 150Q114 128 136 130H190Q212 128 216 150L222 186Q222 200 208 198L190 182H138L120 198Q106 200 106 186z',
    '#F4F6F7',
  ) +
  path('M136 130H190Q196 140 186 148H140Q130 140 136 130z', '#DDE3E6') +
  line('M134 146V162M126 154H142', '#27313A', 6) +
  circle(190, 148, 5, band) +
  circle(200, 158, 5, '#E5484D') +
  circle(180, 158, 5, '#3B8FD6') +
  circle(190, 168, 5, '#46A758')

/** A wall charger with its cable. */
export const charger: Drawing = ({ body, band }) =>
  shadow(60) +
  rect(66, 92, 84, 108, body, 16) +
  rect(86, 66, 10, 28, METAL, 3) +
  rect(120, 66, 10, 28, METAL, 3) +
  rect(84, 150, 48, 12, '#2A3238', 6) +
  rect(84, 170, 48, 12, '#2A3238', 6) +
  iconAt('bolt', 108, 124, 34) +
  line('M150 176Q190 178 186 130Q182 84 204 70', band, 7) +
  light('M74 104V188H82V104z', 0.3)

/** A coiled cable with plugs. */
export const cable: Drawing = ({ body, band }) =>
  shadow(74) +
  [52, 38, 24]
    .map(
      (radius) => `<circle cx="120" cy="138" r="${radius}" fill="none" stroke="${body}" stroke-width="9"/>`,
    )
    .join('') +
  path('M160 100L186 60', 'none') +
  line('M160 104L184 64', body, 9) +
  rect(176, 36, 20, 34, band, 5) +
  rect(181, 22, 10, 16, METAL, 2) +
  line('M80 172L58 192', body, 9) +
  rect(38, 184, 26, 16, band, 5) +
  line('M104 92V184', darker(body, 0.3), 6)

/** A power bank with its level lights. */
export const powerBank: Drawing = ({ body, band }) =>
  shadow(50) +
  rect(76, 46, 88, 154, body, 16) +
  light('M84 58V188H92V58z', 0.28) +
  iconAt('bolt', 120, 118, 50) +
  rect(96, 46, 20, 8, '#2A3238', 2) +
  rect(124, 46, 20, 8, '#2A3238', 2) +
  [0, 1, 2, 3].map((dot) => circle(102 + dot * 12, 176, 3.5, dot < 3 ? '#46C16B' : band)).join('')

/** A memory card, contacts up. */
export const memoryCard: Drawing = ({ body, band }) =>
  shadow(56) +
  path('M70 40H140L176 74V190Q176 200 166 200H74Q64 200 64 190V46Q64 40 70 40z', '#2A3238') +
  [0, 1, 2, 3, 4].map((pin) => rect(78 + pin * 14, 50, 8, 26, '#E2B84C', 2)).join('') +
  rect(76, 92, 88, 92, body, 6) +
  rect(76, 92, 88, 22, band, 4) +
  rect(88, 128, 48, 9, '#fff', 4, 0.85) +
  rect(88, 146, 30, 7, '#fff', 3, 0.6)

/** A keyboard. */
export const keyboard: Drawing = ({ body, band }) =>
  shadow(100) +
  path('M30 128H210L222 190Q222 200 212 200H28Q18 200 18 190z', '#4B565E') +
  [0, 1, 2]
    .map((row) =>
      Array.from({ length: 10 }, (_, key) =>
        rect(36 + key * 17 - row, 136 + row * 17, 13, 12, key === 0 && row === 1 ? band : body, 3),
      ).join(''),
    )
    .join('') +
  rect(76, 186, 88, 9, body, 3)

/** A computer mouse. */
export const mouse: Drawing = ({ body, band }) =>
  shadow(48) +
  path('M120 76Q172 76 172 142Q172 200 120 200Q68 200 68 142Q68 76 120 76z', body) +
  line('M120 78V132M70 134H170', darker(body, 0.3), 3) +
  rect(114, 96, 12, 26, band, 6) +
  light('M82 120Q80 170 96 188Q72 176 74 138z', 0.3)

/** A game in its case. */
export const videoGame: Drawing = ({ body, band, cap }) =>
  shadow(56) +
  rect(62, 38, 116, 162, darker(body, 0.3), 6) +
  rect(70, 38, 108, 162, body, 4) +
  rect(70, 38, 108, 24, band) +
  iconAt('video-game', 124, 116, 76) +
  rect(84, 164, 78, 12, cap, 5) +
  rect(96, 182, 54, 7, '#fff', 3, 0.6)
