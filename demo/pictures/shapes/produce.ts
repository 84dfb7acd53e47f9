import { iconAt } from '../icons.ts'
import type { Drawing, Look } from '../look.ts'
import { at, circle, ellipse, light, line, path, rect, shade, shadow } from '../svg.ts'

/** The little sticker that fruit of a brand wears. */
export function sticker({ branded, body, cap }: Look, x: number, y: number): string {
  return branded
    ? circle(x, y, 14, '#FFFDF7') + circle(x, y, 11.5, body) + line(`M${x - 4} ${y}h8`, cap === body ? '#FFFDF7' : cap, 3.5)
    : ''
}

/** Fruit that no emoji shows whole. */
export const bananas: Drawing = (look) =>
  shadow(86) +
  path('M158 46Q170 40 176 50L178 66L160 70z', '#7A5A1E') +
  path('M162 62Q150 118 104 148Q70 168 34 164Q26 172 34 180Q92 204 142 168Q186 132 180 62z', '#E3A81F') +
  path('M160 60Q136 112 90 132Q58 144 28 132Q20 138 26 148Q78 178 130 144Q170 114 176 62z', '#F7CB3B') +
  path('M164 62Q186 110 168 154Q160 178 138 190Q138 200 150 200Q196 186 206 140Q210 98 178 60z', '#F2BC2A') +
  light('M40 146Q82 160 122 136Q150 116 162 80Q146 114 112 134Q76 152 40 146z', 0.4) +
  light('M178 82Q192 120 180 156Q172 174 160 184Q190 160 192 126Q192 100 178 82z', 0.3) +
  path('M28 132l-8 6l4 10l8 -2zM34 164l-10 8l8 8l6 -4zM138 190l-6 6l12 4l4 -4z', '#6B4E1A') +
  sticker(look, 112, 146)

export const oranges: Drawing = (look) =>
  shadow(88) +
  circle(86, 132, 64, '#F08A1D') +
  circle(80, 124, 54, '#F79A2E') +
  [[52, 104], [74, 88], [100, 96], [58, 136], [88, 132], [78, 164], [116, 118], [46, 158], [104, 156]].map(([x = 0, y = 0]) => circle(x, y, 2.4, '#D9730F')).join('') +
  path('M78 74q8 -10 18 -2q-6 8 -18 2z', '#4E8A3A') +
  circle(164, 152, 48, '#F08A1D') +
  circle(164, 152, 43, '#FFF0D2') +
  circle(164, 152, 38, '#FBAA3C') +
  line('M164 116V188M128 152H200M139 127L189 177M189 127L139 177', '#FFF0D2', 4) +
  circle(164, 152, 5, '#FFF0D2') +
  sticker(look, 66, 126)

export const watermelons: Drawing = (look) =>
  shadow(96) +
  circle(98, 122, 78, '#2E7D3B') +
  line('M98 46Q70 84 76 196M98 46Q126 84 120 196M74 50Q30 90 42 176M124 50Q166 90 154 176', '#1C5A2A', 9) +
  light('M48 86Q62 64 86 58Q66 76 58 100z', 0.3) +
  path('M96 196Q96 200 104 200H216Q224 200 222 190Q206 120 160 92Q152 88 148 96z', '#2E7D3B') +
  path('M104 192L150 98Q200 126 214 190Q214 193 210 193z', '#EAF3C9') +
  path('M114 187L152 110Q192 136 204 187z', '#EB4A54') +
  [[148, 142], [138, 168], [166, 150], [160, 174], [182, 172]].map(([x = 0, y = 0]) => ellipse(x, y, 3, 5, '#2B1A16')).join('') +
  sticker(look, 84, 128)

export const melons: Drawing = (look) =>
  shadow(92) +
  ellipse(96, 130, 74, 70, '#DDBE6B') +
  ellipse(92, 124, 64, 60, '#EBD28B') +
  `<g fill="none" stroke="#FBF0C9" stroke-width="4" opacity=".9"><path d="M40 110Q92 88 154 112M32 140Q92 118 160 140M44 168Q92 150 148 168M66 74Q52 130 72 192M96 66V196M126 74Q140 130 120 190"/></g>` +
  path('M118 150Q120 110 172 104Q222 110 224 150Q216 200 172 200Q126 200 118 150z', '#DDBE6B') +
  ellipse(172, 150, 48, 42, '#F6A85A') +
  ellipse(172, 152, 26, 22, '#E88A3C') +
  [[162, 146], [172, 156], [184, 148], [168, 164], [180, 162]].map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.6, '#FBE9B8')).join('') +
  sticker(look, 76, 116)

