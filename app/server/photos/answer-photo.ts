import { join } from 'node:path'
import { photoWidths } from '#app/domain/offers/photos.ts'
import { badRequest, notFound } from '../api/answers.ts'
import { log } from '../log.ts'
import { settings } from '../settings.ts'
import { openPhotos, type Photos } from './open-photos.ts'
import { readPhotoAddress } from './photo-address.ts'

const maximumBytesKept = 2_000_000_000
/** The placeholder for a photograph that is not available (Specification §3, Preview: placeholder when missing). */
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

/** A shop's photograph as WebP, at most `width` pixels wide; undefined if there is none. */
export const showPhoto = (url: URL, width: number): Promise<Buffer | undefined> => photos().show(url, width)

/**
 * A shop's photograph in one of the widths of Specification §9, kept by browsers for a year: a new photograph has a
 * new address. 400 for another width, 404 for an invalid signature.
 */
export async function answerPhoto({
  signature,
  address,
  width,
}: {
  signature: string
  address: string
  width: string | null
}): Promise<Response> {
  const known = photoWidths.find((candidate) => String(candidate) === width)
  if (known === undefined) return badRequest(`w must be one of ${photoWidths.join(', ')}`)
  const url = readPhotoAddress(signature, address)
  if (!url) return notFound()
  const photo = await showPhoto(url, known)
  if (!photo) {
    return new Response(null, {
      status: 302,
      headers: { location: placeholder, 'cache-control': 'public, max-age=300' },
    })
  }
  return new Response(new Uint8Array(photo), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
