import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'

const paper = '#FBF6E9'

/** Wine: glass in the colour the shopper sees, a paper label, a capsule. `shoulders` high or sloping by brand. */
export function wine(print: Print, glass: string): Drawing {
  return (look) => {
    const sloping = look.variant % 2 === 1
    const outline = sloping
      ? 'M109 40H131V76Q132 96 148 116Q156 128 156 140V190Q156 200 146 200H94Q84 200 84 190V140Q84 128 92 116Q108 96 109 76z'
      : 'M109 40H131V80Q132 90 146 94Q155 98 155 110V190Q155 200 146 200H94Q85 200 85 190V110Q85 98 94 94Q108 90 109 80z'
    return (
      shadow(42) +
      clip(
        'bottle',
        outline,
        rect(78, 36, 84, 166, glass) +
          rect(78, sloping ? 130 : 118, 84, sloping ? 56 : 68, paper) +
          winePaper(print, sloping ? 130 : 118, sloping ? 56 : 68)(look) +
          light('M91 112V200H97V112Q99 104 112 92V44H110V90Q92 100 91 112z', 0.28) +
          shade('M143 94Q155 98 155 112V200H144z', 0.16),
      ) +
      rect(107, 18, 26, 42, look.cap, 4) +
      rect(106, 30, 28, 4, darker(look.cap, 0.3), 2) +
      light('M111 20H115V58H111z', 0.3)
    )
  }
}

/** The label: paper with lines, a crest or a coloured foot, by brand. */
function winePaper(print: Print, top: number, height: number): Drawing {
  return (look) =>
    front(
      { x: 84, y: top, width: 72, height },
      { ...look, body: paper, design: [1, 3, 5, 6, 7][look.design % 5] ?? 1 },
      { ...print, ground: paper },
    )
}

/** Sparkling wine: heavy glass, a foil neck and a wide collar. */
export function sparklingWine(print: Print, glass: string): Drawing {
  const outline =
    'M108 60H132Q134 92 150 116Q160 132 160 146V190Q160 200 150 200H90Q80 200 80 190V146Q80 132 90 116Q106 92 108 60z'
  return (look) =>
    shadow(46) +
    clip(
      'bottle',
      outline,
      rect(74, 50, 92, 152, glass) +
        rect(74, 134, 92, 52, paper) +
        winePaper(print, 134, 52)(look) +
        light('M88 150V200H95V150Q96 132 108 112Q90 130 88 150z', 0.28) +
        shade('M146 116Q160 136 160 150V200H147z', 0.16),
    ) +
    path('M105 34Q105 18 120 18T135 34L133 84Q141 96 142 104Q120 94 98 104Q99 96 107 84z', look.cap) +
    rect(103, 36, 34, 6, mix(look.cap, '#0B1A14', 0.25), 3) +
    light('M110 26L112 92L117 90V22z', 0.3)
}

/** Gin, vodka, whisky, snaps: straight-sided or squat, with a stout stopper. */
export function spirits(
  print: Print,
  drink: string,
  { squat = false }: { readonly squat?: boolean } = {},
): Drawing {
  const outline = squat
    ? 'M104 62H136V78Q170 84 172 106V188Q172 200 160 200H80Q68 200 68 188V106Q70 84 104 78z'
    : 'M106 54H134V74Q158 82 158 100V190Q158 200 148 200H92Q82 200 82 190V100Q82 82 106 74z'
  const [left, width] = squat ? [68, 104] : [82, 76]
  return (look) =>
    shadow(squat ? 56 : 44) +
    clip(
      'bottle',
      outline,
      rect(60, 40, 120, 162, drink) +
        rect(left, 112, width, 68, look.body) +
        front(
          { x: left, y: 112, width, height: 68 },
          { ...look, design: [0, 1, 3, 7][look.design % 4] ?? 0 },
          print,
        ) +
        light(`M${left + 8} 108V196H${left + 15}V108z`, 0.45) +
        shade(`M${left + width - 12} 80V200H${left + width}V80z`, 0.12) +
        rect(left, 190, width, 10, '#FFFFFF', 0, 0.35),
    ) +
    rect(102, squat ? 34 : 24, 36, squat ? 30 : 32, look.cap, 5) +
    rect(106, squat ? 60 : 52, 28, 7, darker(look.cap, 0.3), 2)
}
