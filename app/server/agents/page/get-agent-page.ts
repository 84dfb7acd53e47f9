import {
  type LastAlert,
  type PriceAgentPageData,
  pricesAtShops,
  type WatchedPrice,
  type WatchSummary,
} from '#app/domain/agents/price-agent.ts'
import { isWatchedAt, isWithinTarget } from '#app/domain/agents/watch-rules.ts'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { isJudged } from '#app/domain/prices/has-verdict.ts'
import { priceInsight } from '#app/domain/prices/price-insight.ts'
import type { Queryable } from '../../db/database.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import { feedAddresses } from '../feed/feed-address.ts'
import { findAgent } from '../find-agent.ts'
import { readOtherVariants } from '../watches/read-other-variants.ts'
import { presentWatch, readWatches, sizeText, type WatchRow, watchName } from '../watches/read-watches.ts'
import { readHistories, type VariantHistory } from './read-histories.ts'
import { readLastAlerts } from './read-last-alerts.ts'

/** The offers of today that a watch is for, cheapest first; last those whose price is kept back or not for everybody. */
function liveOffers({ chainIds, rules }: WatchRow, prices: WatchedPrice[], today: Day): WatchedPrice[] {
  const isWanted = (price: WatchedPrice) =>
    price.endDate >= today && isWatchedAt(chainIds, price.chainId) && isWithinTarget(rules, price)
  const isLast = (price: WatchedPrice) => Number(!isJudged(price))
  return prices
    .filter(isWanted)
    .sort((a, b) => isLast(a) - isLast(b) || a.price - b.price || a.offerId - b.offerId)
}

/** This is known of a watch besides its own row. */
type Known = {
  today: Day
  history: VariantHistory | undefined
  offers: OfferSummary[]
  lastAlert: LastAlert | undefined
}

function summaryOf(watch: WatchRow, { today, history, offers, lastAlert }: Known): WatchSummary {
  return {
    item: presentWatch(watch),
    rules: watch.rules,
    country: watch.country,
    name: watchName(watch),
    size: sizeText(watch),
    tint: watch.tint ?? 'stone',
    chainCategoryIds: history?.chainCategoryIds ?? [],
    offers,
    // Without a verdict on the price of today.
    insight: priceInsight(null, pricesAtShops(history?.prices ?? []), today) ?? null,
    lastAlert: lastAlert ?? null,
  }
}

/** The last alert of each watch that has one, and the other variants of each that takes some in. */
type OfAgent = { alerts: ReadonlyMap<number, LastAlert>; others: ReadonlyMap<number, number[]> }

/** The summaries of watches of one country, each with the watch's id in the database. */
async function summariesIn(
  database: Queryable,
  watches: WatchRow[],
  today: Day,
  { alerts, others }: OfAgent,
): Promise<[number, WatchSummary][]> {
  const variantsOf = ({ watchId, variantId }: WatchRow) => [variantId, ...(others.get(watchId) ?? [])]
  const variantIds = [...new Set(watches.flatMap(variantsOf))]
  const histories = await readHistories(database, variantIds, today)
  const pricesOf = (watch: WatchRow) => variantsOf(watch).flatMap((id) => histories.get(id)?.prices ?? [])
  const live = watches.map((watch) => liveOffers(watch, pricesOf(watch), today))
  const ids = live.flatMap((offers) => offers.map(({ offerId }) => offerId))
  const rows = await readLiveOffers(database, ids, today)
  const offerOf = new Map(rows.map((row) => [row.id, row]))
  return watches.map((watch, at) => {
    const offers = (live[at] ?? []).flatMap(({ offerId }) => {
      const row = offerOf.get(offerId)
      return row ? [presentCard(row)] : []
    })
    const history = histories.get(watch.variantId)
    const lastAlert = alerts.get(watch.watchId)
    return [watch.watchId, summaryOf(watch, { today, history, offers, lastAlert })]
  })
}

/**
 * Reads what the page of the price agent shows (§2.1), the latest watch first. The number of statements
 * does not depend on the number of watches.
 * @param country the user's, whose day the page is of.
 */
export async function getAgentPage(
  database: Queryable,
  { userId, country, now }: { userId: string; country: Country; now: Date },
): Promise<PriceAgentPageData> {
  const today = dayIn(country, now)
  const agent = await findAgent(database, userId)
  if (!agent) return { today, agent: null, watches: [] }
  const watches = await readWatches(database, agent.id)
  const alerts = await readLastAlerts(database, agent.id)
  const others = await readOtherVariants(database, agent.id)
  const summaries = new Map<number, WatchSummary>()
  for (const each of countries) {
    const ofCountry = watches.filter((watch) => watch.country === each)
    if (ofCountry.length === 0) continue
    const found = await summariesIn(database, ofCountry, dayIn(each, now), { alerts, others })
    for (const [watchId, summary] of found) summaries.set(watchId, summary)
  }
  return {
    today,
    agent: { mails: agent.mails, shoppingDay: agent.shoppingDay, feed: feedAddresses({ ...agent, userId }) },
    watches: watches.flatMap(({ watchId }) => summaries.get(watchId) ?? []),
  }
}
