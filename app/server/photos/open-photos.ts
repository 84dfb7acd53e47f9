import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { fetchPhoto } from './fetch-photo.ts'
import { keptFiles } from './kept-files.ts'

/** How long we wait before we try to fetch a photograph again that failed. */
const refusalMilliseconds = 5 * 60_000
const refusalsRemembered = 10_000
/** How many photographs are processed at the same time: each keeps its bytes in memory. */
const atOnce = 4

/** Photographs of shops, resized. */
export type Photos = {
  /**
   * A photograph as WebP, at most `width` pixels wide. Returns undefined if there is none, and reports the reason to
   * `onRefusal`.
   */
  show: (url: URL, width: number) => Promise<Buffer | undefined>
}

type Options = {
  /** Where resized photographs are kept, and how many bytes of them. */
  folder: string
  maximumBytes: number
  onRefusal: (url: URL, reason: unknown) => void
  fetch?: (url: URL) => Promise<Buffer>
  now?: () => number
}

/** Opens the photographs: each is fetched and resized once for each width, even if many ask for it at the same time. */
export function openPhotos({
  folder,
  maximumBytes,
  onRefusal,
  fetch = fetchPhoto,
  now = Date.now,
}: Options): Photos {
  const kept = keptFiles(folder, maximumBytes)
  const limit = pLimit(atOnce)
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const refusedUntil = new Map<string, number>()

  async function make(url: URL, width: number, name: string): Promise<Buffer | undefined> {
    try {
      // Imported late: the resizer takes memory that a catalogue of drawings never needs.
      const { resizePhoto } = await import('./resize-photo.ts')
      const photo = await resizePhoto(await fetch(url), width)
      await kept.write(name, photo)
      return photo
    } catch (reason) {
      if (refusedUntil.size >= refusalsRemembered) refusedUntil.clear()
      refusedUntil.set(url.href, now() + refusalMilliseconds)
      onRefusal(url, reason)
      return undefined
    }
  }

  return {
    async show(url, width) {
      const name = `${createHash('sha256').update(url.href).digest('base64url')}-${width}.webp`
      const known = await kept.read(name)
      if (known) return known
      if (now() < (refusedUntil.get(url.href) ?? 0)) return undefined
      const making = underWay.get(name) ?? limit(() => make(url, width, name))
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
  }
}
