import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, rect, shade, shadow } from '../drawing/svg.ts'
import { insideOf, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

export interface JarFilling {
  /** The colour of what is in the jar. */
  readonly inside: string
  /** Pieces seen through the glass, drawn over x 60..180 and y 80..200. */
  readonly pieces?: string
  /** A cloth-like checked lid, as on jam. */
  readonly checked?: boolean
}

/** Jam, pickles, honey, instant coffee: a glass jar, its contents seen above and below the label. */
export function jar(print: Print, { inside, pieces = '', checked = false }: JarFilling): Drawing {
  const outline = 'M76 76H164Q182 86 182 104V184Q182 200 166 200H74Q58 200 58 184V104Q58 86 76 76z'
  return (look) =>
    shadow(62) +
    clip(
      'jar',
      outline,
      rect(50, 70, 140, 132, insideOf(print, look, inside)) +
        pieces +
        rect(50, 112, 140, 68, look.body) +
        smallFront({ x: 58, y: 112, width: 124, height: 68 }, look, print) +
        light('M66 96V190H73V96Q74 90 82 84Q66 86 66 96z', 0.45) +
        shade('M166 78V200H184V78z', 0.1),
    ) +
    rect(70, 48, 100, 30, look.cap, 7) +
    (checked
      ? checks(look.cap)
      : line(
          'M82 56V70M94 56V70M106 56V70M118 56V70M130 56V70M142 56V70M154 56V70',
          darker(look.cap, 0.16),
          3,
        )) +
    light('M74 51H166V56H74z', 0.25)
}

function checks(colour: string): string {
  const pale = mix(colour, '#FFFFFF', 0.65)
  return (
    line('M80 50V76M98 50V76M116 50V76M134 50V76M152 50V76', pale, 5, 0.8) +
    line('M73 58H167M73 70H167', pale, 4, 0.8)
  )
}

/** Pesto, roe, spices: a small jar with a wide lid. */
export function smallJar(print: Print, { inside, pieces = '' }: JarFilling): Drawing {
  const outline = 'M72 106H168Q176 112 176 122V188Q176 200 164 200H76Q64 200 64 188V122Q64 112 72 106z'
  return (look) =>
    shadow(58) +
    clip(
      'jar',
      outline,
      rect(58, 100, 124, 102, insideOf(print, look, inside)) +
        pieces +
        rect(58, 132, 124, 54, look.body) +
        smallFront({ x: 64, y: 132, width: 112, height: 54 }, look, print) +
        light('M71 120V192H78V120z', 0.45) +
        shade('M162 104V200H178V104z', 0.1),
    ) +
    rect(62, 78, 116, 30, look.cap, 7) +
    light('M68 82H172V87H68z', 0.3)
}

/** Spices: a tall narrow glass with a sprinkler cap. */
export function spiceGlass(print: Print, { inside, pieces = '' }: JarFilling): Drawing {
  const outline = 'M84 78H156Q162 84 162 92V190Q162 200 152 200H88Q78 200 78 190V92Q78 84 84 78z'
  return (look) =>
    shadow(44) +
    clip(
      'jar',
      outline,
      rect(70, 70, 100, 132, inside) +
        pieces +
        rect(70, 108, 100, 74, look.body) +
        smallFront({ x: 78, y: 108, width: 84, height: 74 }, look, print) +
        light('M85 90V194H91V90z', 0.4) +
        shade('M150 78V200H164V78z', 0.12),
    ) +
    rect(80, 34, 80, 46, look.cap, 8) +
    line('M92 44V72M104 44V72M116 44V72M128 44V72M140 44V72', darker(look.cap, 0.18), 3)
}
