import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { lightOf, semanticTokens } from '#app/ui/tokens.ts'

const mark = readFileSync('public/favicon.svg', 'utf8')
const ground = lightOf(semanticTokens.colors.hero.DEFAULT)
const folder = 'public/icons'

/** The mark in its rounded square, filling the icon. */
const whole = (pixels: number) =>
  sharp(Buffer.from(mark), { density: (72 * pixels) / 64 }).resize(pixels, pixels)

/**
 * The mark on a background that fills the icon, for systems that crop icons to their own shape. The important part lies
 * within the middle four fifths (W3C, Web Application Manifest: icon masks).
 */
async function filled(pixels: number) {
  const inner = await whole(Math.round(pixels * 0.8)).toBuffer()
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: ground } }).composite([
    { input: inner },
  ])
}

const png = { compressionLevel: 9, palette: true } as const

mkdirSync(folder, { recursive: true })
await whole(192).png(png).toFile(`${folder}/icon-192.png`)
await whole(512).png(png).toFile(`${folder}/icon-512.png`)
await (await filled(512)).png(png).toFile(`${folder}/icon-512-maskable.png`)
// iOS looks for this file, so no page has to name it.
await (await filled(180)).png(png).toFile('public/apple-touch-icon.png')
