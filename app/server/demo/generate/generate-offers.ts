import { addDays, type Day } from '#app/domain/locale/dates.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import type { ImportedOffer } from '../../import/row/imported-offer.ts'
import { programmeOfChain } from '../../lexicon/programmes.ts'
import { wordsAs } from '../../lexicon/words/read-words.ts'
import type { DemoProduct } from '../catalogue.ts'
import { type ChainWeek, weekNumberOf } from './chain-weeks.ts'
import { chance } from './chance.ts'
import { isInSeason, popularityOf } from './demand.ts'
import { offerPrice } from './offer-price.ts'
import { offerWords } from './offer-words.ts'
import type { Assortment, SoldProduct } from './plan-assortments.ts'

/** A shelf of several kinds of goods. */
const severalGoods = new RegExp(`,| (?:${wordsAs('conjunction')}) `)

/** The source that demo offers are imported under. */
export const demoSource = 'demo'

/** The share of offers that are sponsored. */
const sponsored = 0.02

/** What makes one chance independent of another. */
const history = 1
const turn = 2
const campaign = 3
const choice = 4
const days = 5
const firstDay = 6
const highlight = 7
const seasonal = 8
const asking = 9

/** The draws below which the price of an offer is for members, in the app, with a coupon, from a sum, or limited in pieces. */
const askingKinds = [
  { kind: 'member', below: 0.012 },
  { kind: 'app', below: 0.016 },
  { kind: 'coupon', below: 0.02 },
  { kind: 'spend', below: 0.023 },
  { kind: 'limit', below: 0.038 },
] as const

/**
 * Whether this week's history of the product is this chain's offer. The weeks between two such offers vary;
 * there are more of them in season and fewer in the rest of the year, and one chain at a time has one.
 */
function isInHistory(
  { product, turnFrom, turnTo, historyEvery }: SoldProduct,
  week: number,
  inSeason: boolean | undefined,
): boolean {
  const since = week + (product.seed % historyEvery)
  const round = Math.floor(since / historyEvery)
  const isTurn = since % historyEvery === Math.floor(chance(product.seed, round, history) * historyEvery)
  const draw = chance(product.seed, week, seasonal)
  const isKept = isTurn ? inSeason !== false || draw < 0.8 : inSeason === true && draw < 0.6 / historyEvery
  if (!isKept) return false
  const at = chance(product.seed, week, turn)
  return at >= turnFrom && at < turnTo
}

/**
 * The rank of a product for a chain's week; the smallest come first. Brands run campaigns at several chains at once.
 */
function queueOf(
  { chain }: Assortment,
  { product }: SoldProduct,
  week: number,
  inSeason: boolean | undefined,
): number {
  const ofSeason = inSeason === undefined ? 1 : inSeason ? 2.5 : 0.4
  const ofCampaign = chance(product.seed, week, campaign) < 0.3 ? 4 : 1
  const weight = popularityOf(product.kind) * ofSeason * ofCampaign
  return -Math.log(1 - chance(chain.seed, product.seed, week, choice)) / weight
}

type Chosen = { sold: SoldProduct; inSeason: boolean }

function chooseProducts(assortment: Assortment, { start, extent }: ChainWeek): Chosen[] {
  const week = weekNumberOf(start)
  const month = Number(start.slice(5, 7))
  const kept: Chosen[] = []
  const others: (Chosen & { queue: number })[] = []
  for (const sold of assortment.products) {
    const season = isInSeason(sold.product.kind, month)
    const inSeason = season === true
    if (isInHistory(sold, week, season)) kept.push({ sold, inSeason })
    else if (extent === 'all') others.push({ sold, inSeason, queue: queueOf(assortment, sold, week, season) })
  }
  if (extent === 'history') return kept
  others.sort((a, b) => a.queue - b.queue)
  return [...kept, ...others.slice(0, Math.max(0, assortment.weeklyOffers - kept.length))]
}

