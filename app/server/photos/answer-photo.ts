import { join } from 'node:path'
import { photoWidths } from '#app/domain/offers/photos.ts'
import { badRequest, notFound } from '../api/answers.ts'
import { log } from '../log.ts'
import { settings } from '../settings.ts'
import { openPhotos, type Photos } from './open-photos.ts'
import { readPhotoAddress } from './photo-address.ts'
import type { PhotoFormat } from './resize-photo.ts'

const maximumBytesKept = 2_000_000_000
/** The placeholder for a photograph that is not available (§3, Preview: placeholder when missing). */
const placeholder = '/placeholder.svg'

let opened: Photos | undefined
function photos(): Photos {
  opened ??= openPhotos({
    folder: join(settings().dataDir, 'photos'),
    maximumBytes: maximumBytesKept,
    onRefusal: ({ host }, reason) => log('warn', 'photo refused', { host, reason: String(reason) }),
  })
  return opened
}

/** A shop's photograph, as WebP if nothing else is said, at most `width` pixels wide; undefined if there is none. */
export const showPhoto = (
  url: URL,
  width: number,
  format: PhotoFormat = 'webp',
): Promise<Buffer | undefined> => photos().show(url, { width, format })

/** AVIF if a browser names it among the types of pictures that it takes, as all that decode it do. */
const formatFor = (accept: string): PhotoFormat =>
  /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(accept) ? 'avif' : 'webp'

/**
 * A shop's photograph in one of the widths of §9, as AVIF for a browser that takes it, kept by browsers for
 * a year: a new photograph has a new address. 400 for another width, 404 for an invalid signature.
 * @param accept the types of pictures that the browser takes.
 */
export async function answerPhoto({
  signature,
  address,
  width,
  accept = '',
}: {
  signature: string
  address: string
  width: string | null
  accept?: string | undefined
}): Promise<Response> {
  const known = photoWidths.find((candidate) => String(candidate) === width)
  if (known === undefined) return badRequest(`w must be one of ${photoWidths.join(', ')}`)
  const url = readPhotoAddress(signature, address)
  if (!url) return notFound()
  const format = formatFor(accept)
  const photo = await showPhoto(url, known, format)
  if (!photo) {
    return new Response(null, {
      status: 302,
      headers: { location: placeholder, 'cache-control': 'public, max-age=60' },
    })
  }
  return new Response(new Uint8Array(photo), {
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    },
  })
}
