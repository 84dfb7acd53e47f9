import { clearest, darker, lighter, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { iconAt } from '../icons.ts'
import { smallFront } from '../small-front.ts'
import { box } from './box.ts'

/** A bar of soap in suds before its carton. */
export function soapBar(print: Print): Drawing {
  return (look) =>
    box(print, { x: 36, y: 66, width: 120, depth: 26 })(look) +
    path(
      'M96 176Q94 150 118 148H196Q220 150 218 176Q218 200 196 200H118Q96 200 96 176z',
      darker(look.band, 0.12),
    ) +
    path(
      'M96 168Q96 146 118 144H196Q218 146 218 168Q216 186 196 188H118Q98 186 96 168z',
      lighter(look.band, 0.35),
    ) +
    ellipse(157, 166, 40, 11, lighter(look.band, 0.55)) +
    [
      [104, 136, 9],
      [122, 128, 6],
      [206, 138, 8],
      [190, 130, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#FFFFFF', 0.85))
      .join('')
}

/** A toothbrush in its pack: card above, clear blister below. */
export function toothbrushPack(print: Print): Drawing {
  return (look) =>
    shadow(60) +
    rect(66, 22, 108, 178, look.body, 10) +
    rect(66, 62, 108, 8, look.band) +
    smallFront({ x: 92, y: 26, width: 56, height: 36 }, { ...look, design: 1, band: look.body }, print) +
    rect(78, 76, 84, 116, '#EAF3F6', 14) +
    [102, 138]
      .map((x, place) => {
        const tone = place === 0 ? look.cap : mix(look.band, '#FFFFFF', 0.2)
        return (
          rect(x - 4, 116, 8, 72, tone, 4) +
          rect(x - 6, 140, 12, 48, tone, 6) +
          rect(x - 8, 82, 16, 38, tone, 6) +
          rect(x - 14, 84, 8, 32, '#FFFFFF', 2) +
          rect(x - 14, 94, 8, 11, look.band)
        )
      })
      .join('') +
    light('M86 82H94V186H86z', 0.6)
}

/** Deodorant: a roll-on, or a spray can. */
export function rollOn(print: Print): Drawing {
  const outline = 'M86 92H154Q166 104 164 130L158 188Q157 200 146 200H94Q83 200 82 188L76 130Q74 104 86 92z'
  return (look) =>
    shadow(46) +
    clip(
      'bottle',
      outline,
      rect(70, 88, 100, 114, look.body) +
        smallFront({ x: 78, y: 106, width: 84, height: 82 }, look, print) +
        light('M84 110L92 194H99L92 106z', 0.4),
    ) +
    path('M84 92V56Q84 32 108 32H132Q156 32 156 56V92z', look.cap) +
    light('M92 58Q92 42 106 40V88H92z', 0.3)
}

/** Deodorant in a spray can. */
export function sprayCan(print: Print): Drawing {
  const outline = 'M84 76Q84 66 94 62H146Q156 66 156 76V192Q156 200 148 200H92Q84 200 84 192z'
  return (look) =>
    shadow(42) +
    clip(
      'can',
      outline,
      rect(80, 58, 80, 144, look.body) +
        smallFront({ x: 84, y: 92, width: 72, height: 84 }, look, print) +
        rect(80, 184, 80, 6, look.band) +
        light('M91 66H98V200H91z', 0.35) +
        shade('M144 60V200H158V60z', 0.12),
    ) +
    path('M92 64V44Q92 26 110 26H130Q148 26 148 44V64z', look.cap) +
    rect(90, 60, 60, 6, '#C9D0CC', 2) +
    light('M99 46Q99 34 108 33V60H99z', 0.3)
}

/** Face cream: a low jar with a wide lid. */
export function creamJar(print: Print): Drawing {
  const outline = 'M40 116H200L194 184Q192 200 176 200H64Q48 200 46 184z'
  return (look) =>
    shadow(80) +
    clip(
      'jar',
      outline,
      rect(36, 110, 170, 92, look.body) +
        smallFront({ x: 72, y: 122, width: 96, height: 70 }, look, print) +
        light('M52 120L58 192H66L60 120z', 0.4) +
        shade('M176 112H204V202H166z', 0.1),
    ) +
    path('M34 82Q34 70 46 70H194Q206 70 206 82V120H34z', look.cap) +
    ellipse(120, 74, 82, 12, mix(look.cap, '#FFFFFF', 0.3)) +
    light('M42 92H198V98H42z', 0.25)
}

/** A razor with its cartridge. */
export const razor: Drawing = ({ body, band }) =>
  shadow(52) +
  path('M110 92H130L136 132Q142 160 138 192Q137 200 128 200H112Q103 200 102 192Q98 160 104 132z', body) +
  path('M110 128H130Q134 160 130 188H110Q106 160 110 128z', band) +
  line('M112 144H128M111 156H129M111 168H129', darker(band, 0.25), 3) +
  rect(112, 76, 16, 24, '#8E999E', 4) +
  rect(58, 36, 124, 46, darker(body, 0.3), 10) +
  rect(66, 42, 108, 9, mix(body, '#FFFFFF', 0.6), 4) +
  [55, 62, 69].map((y) => rect(66, y, 108, 4, '#E3E9EB', 2)).join('') +
  light('M106 104L102 130L108 132L112 104z', 0.4)

/** Perfume: a square flacon with a heavy stopper. */
export const perfume: Drawing = ({ body, band, cap }) =>
  shadow(62) +
  rect(98, 26, 44, 40, cap, 6) +
  rect(106, 64, 28, 16, '#D9C48A', 2) +
  rect(58, 78, 124, 122, mix(body, '#FFFFFF', 0.62), 14) +
  rect(66, 112, 108, 80, mix(body, '#FFFFFF', 0.2), 8) +
  shade('M160 84H182V196H160z', 0.08) +
  rect(86, 122, 68, 48, '#FFFDF7', 3) +
  rect(96, 134, 48, 9, clearest('#FFFDF7', [band, body, cap]), 4) +
  rect(104, 151, 32, 6, band, 3) +
  light('M68 88H78V190H68z', 0.6) +
  light('M104 30H111V62H104z', 0.3)

/** Mascara: the tube, and the brush drawn out of it. */
export const mascara: Drawing = ({ body, band, cap }) =>
  shadow(60) +
  rect(66, 70, 42, 130, body, 8) +
  rect(66, 70, 42, 14, band, 3) +
  rect(76, 104, 7, 76, lighter(body, 0.4), 3) +
  rect(91, 110, 8, 64, band, 4) +
  rect(132, 116, 42, 84, cap, 8) +
  rect(132, 116, 42, 10, band, 3) +
  rect(150, 76, 6, 42, '#3A3F42') +
  rect(139, 20, 28, 62, '#20262A', 12) +
  line('M134 30H172M132 40H174M132 50H174M132 60H174M134 70H172', '#20262A', 4) +
  light('M140 132H147V192H140z', 0.25)

/** Pills: a bottle with a lid, one or two before it. */
export function pillBottle(print: Print, pill: string): Drawing {
  const outline = 'M76 84H164Q172 90 172 100V188Q172 200 160 200H80Q68 200 68 188V100Q68 90 76 84z'
  return (look) =>
    shadow(72, 128) +
    clip(
      'bottle',
      outline,
      rect(62, 80, 116, 122, look.body) +
        smallFront({ x: 68, y: 106, width: 104, height: 78 }, look, print) +
        light('M77 92V194H84V92z', 0.35) +
        shade('M158 84V200H174V84z', 0.12),
    ) +
    rect(70, 46, 100, 38, look.cap, 8) +
    line('M84 54V76M96 54V76M108 54V76M120 54V76M132 54V76M144 54V76M156 54V76', darker(look.cap, 0.18), 3) +
    iconAt(pill, 188, 180, 46)
}

/** Painkillers: a low box and a blister of tablets before it. */
export function blisterBox(print: Print): Drawing {
  return (look) =>
    box(print, { x: 30, y: 70, width: 150, depth: 22 })(look) +
    `<g transform="rotate(-6 160 174)">${
      rect(100, 152, 118, 46, '#DDE3E3', 6) +
      [0, 1, 2, 3, 4]
        .map(
          (place) =>
            ellipse(114 + place * 22.5, 165, 8, 6, '#FFFFFF') +
            ellipse(114 + place * 22.5, 185, 8, 6, '#FFFFFF'),
        )
        .join('')
    }</g>`
}

/** Nasal spray: a small bottle with a nozzle between its finger wings. */
export function nasalSpray(print: Print): Drawing {
  return (look) =>
    shadow(52) +
    path('M84 118H156V188Q156 200 144 200H96Q84 200 84 188z', look.body) +
    smallFront({ x: 84, y: 130, width: 72, height: 56 }, look, print) +
    path('M70 96H170Q174 96 174 102V112Q174 118 168 118H72Q66 118 66 112V102Q66 96 70 96z', look.cap) +
    path('M104 96L110 50Q112 40 120 40T130 50L136 96z', '#FFFFFF') +
    shade('M122 40Q130 42 130 50L136 96H124z', 0.08) +
    line('M112 26L108 16M120 24V12M128 26L132 16', '#7FB9D6', 4) +
    light('M90 122H96V196H90z', 0.4)
}

/** Sanitary pads and tampons: a soft pack with a fold for a handle. */
export function softPad(print: Print): Drawing {
  const outline = 'M44 76Q120 60 196 76Q204 130 196 188Q194 200 182 200H58Q46 200 44 188Q36 130 44 76z'
  return (look) =>
    shadow(84) +
    path('M92 74Q96 42 120 42T148 74z', darker(look.body, 0.12)) +
    clip(
      'pack',
      outline,
      rect(34, 60, 172, 142, look.body) +
        smallFront({ x: 56, y: 92, width: 128, height: 86 }, look, print) +
        light('M56 78Q50 130 58 196H68Q60 130 66 78z', 0.35),
    )
}
