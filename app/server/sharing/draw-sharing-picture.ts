import sharp, { type OverlayOptions } from 'sharp'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { lightOf, semanticTokens } from '#app/ui/tokens.ts'
import sprite from '#app/ui/wordmark/wordmark.svg?raw'
import { drawText } from './draw-text.ts'

/** The size of a picture for links that are shared, in pixels (Open Graph: 1.91 to 1). */
export const sharingSize = { width: 1200, height: 630 }

/** What a sharing picture shows: goods before a wall of a tint, and words beside them. */
export type SharingContent = {
  /** Drawings or photographs of goods, each in a format that sharp reads. */
  goods: Buffer[]
  tint: Tint
  /** A short line above the title, such as the chain; empty for none. */
  eyebrow: string
  title: string
  /**
   * A price and its raised part, drawn in a tag: `18` and `95`, or a dash for a whole amount; before it the number of units
   * that it is for, `2 for`, empty for one.
   */
  price?: { units: string; whole: string; minor: string }
  /** A line under the title or beside the price. */
  detail: string
}

const { canvas, ink, tag } = semanticTokens.colors

const wall = 500
const shelfTop = 500
const left = wall + 56
const right = 56
const column = sharingSize.width - left - right
const longestTitle = 80

/** Draws the picture of a page for links that are shared, as PNG. */
export async function drawSharingPicture({
  goods,
  tint,
  eyebrow,
  title,
  price,
  detail,
}: SharingContent): Promise<Buffer> {
  const { wall: wallColor, shelf } = semanticTokens.colors[tint]
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${sharingSize.width}" height="${sharingSize.height}">
<rect width="100%" height="100%" fill="${lightOf(canvas)}"/>
<rect width="${wall}" height="100%" fill="${lightOf(wallColor)}"/>
<rect y="${shelfTop}" width="${wall}" height="${sharingSize.height - shelfTop}" fill="${lightOf(shelf)}"/>
</svg>`
  const words = await drawWords({ eyebrow, title, detail, ...(price && { price }) })
  const layers = [...(await placeGoods(goods)), ...words, wordmark()]
  return sharp(Buffer.from(ground)).composite(layers).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** Puts the goods side by side on the shelf, as large as there is room. */
async function placeGoods(goods: Buffer[]): Promise<OverlayOptions[]> {
  const side = goods.length === 1 ? 360 : Math.floor((wall - 60) / goods.length) - 10
  const step = side + 10
  const margin = (wall - step * goods.length + 10) / 2
  return Promise.all(
    goods.map(async (picture, place) => {
      // Drawings have room around the goods.
      const trimmed = await sharp(picture, { density: 300 }).trim().toBuffer()
      const input = await sharp(trimmed)
        .resize(side, side, {
          fit: 'contain',
          position: 'bottom',
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .png()
        .toBuffer()
      return { input, left: Math.round(margin + place * step), top: shelfTop + 32 - side }
    }),
  )
}

async function drawWords({
  eyebrow,
  title,
  price,
  detail,
}: Pick<SharingContent, 'eyebrow' | 'title' | 'price' | 'detail'>): Promise<OverlayOptions[]> {
  const color = lightOf(ink.DEFAULT)
  const muted = lightOf(ink.muted)
  const shown = title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title
  const size = shown.length > 48 ? 44 : shown.length > 28 ? 52 : 60
  const layers: OverlayOptions[] = []
  let top = 72
  const put = ({ input, height }: { input: Buffer; height: number }, gap: number) => {
    layers.push({ input, left, top })
    top += height + gap
  }
  if (eyebrow) put(await drawText(eyebrow, { weight: 'Medium', size: 32, color: muted, width: column }), 20)
  put(await drawText(shown, { weight: 'ExtraBold', size, color, width: column }), 36)
  if (price) {
    const style = { weight: 'ExtraBold', color: lightOf(tag.on), width: column } as const
    const units = price.units ? await drawText(price.units, { ...style, size: 48 }) : undefined
    const ahead = 28 + (units ? units.width + 20 : 0)
    const whole = await drawText(price.whole, { ...style, size: 112 })
    const minor = await drawText(price.minor, { ...style, size: 56 })
    const box = { width: ahead + whole.width + 8 + minor.width + 28, height: whole.height + 48 }
    const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" rx="16" fill="${lightOf(tag.DEFAULT)}"/></svg>`
    layers.push(
      { input: Buffer.from(plate), left, top },
      { input: whole.input, left: left + ahead, top: top + 24 },
    )
    if (units)
      layers.push({ input: units.input, left: left + 28, top: top + 24 + whole.height - units.height })
    layers.push({ input: minor.input, left: left + ahead + whole.width + 8, top: top + 24 })
    top += box.height + 24
  }
  if (detail) put(await drawText(detail, { weight: 'Medium', size: 32, color: muted, width: column }), 0)
  return layers
}

function wordmark(): OverlayOptions {
  const drawing = sprite
    .replace('<symbol id="wordmark"', `<svg color="${lightOf(ink.DEFAULT)}" width="236" height="52"`)
    .replace('</symbol>', '</svg>')
  return { input: Buffer.from(drawing), left, top: sharingSize.height - 52 - 40 }
}
