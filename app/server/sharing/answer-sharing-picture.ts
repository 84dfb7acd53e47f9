import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { countries } from '#app/domain/locale/locales.ts'
import { notFound } from '../api/answers.ts'
import { currentReads } from '../db/current-database.ts'
import { type KeptFiles, keptFiles } from '../photos/kept-files.ts'
import { settings } from '../settings.ts'
import type { SharingContent } from './draw-sharing-picture.ts'
import { findOfferContent, findPostContent } from './find-sharing-content.ts'

const maximumBytesKept = 200_000_000
/** How many pictures are drawn at the same time: each takes some tenths of a second of processor time. */
const limit = pLimit(1)

let opened: KeptFiles | undefined
function kept(): KeptFiles {
  opened ??= keptFiles(join(settings().dataDir, 'sharing-pictures'), maximumBytesKept)
  return opened
}

/**
 * The picture that others show for a link to a page of ours (Open Graph), as PNG of 1200 × 630 pixels. Each is drawn once
 * and kept; other words, another price or another drawing make another picture.
 * @param kind `offer` or `post`.
 * @param file an offer's id or a country and a post's slug: `123.png`, `dk-aebleflaesk.png`.
 * @returns 404 if there is no such page.
 */
export async function answerSharingPicture(kind: string, file: string): Promise<Response> {
  const content = await contentOf(kind, file)
  if (!content) return notFound()
  return new Response(new Uint8Array(await pictureOf(content)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}

async function contentOf(kind: string, file: string): Promise<SharingContent | null> {
  if (kind === 'offer') {
    const [, id] = /^(\d{1,15})\.png$/.exec(file) ?? []
    return id === undefined ? null : findOfferContent(await currentReads(), Number(id))
  }
  const [, prefix, slug] = /^([a-z]{2})-([a-z\d-]+)\.png$/.exec(file) ?? []
  const country = countries.find((each) => each === prefix)
  return kind === 'post' && country && slug ? findPostContent(country, slug) : null
}

async function pictureOf({ goods, ...words }: SharingContent): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const picture of goods) hash.update(picture)
  const name = `${hash.digest('base64url')}.png`
  return (await kept().read(name)) ?? limit(() => draw(name, { goods, ...words }))
}

async function draw(name: string, content: SharingContent): Promise<Buffer> {
  // Another request may have drawn it while this one waited.
  const known = await kept().read(name)
  if (known) return known
  // Imported late: the renderer takes memory that a server without such requests never needs.
  const { drawSharingPicture } = await import('./draw-sharing-picture.ts')
  const picture = await drawSharingPicture(content)
  await kept().write(name, picture)
  return picture
}
