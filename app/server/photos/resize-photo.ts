import sharp from 'sharp'
import { photoQuality } from '#app/domain/offers/photos.ts'

/** What shops photograph in; drawings that run through a renderer of their own (SVG, PDF) are not among them. */
const photoFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
const maximumPixels = 50_000_000

// One photograph is one thread's work; the pool under Node decides how many are at it.
sharp.concurrency(1)
sharp.cache(false)

/** The bytes are no photograph that can be shown. */
export class NotAPhotoError extends Error {
  override name = 'NotAPhotoError'
}

/**
 * A photograph as WebP, upright, at most `width` pixels wide and never larger than it came.
 * @throws NotAPhotoError if the bytes are none, or unreasonably many pixels.
 */
export async function resizePhoto(photo: Buffer, width: number): Promise<Buffer> {
  try {
    const image = sharp(photo, { limitInputPixels: maximumPixels })
    const { format } = await image.metadata()
    if (!photoFormats.has(format)) throw new NotAPhotoError(`${format} is no format of photographs`)
    return await image
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: photoQuality })
      .toBuffer()
  } catch (cause) {
    throw cause instanceof NotAPhotoError
      ? cause
      : new NotAPhotoError('the bytes are no photograph', { cause })
  }
}
