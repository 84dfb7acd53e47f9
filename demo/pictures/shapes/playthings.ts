import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { at, circle, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const wheel = (x: number): string =>
  ring(x, 158, 38, DARK, 8) +
  line(
    `M${x - 34} 158H${x + 34}M${x} 124V192M${x - 24} 134L${x + 24} 182M${x + 24} 134L${x - 24} 182`,
    STEEL,
    1.6,
  ) +
  circle(x, 158, 5, STEEL)

/** A child's bicycle with a basket. */
export const bicycle: Drawing = ({ body, band }) =>
  shadow(104) +
  wheel(58) +
  wheel(182) +
  line('M58 158L88 98H156L112 158H58M88 98L112 158M182 158L152 78', body, 9) +
  line('M152 78Q150 64 164 62H178', DARK, 7) +
  line('M88 98L84 84', DARK, 6) +
  path('M62 78H102Q108 80 104 88H76Q62 88 62 78z', DARK) +
  circle(112, 158, 13, darker(body, 0.25)) +
  line('M112 158L122 178', DARK, 6) +
  rect(114, 174, 20, 7, DARK, 3) +
  path('M164 72H206L200 104H170z', band) +
  line('M168 82H204M169 93H202M178 74L180 102M192 74L190 102', darker(band, 0.2), 2.5)

/** A kick scooter. */
export const scooter: Drawing = ({ body, band }) =>
  shadow(92) +
  path('M54 168H150Q164 168 168 152L182 96L194 100L182 156Q176 180 152 180H54z', body) +
  line('M188 98L170 30', darker(body, 0.15), 9) +
  line('M186 90L174 44', STEEL, 6) +
  line('M148 30H194', DARK, 9) +
  line('M146 30H160M182 30H196', band, 11) +
  circle(54, 180, 20, DARK) +
  circle(54, 180, 9, STEEL) +
  circle(190, 180, 20, DARK) +
  circle(190, 180, 9, STEEL) +
  line('M188 112L190 176', darker(body, 0.2), 9) +
  path('M34 160Q46 148 66 158L60 168z', band) +
  rect(80, 166, 56, 6, DARK, 3, 0.35)

/** A teddy bear with a bow. */
export const teddy: Drawing = ({ body }) => {
  const fur = '#C98B4B'
  const pale = '#EBC38E'
  return (
    shadow(76) +
    circle(78, 54, 22, fur) +
    circle(162, 54, 22, fur) +
    circle(78, 54, 11, pale) +
    circle(162, 54, 11, pale) +
    ellipse(120, 156, 52, 48, fur) +
    ellipse(120, 162, 32, 32, pale) +
    ellipse(64, 140, 18, 32, darker(fur, 0.1)) +
    ellipse(176, 140, 18, 32, darker(fur, 0.1)) +
    circle(76, 182, 26, fur) +
    circle(164, 182, 26, fur) +
    circle(76, 182, 14, pale) +
    circle(164, 182, 14, pale) +
    circle(120, 80, 54, fur) +
    ellipse(120, 96, 27, 22, pale) +
    ellipse(120, 86, 10, 7, '#40261A') +
    line('M120 92V100M108 104Q120 112 132 104', '#40261A', 3.5) +
    circle(98, 72, 5.5, '#40261A') +
    circle(142, 72, 5.5, '#40261A') +
    path('M120 134L86 120Q80 134 86 148zM120 134L154 120Q160 134 154 148z', body) +
    circle(120, 134, 10, darker(body, 0.18))
  )
}

/** Two balls of yarn and the needles. */
export const yarn: Drawing = ({ body, band }) => {
  const ball = (tone: string): string =>
    circle(0, 0, 54, tone) +
    line(
      'M-50 -12Q-10 -46 40 -34M-53 6Q-10 -30 50 -16M-48 24Q-6 -10 53 4M-38 38Q0 8 50 22',
      lighter(tone, 0.35),
      5,
    ) +
    line('M-24 -48Q-40 0 -20 48M-6 -53Q-20 0 0 53', darker(tone, 0.22), 5)
  return (
    shadow(96) +
    line('M40 38L150 176M196 30L96 170', '#D9B27A', 7) +
    circle(40, 38, 9, '#8A5A2C') +
    circle(196, 30, 9, '#8A5A2C') +
    at(78, 144, ball(body)) +
    at(160, 140, ball(band)) +
    line('M40 182Q70 204 104 194T170 198H214', body, 5)
  )
}

/** Crayons in their box. */
export const crayons: Drawing = ({ body, band }) =>
  shadow(78) +
  ['#E5484D', '#F6B73C', '#46A758', '#3B8FD6', '#8E5BC4', '#F28A1E']
    .map((tone, place) => {
      const x = 50 + place * 24
      const top = 50 + ((place * 7) % 4) * 6
      return (
        path(`M${x} ${top + 22}L${x + 6} ${top}H${x + 14}L${x + 20} ${top + 22}z`, darker(tone, 0.1)) +
        rect(x, top + 20, 20, 90, tone, 2) +
        rect(x, top + 32, 20, 5, darker(tone, 0.25))
      )
    })
    .join('') +
  path('M44 108L60 118H178L196 108V192Q196 200 188 200H52Q44 200 44 192z', body) +
  path('M44 108L60 118H178L196 108V128Q120 152 44 128z', band) +
  circle(120, 164, 24, '#FFFDF7') +
  path('M106 172Q112 152 122 156Q134 160 134 170Q128 178 106 172z', band) +
  light('M50 122H57V194H50z', 0.25)

/** A football in a brand's colours. */
export const football: Drawing = ({ body, band }) =>
  shadow(58) +
  circle(120, 126, 74, '#FBFBF7') +
  `<g fill="${body}"><path d="M120 100L145 118L135 147H105L95 118z"/><path d="M120 52L138 60L134 74L106 74L102 60zM193 120L186 96L168 102L170 128L188 138zM47 120L54 96L72 102L70 128L52 138zM162 186L144 196L134 178L150 164L166 168zM78 186L96 196L106 178L90 164L74 168z"/></g>` +
  line('M120 100V74M145 118L168 108M135 147L148 166M105 147L92 166M95 118L72 108', band, 4) +
  shade('M176 80A74 74 0 0 1 88 194A74 74 0 0 0 176 80z', 0.09) +
  light('M62 106Q72 72 104 62Q78 82 72 112z', 0.7)