export const cucumbers: Drawing = (look) =>
  shadow(96) +
  `<g transform="rotate(-20 112 132)">${
    rect(14, 104, 186, 50, '#2F6B2E', 25) +
    rect(18, 108, 178, 24, '#3F8A3A', 12) +
    line('M36 116H176M44 128H170', '#65AE55', 3, 0.8) +
    [60, 92, 124, 156].map((x) => circle(x, 142, 2.6, '#1F4F22')).join('') +
    (look.branded ? rect(80, 104, 52, 50, look.body) + rect(88, 122, 36, 9, look.band, 4) : '')
  }</g>` +
  [[170, 174], [206, 182]]
    .map(([x = 0, y = 0]) => circle(x, y, 24, '#2F6B2E') + circle(x, y, 20, '#D6EDB0') + circle(x, y, 10, '#EAF6D2') + [0, 60, 120, 180, 240, 300].map((turn) => at(x, y, ellipse(0, -9, 1.8, 4, '#B5D586'), { turn })).join(''))
    .join('')

export const carrots: Drawing = (look) =>
  shadow(78) +
  line('M92 66Q80 40 64 28M104 64Q100 36 96 20M120 66Q124 36 128 18M134 66Q150 42 170 28M146 70Q164 54 184 50', '#3F9A46', 9) +
  line('M98 62Q92 44 84 34M128 62Q138 44 150 36', '#6CC063', 6) +
  [[92, -14, '#EE7A1E'], [150, 14, '#EE7A1E'], [120, 0, '#F98D2F']]
    .map(([x, turn, fill]) => at(Number(x), 66, path('M-24 8Q-22 -8 0 -8T24 8Q20 74 0 134Q-20 74 -24 8z', String(fill)) + line('M-18 26h14M4 44h12M-14 64h12M2 84h8', '#CC5F10', 3) + light('M-16 10Q-14 60 -4 104Q-6 60 -6 4z', 0.3), { turn: Number(turn) }))
    .join('') +
  (look.branded ? rect(70, 92, 100, 22, look.body, 6) + rect(92, 99, 56, 8, look.band, 4) : rect(74, 78, 92, 9, '#D9573C', 4))

export const leeks: Drawing = (look) =>
  shadow(60) +
  [[86, -9], [152, 9], [120, 0]]
    .map(([x = 0, turn = 0]) =>
      at(x, 110, path('M-16 -6Q-34 -60 -30 -90Q-12 -80 -6 -44Q-4 -84 6 -94Q14 -70 8 -40Q18 -78 32 -84Q34 -50 16 -6z', '#3F8A3A') + path('M-8 -10Q-14 -50 -20 -70M2 -14Q4 -50 6 -76M10 -10Q18 -40 26 -62', 'none') + line('M-8 -16Q-14 -46 -20 -66M2 -20Q4 -50 5 -72M10 -16Q18 -40 25 -58', '#69B05C', 3) + path('M-16 -8H16L13 80Q12 86 0 86T-13 80z', '#F4F6E2') + path('M-16 -8H16L15 24H-15z', '#B8D98C') + line('M-5 0V78M6 0V78', '#DBE5BE', 2.5) + line('M-8 86l-3 6M0 86v7M8 86l3 6', '#D6C69A', 2.5), { turn }),
    )
    .join('') +
  (look.branded ? rect(72, 146, 96, 20, look.body, 6) + rect(92, 152, 56, 8, look.band, 4) : rect(78, 140, 84, 9, '#6E4FA0', 4))

export const beets: Drawing = (look) =>
  shadow(80) +
  line('M78 96Q66 60 46 40M88 92Q90 54 84 26M160 98Q168 60 190 44M150 94Q146 56 156 30M120 84Q120 48 122 24', '#A82B5A', 7) +
  [[48, 40, -30], [84, 28, -6], [122, 26, 4], [156, 32, 14], [190, 44, 34]].map(([x = 0, y = 0, turn = 0]) => at(x, y, ellipse(0, 0, 15, 22, '#4E9A46') + line('M0 14V-12', '#A82B5A', 3), { turn })).join('') +
  [[80, 142], [160, 144], [120, 128]].map(([x = 0, y = 0]) => at(x, y, path('M0 -44Q46 -40 44 6Q38 40 4 46L0 60L-4 46Q-38 40 -44 6Q-46 -40 0 -44z', '#8E1F4B') + path('M-36 0Q-36 -32 -4 -36Q-24 -20 -26 12Q-36 14 -36 0z', '#B84076') + line('M20 30Q30 22 32 8', '#6E1237', 4), { scale: 0.98 })).join('') +
  sticker(look, 120, 142)