type Run = { startDate: Day; endDate: Day; isWeekend: boolean }

/** Most offers run the chain's whole week; some two or three days, at the week's end or any other days. */
function runOf(start: Day, weekday: number, at: number[]): Run {
  const draw = chance(...at, days)
  const run = (from: number, to: number, isWeekend: boolean): Run => ({
    startDate: addDays(start, from),
    endDate: addDays(start, to),
    isWeekend,
  })
  if (draw < 0.06) {
    const friday = (5 - weekday + 7) % 7
    // A chain whose week begins on Saturday has its Friday last, too late for a weekend.
    if (friday < 6) return run(friday, Math.min(6, friday + 2), true)
  }
  if (draw < 0.13) {
    const from = Math.floor(chance(...at, firstDay) * 6)
    return run(from, Math.min(6, from + (draw < 0.1 ? 1 : 2)), false)
  }
  return run(0, 6, false)
}

/** The kind of goods in the shelf's words, or in those of its part of the shop if the shelf lists several goods. */
function shelfWords({ shelf, groupName }: DemoProduct): string {
  return severalGoods.test(shelf) ? groupName : shelf
}

/** What the price of an offer asks of a shopper; nothing of most, and of wholesalers, whose customers are all members. */
function askedOf({ country, chain, isWholesale }: Assortment, at: number[]): Pick<ImportedOffer, 'asked'> {
  const draw = chance(...at, asking)
  const kind = askingKinds.find(({ below }) => draw < below)?.kind
  if (!kind || isWholesale) return {}
  if (kind === 'limit') return { asked: { conditions: null, customerLimit: 2 + (chain.seed % 3) } }
  // A chain without a programme that we know has its own app.
  const programme = programmeOfChain(chain.name, country)
  const least = country === 'fi' ? 3000 : 20000
  const condition = {
    ...{ member: programme ? `member:${programme}` : 'app', app: 'app', coupon: 'coupon' },
    spend: `minimumSpend:${least}`,
  }[kind]
  return { asked: { conditions: [condition], customerLimit: null } }
}

function offerOf(assortment: Assortment, { sold, inSeason }: Chosen, start: Day): ImportedOffer {
  const { country, chain } = assortment
  const { product } = sold
  const at = [chain.seed, product.seed, weekNumberOf(start)]
  const { startDate, endDate, isWeekend } = runOf(start, chain.weekday, at)
  const words = offerWords[country]
  return {
    source: demoSource,
    id: `${country}:${chain.key}:${start}:${product.key}`,
    country,
    chain: chain.name,
    chainCategory: chain.category,
    chainWebsite: chain.website,
    brand: product.brand,
    parentBrand: product.parent,
    name: product.name,
    gtin: null,
    category: product.shelf,
    categoryGroup: product.groupName,
    tint: product.tint,
    size: product.size ? product.sizeText : null,
    startDate,
    endDate,
    ...offerPrice(sold, country, at, inSeason),
    unitType: words.unitType,
    currency: currencyOfCountry(country),
    hasBrandField: true,
    singlePrice: null,
    unitPrice: null,
    unitPricePer: null,
    unitPriceBound: null,
    isHighlighted: !assortment.isWholesale && chance(...at, highlight) < sponsored,
    imageUrl: product.imageUrl,
    offerUrl: chain.website,
    ...askedOf(assortment, at),
    definedDescription: [shelfWords(product), product.sizeText, isWeekend ? words.weekend : ''].filter(
      Boolean,
    ),
  }
}

/**
 * The offers that begin in a week of a chain, always the same for the same catalogue and week. With `extent: 'history'`
 * only those for price histories, which are also in `all`.
 */
export function offersOfWeek(assortment: Assortment, week: ChainWeek): ImportedOffer[] {
  return chooseProducts(assortment, week).map((chosen) => offerOf(assortment, chosen, week.start))
}
