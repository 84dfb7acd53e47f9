import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { foodMarks } from './marks/food.ts'
import { houseMarks } from './marks/house.ts'
import { pantryMarks } from './marks/pantry.ts'
import { recoloured } from './marks/recoloured.ts'

/** Fluent Emoji Flat (MIT) as Iconify packs it: the body of each icon on a 32 x 32 field. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>
}

let loaded: IconSet | undefined

/** Read when the first picture is drawn: naming a picture must not cost a server nine megabytes. */
function fluent(): IconSet {
  loaded ??= JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'),
      'utf8',
    ),
  ) as IconSet
  return loaded
}

const FIELD = 32

const ownMarks: Readonly<Record<string, string>> = { ...foodMarks, ...pantryMarks, ...houseMarks }

/** The elements of an icon on its 32 x 32 field: a mark of ours, or else the emoji of that name. */
function bodyOf(name: string): string {
  const own = ownMarks[name]
  if (own !== undefined) return own
  const sort = recoloured[name]
  const emoji = fluent().icons[sort?.emoji ?? name]
  if (!emoji) throw new Error(`no mark or emoji is called ${name}`)
  const body = emoji.body.replace(/#[0-9a-f]{6}/g, (colour) => sort?.colours[colour] ?? colour)
  return body.replace(/(id="|url\(#|href="#)([^")]+)/g, (_, before, id) => `${before}${name}-${id}`)
}

/**
 * An icon with its top left corner at (x, y), `size` wide and high, turned by `turn` degrees round its middle.
 * It refers to its body by name; `picture` puts each body in once, however often it is shown.
 */
export function icon(name: string, x: number, y: number, size: number, turn = 0): string {
  const scale = Math.round((size / FIELD) * 1000) / 1000
  const turned = turn === 0 ? '' : ` rotate(${turn} 16 16)`
  const [left, top] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
  return `<use href="#${name}" transform="translate(${left} ${top}) scale(${scale})${turned}"/>`
}

/** An icon by its middle. */
export function iconAt(name: string, cx: number, cy: number, size: number, turn = 0): string {
  return icon(name, cx - size / 2, cy - size / 2, size, turn)
}

/** A whole picture: 240 x 240, transparent, with the bodies of the icons that `content` shows. */
export function picture(content: string): string {
  const used = [...content.matchAll(/<use href="#([^"]+)"/g)].map(([, name = '']) => name)
  const names = new Set(used.filter((name) => !content.includes(` id="${name}"`)))
  const bodies = [...names].map((name) => `<g id="${name}">${bodyOf(name)}</g>`).join('')
  const defs = bodies === '' ? '' : `<defs>${bodies}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${defs}${content}</svg>\n`
}
