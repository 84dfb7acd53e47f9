import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shadow } from '../drawing/svg.ts'
import { sticker } from './sticker.ts'

/** A bunch of bananas. */
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

/** A whole orange and half of one. */
export const oranges: Drawing = (look) =>
  shadow(88) +
  circle(86, 132, 64, '#F08A1D') +
  circle(80, 124, 54, '#F79A2E') +
  [
    [52, 104],
    [74, 88],
    [100, 96],
    [58, 136],
    [88, 132],
    [78, 164],
    [116, 118],
    [46, 158],
    [104, 156],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4, '#D9730F'))
    .join('') +
  path('M78 74q8 -10 18 -2q-6 8 -18 2z', '#4E8A3A') +
  circle(164, 152, 48, '#F08A1D') +
  circle(164, 152, 43, '#FFF0D2') +
  circle(164, 152, 38, '#FBAA3C') +
  line('M164 116V188M128 152H200M139 127L189 177M189 127L139 177', '#FFF0D2', 4) +
  circle(164, 152, 5, '#FFF0D2') +
  sticker(look, 66, 126)

/** A whole watermelon and a slice. */
export const watermelons: Drawing = (look) =>
  shadow(96) +
  circle(98, 122, 78, '#2E7D3B') +
  line('M98 46Q70 84 76 196M98 46Q126 84 120 196M74 50Q30 90 42 176M124 50Q166 90 154 176', '#1C5A2A', 9) +
  light('M48 86Q62 64 86 58Q66 76 58 100z', 0.3) +
  path('M96 196Q96 200 104 200H216Q224 200 222 190Q206 120 160 92Q152 88 148 96z', '#2E7D3B') +
  path('M104 192L150 98Q200 126 214 190Q214 193 210 193z', '#EAF3C9') +
  path('M114 187L152 110Q192 136 204 187z', '#EB4A54') +
  [
    [148, 142],
    [138, 168],
    [166, 150],
    [160, 174],
    [182, 172],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 3, 5, '#2B1A16'))
    .join('') +
  sticker(look, 84, 128)

/** A netted melon and half of one. */
export const melons: Drawing = (look) =>
  shadow(92) +
  ellipse(96, 130, 74, 70, '#DDBE6B') +
  ellipse(92, 124, 64, 60, '#EBD28B') +
  `<g fill="none" stroke="#FBF0C9" stroke-width="4" opacity=".9"><path d="M40 110Q92 88 154 112M32 140Q92 118 160 140M44 168Q92 150 148 168M66 74Q52 130 72 192M96 66V196M126 74Q140 130 120 190"/></g>` +
  path('M118 150Q120 110 172 104Q222 110 224 150Q216 200 172 200Q126 200 118 150z', '#DDBE6B') +
  ellipse(172, 150, 48, 42, '#F6A85A') +
  ellipse(172, 152, 26, 22, '#E88A3C') +
  [
    [162, 146],
    [172, 156],
    [184, 148],
    [168, 164],
    [180, 162],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.6, '#FBE9B8'))
    .join('') +
  sticker(look, 76, 116)

/** Clementines in a net. */
export const netted: Drawing = (look) =>
  shadow(84) +
  path('M104 46Q112 30 120 30T136 46L128 64H112z', '#E5482D') +
  [
    [84, 92],
    [132, 84],
    [168, 112],
    [62, 134],
    [112, 132],
    [158, 160],
    [82, 172],
    [124, 174],
    [186, 152],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 31, '#F08A1D') + circle(x - 4, y - 4, 24, '#F99C34'))
    .join('') +
  line(
    'M112 60L44 130M124 58L52 176M128 60L100 200M128 60L150 200M126 58L200 160M122 60L206 124M52 92Q120 110 190 92M38 134Q120 156 208 134M48 176Q120 194 198 172',
    '#D9431F',
    2.6,
    0.65,
  ) +
  rect(92, 48, 56, 26, look.branded ? look.body : '#4E9A46', 6) +
  rect(102, 57, 36, 8, look.branded ? look.cap : '#FFFDF7', 4)