export const pumpkins: Drawing = (look) =>
  shadow(94) +
  path('M112 60Q110 36 132 30L140 42Q128 46 130 62z', '#5C7A34') +
  ellipse(64, 134, 44, 62, '#D96C14') +
  ellipse(176, 134, 44, 62, '#D96C14') +
  ellipse(90, 132, 44, 66, '#EB7F1F') +
  ellipse(150, 132, 44, 66, '#EB7F1F') +
  ellipse(120, 130, 36, 70, '#F69433') +
  light('M100 80Q88 130 100 184Q78 130 100 80z', 0.35) +
  sticker(look, 120, 134)

export const pottedHerbs: Drawing = (look) =>
  shadow(52) +
  [[120, 62, 0], [82, 74, -34], [158, 74, 34], [98, 40, -14], [144, 42, 16], [66, 104, -52], [174, 104, 52]]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, path('M0 -30Q26 -12 20 16Q12 34 0 36Q-12 34 -20 16Q-26 -12 0 -30z', turn === 0 ? '#5CB052' : '#3F9A46') + line('M0 -18V32M0 0l-9 -7M0 0l9 -7M0 14l-10 -7M0 14l10 -7', '#8FD07E', 2.5), { turn }))
    .join('') +
  line('M120 96V128M98 92L114 128M144 92L126 128', '#3C8A3A', 6) +
  path('M78 122H162L152 192Q151 200 143 200H97Q89 200 88 192z', look.branded ? look.body : '#B9673C') +
  rect(72, 116, 96, 18, look.branded ? look.cap : '#CF7D4E', 5) +
  (look.branded ? rect(94, 148, 52, 28, '#FFFDF7', 4) + rect(102, 158, 36, 8, look.band, 4) : light('M90 138H98L104 196H97z', 0.25))

/** Spinach: young leaves in a clear bag. */
export const leafHeap: string = [[72, 140, -40], [108, 126, -12], [144, 130, 18], [172, 146, 44], [92, 164, -70], [128, 160, 6], [158, 170, 64], [118, 144, 100], [74, 176, 20]]
  .map(([x = 0, y = 0, turn = 0], place) => at(x, y, path('M0 -26Q20 -14 18 8Q14 24 0 26Q-14 24 -18 8Q-20 -14 0 -26z', place % 2 === 0 ? '#3F8F3C' : '#5BAA4A') + line('M0 -18V34M0 -4l-8 -6M0 -4l8 -6M0 8l-9 -6M0 8l9 -6', '#A9D68C', 2), { turn }))
  .join('')

/** Fruit heaped in a punnet, named by its icon. */
export const heap = (name: string, size = 62): string =>
  [[60, 108], [100, 98], [140, 100], [182, 108], [80, 82], [122, 74], [162, 84]].map(([x = 0, y = 0], place) => iconAt(name, x, y, size, (place * 37) % 50 - 25)).join('')

/** White mushrooms for a punnet. */
const mushroomCap = rect(-9, 0, 18, 24, '#EADFCB', 6) + path('M-28 6Q-28 -22 0 -22T28 6Q28 12 0 12T-28 6z', '#FBF5E8') + path('M-22 0Q-20 -16 -2 -17Q-14 -8 -16 4z', '#FFFFFF') + shade('M-26 6Q0 14 26 6Q26 12 0 12T-26 6z', 0.08)

export const mushrooms: string = [[60, 106], [102, 98], [146, 100], [184, 108], [82, 76], [126, 70], [166, 80]].map(([x = 0, y = 0], place) => at(x, y, mushroomCap, { turn: (place * 31) % 40 - 20 })).join('')

/** Clementines in a net. */
export const netted: Drawing = (look) =>
  shadow(84) +
  path('M104 46Q112 30 120 30T136 46L128 64H112z', '#E5482D') +
  [[84, 92], [132, 84], [168, 112], [62, 134], [112, 132], [158, 160], [82, 172], [124, 174], [186, 152]].map(([x = 0, y = 0]) => circle(x, y, 31, '#F08A1D') + circle(x - 4, y - 4, 24, '#F99C34')).join('') +
  line('M112 60L44 130M124 58L52 176M128 60L100 200M128 60L150 200M126 58L200 160M122 60L206 124M52 92Q120 110 190 92M38 134Q120 156 208 134M48 176Q120 194 198 172', '#D9431F', 2.6, 0.65) +
  rect(92, 48, 56, 26, look.branded ? look.body : '#4E9A46', 6) +
  rect(102, 57, 36, 8, look.branded ? look.cap : '#FFFDF7', 4)
