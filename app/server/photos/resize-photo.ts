import sharp from 'sharp'
import { photoQuality } from '#app/domain/offers/photos.ts'

/** The formats of shops' photographs. SVG and PDF are left out, because they go through renderers of their own. */
const photoFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
const maximumPixels = 50_000_000

// One thread for each photograph; Node's pool decides how many run at once.
sharp.concurrency(1)
sharp.cache(false)

/** The bytes are not a photograph that can be shown. */
export class NotAPhotoError extends Error {
  override name = 'NotAPhotoError'
}

/**
 * A photograph as WebP, upright, at most `width` pixels wide and never enlarged.
 * @throws NotAPhotoError if the bytes are not a photograph, or have unreasonably many pixels.
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
