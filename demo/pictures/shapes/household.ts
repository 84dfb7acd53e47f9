import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

/** Laundry liquid: a wide bottle with a handle and a measuring cap. */
export function detergentBottle(print: Print): Drawing {
  const outline = 'M88 58H136Q176 64 184 96L188 186Q188 200 174 200H66Q52 200 52 186V104Q54 72 88 58z'
  return (look) =>
    shadow(70) +
    clip(
      'bottle',
      outline,
      rect(46, 50, 150, 152, look.body) +
        front({ x: 56, y: 92, width: 100, height: 108 }, look, print) +
        light('M62 108V190H70V104Q70 92 84 80Q62 88 62 108z', 0.35),
    ) +
    path(
      'M150 84Q172 86 174 112L176 140Q176 152 164 152Q154 152 154 140L150 112z',
      darker(look.body, 0.55),
      0.45,
    ) +
    path('M84 30H132Q138 30 138 36V60H78V36Q78 30 84 30z', look.cap) +
    line('M90 38V54M100 38V54M110 38V54M120 38V54M129 38V54', darker(look.cap, 0.16), 2.5) +
    rect(74, 56, 68, 9, darker(look.cap, 0.18), 4)
}

/** Fabric softener and bathroom cleaner: a slender bottle with a round cap. */
export function roundBottle(print: Print): Drawing {
  const outline = 'M98 62H142Q170 78 170 116V184Q170 200 154 200H86Q70 200 70 184V116Q70 78 98 62z'
  return (look) =>
    shadow(54) +
    clip(
      'bottle',
      outline,
      rect(64, 56, 112, 146, look.body) +
        front({ x: 72, y: 82, width: 96, height: 118 }, look, print) +
        light('M80 116V190H87V116Q88 96 98 84Q80 92 80 116z', 0.4) +
        shade('M154 72Q162 90 160 200H176V72z', 0.1),
    ) +
    path('M98 64V40Q98 28 110 28H130Q142 28 142 40V64z', look.cap) +
    light('M104 38H110V62H104z', 0.3)
}

/** Dish soap: a slim clear bottle with a push cap. */
export function dishBottle(print: Print, liquid: string): Drawing {
  const outline =
    'M106 56H134Q136 74 152 88Q162 98 160 116Q154 150 160 188Q160 200 148 200H92Q80 200 80 188Q86 150 80 116Q78 98 88 88Q104 74 106 56z'
  return (look) =>
    shadow(46) +
    clip(
      'bottle',
      outline,
      rect(70, 50, 100, 152, liquid) +
        smallFront({ x: 82, y: 104, width: 76, height: 80 }, look, print) +
        light('M90 104Q96 150 90 196H97Q102 150 96 100z', 0.35) +
        shade('M146 84Q140 150 150 200H166V84z', 0.12),
    ) +
    path('M104 58V44H112V28Q112 22 120 22T128 28V44H136V58z', look.cap) +
    light('M108 46H113V57H108z', 0.3)
}

/** All-purpose cleaner: a spray bottle with a trigger. */
export function sprayBottle(print: Print): Drawing {
  const outline = 'M96 84H140Q160 100 162 126V188Q162 200 150 200H86Q74 200 74 188V126Q76 100 96 84z'
  return (look) =>
    shadow(50) +
    clip(
      'bottle',
      outline,
      rect(68, 80, 100, 122, look.body) +
        front({ x: 76, y: 98, width: 86, height: 102 }, look, print) +
        light('M83 128V192H90V128Q90 110 100 98Q84 108 83 128z', 0.35) +
        shade('M148 90Q154 110 152 200H166V90z', 0.1),
    ) +
    rect(100, 66, 38, 20, darker(look.cap, 0.15), 3) +
    path('M58 32H136Q152 32 152 48V68H102Q100 54 88 52H58z', look.cap) +
    path('M84 52Q90 60 82 84Q78 90 74 86Q82 66 70 54z', darker(look.cap, 0.25)) +
    rect(46, 30, 14, 24, darker(look.cap, 0.3), 3) +
    line('M36 32L24 26M36 42H20M36 52L24 58', mix(look.body, '#FFFFFF', 0.4), 4)
}

/** Toilet cleaner: a bottle whose neck bends under the rim. */
export function duckBottle(print: Print): Drawing {
  const outline =
    'M84 44Q86 40 92 42L140 66Q170 84 170 118V188Q170 200 158 200H88Q76 200 76 188V132Q76 108 96 96L108 84L78 62z'
  return (look) =>
    shadow(54) +
    clip(
      'bottle',
      outline,
      rect(70, 36, 106, 166, look.body) +
        front({ x: 78, y: 100, width: 92, height: 98 }, look, print) +
        light('M86 130V190H93V130Q94 116 104 106Q88 112 86 130z', 0.35) +
        shade('M156 84V200H172V84z', 0.1),
    ) +
    path('M52 50L66 28Q70 24 76 28L98 42L80 70L56 58Q50 54 52 50z', look.cap)
}

/** Hand soap and body lotion: a bottle with a pump. */
export function pumpBottle(print: Print): Drawing {
  const outline = 'M100 84H140Q166 90 166 114V186Q166 200 152 200H88Q74 200 74 186V114Q74 90 100 84z'
  return (look) =>
    shadow(52) +
    clip(
      'bottle',
      outline,
      rect(68, 80, 104, 122, look.body) +
        front({ x: 76, y: 92, width: 88, height: 108 }, look, print) +
        light('M83 116V190H90V114z', 0.4) +
        shade('M152 88V200H168V88z', 0.1),
    ) +
    rect(98, 68, 44, 20, look.cap, 5) +
    rect(115, 44, 10, 26, darker(look.cap, 0.2)) +
    path('M84 34Q84 26 94 26H134Q142 26 142 34V46H104Q92 46 86 54L78 48Q84 42 84 34z', look.cap)
}

/** Shampoo and shower gel: a flat bottle with a flip cap, standing on it or under it. */
export function flipBottle(print: Print, onItsHead = false): Drawing {
  const outline = onItsHead
    ? 'M78 46Q78 30 94 30H146Q162 30 162 46L154 170H86z'
    : 'M92 62H148Q168 66 168 88V186Q168 200 154 200H86Q72 200 72 186V88Q72 66 92 62z'
  return (look) =>
    shadow(48) +
    clip(
      'bottle',
      outline,
      rect(66, 26, 108, 176, look.body) +
        front(
          onItsHead ? { x: 82, y: 34, width: 76, height: 134 } : { x: 74, y: 66, width: 92, height: 132 },
          look,
          print,
        ) +
        light(onItsHead ? 'M86 40L92 168H99L93 40z' : 'M80 80V192H87V80z', 0.35) +
        shade(onItsHead ? 'M148 30L142 170H156L162 30z' : 'M154 64V200H170V64z', 0.1),
    ) +
    (onItsHead
      ? path('M84 168H156V190Q156 200 146 200H94Q84 200 84 190z', look.cap) +
        line('M84 178H156', darker(look.cap, 0.2), 2)
      : rect(88, 34, 64, 30, look.cap, 8) + line('M90 52H150', darker(look.cap, 0.2), 2.5))
}
