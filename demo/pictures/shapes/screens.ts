import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shadow } from '../drawing/svg.ts'

const METAL = '#C9D0D3'
const GLASS = '#16222B'
/** A screen lit in a brand's colours: hills under a sun. */
const scene = (x: number, y: number, width: number, height: number, body: string, band: string) =>
  rect(x, y, width, height, body) +
  circle(x + width * 0.72, y + height * 0.34, height * 0.16, '#FFF3C9') +
  path(
    `M${x} ${y + height}V${y + height * 0.7}Q${x + width * 0.3} ${y + height * 0.34} ${x + width * 0.55} ${y + height * 0.72}Q${x + width * 0.8} ${y + height * 0.5} ${x + width} ${y + height * 0.74}V${y + height}z`,
    band,
  )

/** A television on its feet. */
export const television: Drawing = ({ body, band }) =>
  shadow(78) +
  rect(16, 50, 208, 126, '#1B2328', 6) +
  scene(21, 55, 198, 114, body, band) +
  path('M74 176L66 200H58L68 176zM166 176L174 200H182L172 176z', '#2B353B') +
  light('M21 55H120L60 169H21z', 0.08)

/** A computer screen on its stand. */
export const monitor: Drawing = ({ body, band }) =>
  shadow(50) +
  rect(28, 46, 184, 116, '#1B2328', 6) +
  scene(33, 51, 174, 104, body, band) +
  rect(108, 162, 24, 26, METAL) +
  rect(80, 188, 80, 12, '#AEB7BB', 4)

/** A laptop, open. */
export const laptop: Drawing = ({ body, band }) =>
  shadow(96) +
  rect(52, 66, 136, 98, '#2A343A', 8) +
  scene(58, 72, 124, 84, body, band) +
  path('M52 164H188L214 194Q214 200 206 200H34Q26 200 26 194z', METAL) +
  path('M62 168H178L190 184H50z', '#8E999E') +
  rect(100, 188, 40, 5, '#9AA5AA', 2)

/** A tablet, upright. */
export const tablet: Drawing = ({ body, band }) =>
  shadow(58) +
  rect(66, 36, 108, 164, '#1B2328', 12) +
  scene(74, 46, 92, 144, body, band) +
  circle(120, 41, 2, '#52606A')

/** A smartphone from its front, another from its back. */
export const phone: Drawing = ({ body, band }) =>
  shadow(62) +
  rect(112, 40, 68, 158, darker(body, 0.3), 14) +
  rect(118, 48, 26, 44, darker(body, 0.5), 10) +
  circle(131, 60, 7, GLASS) +
  circle(131, 79, 7, GLASS) +
  rect(58, 42, 74, 158, '#1B2328', 14) +
  scene(63, 48, 64, 146, body, band) +
  rect(84, 52, 22, 6, '#1B2328', 3)

/** A watch with activity rings. */
export const smartwatch: Drawing = ({ body, band }) =>
  shadow(40) +
  path('M92 30H148L154 74H86z', band) +
  path('M86 156H154L148 200H92z', band) +
  rect(72, 66, 96, 98, '#20292F', 24) +
  rect(80, 74, 80, 82, GLASS, 18) +
  circle(120, 115, 26, 'none') +
  line('M120 93A22 22 0 1 1 100 124', body, 7) +
  line('M120 105A11 11 0 1 1 110 120', '#F6C945', 6) +
  rect(168, 104, 6, 20, METAL, 3)
