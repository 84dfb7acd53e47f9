import { readFile } from 'node:fs/promises'
import { formatDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { photoWidths } from '#app/domain/offers/photos.ts'
import { piecePriceText, severalUnits } from '#app/domain/offers/several-pieces.ts'
import { unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import { splitPrice } from '#app/domain/prices/money.ts'
import { readPost } from '../content/read-content.ts'
import type { Queryable } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { presentCard } from '../offers/present-offer.ts'
import { offerColumns, selectOffers } from '../offers/select-offers.ts'
import { showPhoto } from '../photos/answer-photo.ts'
import type { SharingContent } from './draw-sharing-picture.ts'

const offerById = statement(offerColumns, `${selectOffers} where o.id = $1`)

/** The drawings are in the build; without one, as in development, in the folder that it copies. */
const publicFolder = import.meta.env.PROD ? 'dist/client' : 'public'

/** What the picture of an offer shows: its product, chain and price. @returns null if there is no such offer. */
export async function findOfferContent(database: Queryable, id: number): Promise<SharingContent | null> {
  const [row] = await database.query(offerById, [id])
  if (!row) return null
  const { country } = row
  const offer = presentCard(row)
  const { whole, minor } = splitPrice(offer.price, country)
  const period = `${formatDay(offer.startDate, country)}–${formatDay(offer.endDate, country)}`
  return {
    goods: await picturesOf([row.imageUrl]),
    tint: offer.tint,
    eyebrow: offer.chain.name,
    title: offer.name,
    price: { units: severalUnits(offer, country), whole, minor: minor || '–' },
    detail: [piecePriceText(offer, country), offer.size, unitPriceText(offer, country), period]
      .filter(Boolean)
      .join(' · '),
  }
}

/** What the picture of a recipe or an article shows. @returns null if the country has no such post. */
export async function findPostContent(country: Country, slug: string): Promise<SharingContent | null> {
  const post = readPost(country, slug)
  if (!post) return null
  const { title, description, picture } = post
  return {
    goods: await picturesOf(picture.kinds.map((kind) => `/pictures/${kind}.svg`)),
    tint: picture.tint,
    eyebrow: '',
    title,
    detail: description,
  }
}

/** The bytes of drawings and photographs, the placeholder for one that is missing. */
function picturesOf(addresses: (string | null)[]): Promise<Buffer[]> {
  return Promise.all(
    addresses.map(async (address) => (address && (await pictureOf(address))) || placeholder()),
  )
}

/** @param address a shop's photograph, or the site path of a drawing. */
async function pictureOf(address: string): Promise<Buffer | undefined> {
  if (URL.canParse(address)) return showPhoto(new URL(address), photoWidths[0])
  return /^\/pictures\/[\w-]+\.svg$/.test(address)
    ? readFile(`${publicFolder}${address}`).catch(() => undefined)
    : undefined
}

const placeholder = () => readFile(`${publicFolder}/placeholder.svg`)
