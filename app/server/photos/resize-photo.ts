import pLimit from 'p-limit'
import sharp from 'sharp'
import { photoQuality } from '#app/domain/offers/photos.ts'

/** The formats of shops' photographs. SVG and PDF are left out, because they go through renderers of their own. */
const photoFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
const maximumPixels = 50_000_000
/** These are decoded whole, 16 bytes a pixel, and nothing can stop the decoder: 200 MB and a second at most. */
const wholeFormats = new Set(['avif', 'heif'])
const maximumWholePixels = 12_000_000
const oneWhole = pLimit(1)
/** An encoding takes a processor, and pages need one too. */
const encodings = pLimit(2)
const timeoutSeconds = 20

/** The formats that photographs are served in. */
export type PhotoFormat = 'avif' | 'webp'
/** By the figures of docs/decisions/016: AVIF's quality 50 looks like WebP's 75, and effort 4 takes 7 times as long. */
const avif = { quality: 50, effort: 2 }

// One thread for each photograph; Node's pool decides how many run at once.
sharp.concurrency(1)
sharp.cache(false)

/** The bytes are not a photograph that can be shown. */
export class NotAPhotoError extends Error {
  override name = 'NotAPhotoError'
}

/**
 * A photograph, upright, at most `width` pixels wide and never enlarged. At most two are encoded at the same time.
 * @throws NotAPhotoError if the bytes are not a photograph, have unreasonably many pixels, or take more than 20 seconds.
 */
export async function resizePhoto(
  photo: Buffer,
  { width, format }: { width: number; format: PhotoFormat },
): Promise<Buffer> {
  try {
    const image = sharp(photo, { limitInputPixels: maximumPixels })
    const found = await image.metadata()
    if (!photoFormats.has(found.format))
      throw new NotAPhotoError(`${found.format} is no format of photographs`)
    const isWhole = wholeFormats.has(found.format)
    if (isWhole && found.width * found.height > maximumWholePixels)
      throw new NotAPhotoError(`more than ${maximumWholePixels} pixels of ${found.format}`)
    const resized = image
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: timeoutSeconds })
    const encode = () =>
      encodings(() =>
        (format === 'avif' ? resized.avif(avif) : resized.webp({ quality: photoQuality })).toBuffer(),
      )
    return await (isWhole ? oneWhole(encode) : encode())
  } catch (cause) {
    throw cause instanceof NotAPhotoError
      ? cause
      : new NotAPhotoError('the bytes are no photograph', { cause })
  }
}
