import { createHash } from 'node:crypto'
import { fetchPhoto } from './fetch-photo.ts'
import { keptFiles } from './kept-files.ts'
import { BusyError, photoSlots } from './photo-slots.ts'
import type { PhotoFormat } from './resize-photo.ts'

/** How long we wait before we try to fetch a photograph again that failed. */
const refusalMilliseconds = 5 * 60_000
const refusalsRemembered = 10_000
/** 12 photographs take at most 180 MB. A shop that hangs keeps 3 slots, and whoever waits for it has an answer in 70 s. */
const room = { atOnce: 12, perHost: 3, mostWaiting: 20 }

/** Photographs of shops, resized. */
export type Photos = {
  /**
   * A photograph, at most `width` pixels wide. Returns undefined if there is none, and reports the reason to
   * `onRefusal`; also if too many of its shop wait, which is not reported.
   */
  show: (url: URL, as: { width: number; format: PhotoFormat }) => Promise<Buffer | undefined>
}

type Options = {
  /** Where resized photographs are kept, and how many bytes of them. */
  folder: string
  maximumBytes: number
  onRefusal: (url: URL, reason: unknown) => void
  fetch?: (url: URL) => Promise<Buffer>
  now?: () => number
}

/**
 * Opens the photographs: each is fetched and resized once for each width and format, even if many ask for it at the
 * same time.
 */
export function openPhotos({
  folder,
  maximumBytes,
  onRefusal,
  fetch = fetchPhoto,
  now = Date.now,
}: Options): Photos {
  const kept = keptFiles(folder, maximumBytes)
  const inSlot = photoSlots(room)
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const refusedUntil = new Map<string, number>()

  async function make(
    url: URL,
    as: Parameters<Photos['show']>[1],
    name: string,
  ): Promise<Buffer | undefined> {
    try {
      // Imported late: the resizer takes memory that a catalogue of drawings never needs.
      const { resizePhoto } = await import('./resize-photo.ts')
      const photo = await inSlot(url.host, async () => resizePhoto(await fetch(url), as))
      await kept.write(name, photo)
      return photo
    } catch (reason) {
      if (reason instanceof BusyError) return undefined
      if (refusedUntil.size >= refusalsRemembered) refusedUntil.clear()
      refusedUntil.set(url.href, now() + refusalMilliseconds)
      onRefusal(url, reason)
      return undefined
    }
  }

  return {
    async show(url, as) {
      const name = `${createHash('sha256').update(url.href).digest('base64url')}-${as.width}.${as.format}`
      const known = await kept.read(name)
      if (known) return known
      if (now() < (refusedUntil.get(url.href) ?? 0)) return undefined
      const making = underWay.get(name) ?? make(url, as, name)
      underWay.set(name, making)
      return making.finally(() => underWay.delete(name))
    },
  }
}
