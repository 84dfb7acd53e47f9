import { createRequire } from 'node:module'
import sharp from 'sharp'

const require = createRequire(import.meta.url)
// The weights as TrueType: the web fonts of the pages are WOFF2, which the text renderer of sharp cannot read.
const fonts = {
  Medium: '500Medium/SchibstedGrotesk_500Medium.ttf',
  ExtraBold: '800ExtraBold/SchibstedGrotesk_800ExtraBold.ttf',
}

type Style = {
  weight: keyof typeof fonts
  /** The height of the font, in pixels. */
  size: number
  color: string
  /** The text wraps at this width, in pixels. */
  width: number
}

/** A drawn text and its size in pixels. */
export type DrawnText = { input: Buffer; width: number; height: number }

/** A text for Pango, whose markup it may not contain. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Draws a text as PNG with a transparent background. */
export async function drawText(text: string, { weight, size, color, width }: Style): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `Schibsted Grotesk ${weight} ${size}`,
      fontfile: require.resolve(`@expo-google-fonts/schibsted-grotesk/${fonts[weight]}`),
      width,
      wrap: 'word',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
