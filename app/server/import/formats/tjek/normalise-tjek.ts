import * as v from 'valibot'
import type { Country } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { packAlternatives } from '#app/server/lexicon/packs.ts'
import { wordsAs } from '#app/server/lexicon/words/read-words.ts'
import { findSize, readSize } from '#app/server/sizes/read-size.ts'
import { type BrandIndex, listedBrands } from '../../../lexicon/brands.ts'
import { brandInLeaflet } from '../../identify/brands/brand-in-leaflet.ts'
import { checkOffer } from '../../offer/check-offer.ts'
import { cleanDescription, cleanText } from '../../offer/clean-text.ts'
import { askedOf, readConditions } from '../../offer/conditions/conditions-of-offer.ts'
import { absoluteLink } from '../../offer/links.ts'
import type { Told } from '../../offer/prices/possible-sizes.ts'
import { readPrice } from '../../offer/prices/read-price.ts'
import { termsOfTexts } from '../../offer/prices/terms-of-texts.ts'
import { bareName, findUnitPrices } from '../../offer/prices/unit-prices.ts'
import { findUsualPrice } from '../../offer/prices/usual-price.ts'
import { readDay } from '../../offer/read-day.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import { isRejection, type Rejection } from '../../row/rejections.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { offerIn, placeOf, type TjekOffer, type TjekRange, tjekOffer } from './tjek-fields.ts'

type Quantity = TjekOffer['quantity']

const countryByCurrency: Record<string, Country> = { DKK: 'dk', NOK: 'no', SEK: 'se', EUR: 'fi' }

const mostUnits = 1000

/** The value of a range if both ends are the same. */
function single(range: TjekRange): number | undefined {
  return range?.from && (range.to ?? range.from) === range.from ? range.from : undefined
}

/** What the field for the quantity says; it is one piece if it says nothing else. */
function quantityIn(quantity: Quantity): Pick<Told, 'size' | 'hasUnit' | 'pieces'> {
  const amount = single(quantity?.size)
  const symbol = quantity?.unit?.symbol
  const pieces = single(quantity?.pieces) ?? 1
  return {
    size: amount && symbol ? readSize(`${String(amount).replace('.', ',')} ${symbol}`) : undefined,
    hasUnit: Boolean(quantity?.unit),
    pieces: Number.isInteger(pieces) && pieces > 1 && pieces <= mostUnits ? pieces : undefined,
  }
}

/** The brands that the leaflets of each country may name. */
export type BrandsOfCountries = ReadonlyMap<Country, BrandIndex>

/**
 * The offer of a Tjek row; a rejection for dealers, stores, catalogues and others, whose lists look similar.
 * @param brands of a country without any, those that we list.
 */
export function normaliseTjek(
  fields: unknown,
  defaults: FeedDefaults,
  brands: BrandsOfCountries = new Map(),
): ImportedOffer | Rejection {
  const given = offerIn(fields)
  if (!given) return { reason: 'not-an-offer', message: 'the row has no heading and pricing' }
  const result = v.safeParse(tjekOffer, given)
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`)
    return { reason: 'bad-field', message: problems.join('; ') }
  }
  const price = readPrice(result.output.pricing.price)
  if (isRejection(price)) return price
  const { chain, chainWebsite, from, till } = placeOf(result.output)
  const country = defaults.country ?? countryByCurrency[result.output.pricing.currency ?? '']
  // Without a country the offer is rejected below.
  const place = country ?? 'dk'
  const told = {
    ...{ country: place, chain: defaults.chain ?? chain ?? '', price: price.amount },
    name: cleanText(result.output.heading ?? ''),
  }
  const points = cleanDescription(result.output.description)
  const read = readConditions(told, points.split('•'))
  const [heading, description] = read ? [read.name, read.points.join('•').trim()] : [told.name, points]
  const [inHeading, inDescription] = [findUsualPrice(heading), findUsualPrice(description)]
  const offer = {
    ...result.output,
    heading: inHeading?.rest || heading,
    description: inDescription?.rest ?? description,
  }
  const regular = readPrice(offer.pricing.pre_price)
  const usual = (inHeading ?? inDescription)?.amount ?? 0
  const day = (moment: string | null | undefined, edge: 'start' | 'end') =>
    moment && country ? (readDay(moment, country, edge) ?? moment) : undefined
  const known = brands.get(place) ?? listedBrands(place)
  const { brand, parentBrand, rest } = brandInLeaflet(offer.heading, offer.description, known)
  const described = findUnitPrices(rest)
  const stated = [...findUnitPrices(offer.heading).stated, ...described.stated]
  const checked = checkOffer({
    source: defaults.source ?? 'tjek',
    id: offer.id,
    country: country ?? '',
    chain: defaults.chain ?? chain,
    chainWebsite,
    brand,
    parentBrand,
    hasBrandField: false,
    name: bareName(offer.heading),
    ...termsOfTexts(
      {
        ...{ heading: offer.heading, description: offer.description, price: price.amount },
        ...quantityIn(offer.quantity),
      },
      stated,
    ),
    startDate: day(from, 'start') ?? defaults.startDate,
    endDate: day(till, 'end') ?? defaults.endDate,
    price: price.amount,
    regularPrice: isRejection(regular) ? usual : regular.amount,
    currency: offer.pricing.currency ?? (country && currencyOfCountry(country)),
    imageUrl: absoluteLink(offer.images?.zoom ?? offer.images?.view),
    offerUrl: absoluteLink(offer.links?.webshop),
    definedDescription: descriptionOf(described.rest),
  })
  const asked = read && askedOf(read.found, told)
  return asked && !isRejection(checked) ? { ...checked, asked } : checked
}

const lastStop = new RegExp(`(?<!\\b(?:${wordsAs('abbreviation')}|${packAlternatives('count')}))\\.$`, 'i')

/** The points of a leaflet's text. */
function descriptionOf(text: string): string[] {
  return text
    .split('•')
    .map((point) => point.trim().replace(lastStop, ''))
    .filter((point) => /\p{L}{2}/u.test(findSize(point).rest))
}
