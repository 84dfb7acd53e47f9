import * as v from 'valibot'

const range = v.nullish(v.object({ from: v.nullish(v.number()), to: v.nullish(v.number()) }))
const text = v.nullish(v.string())
/** Something an offer may lack. One of another shape (`[]`, `''`) is lacking. */
const part = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema), undefined)
const chain = part(v.object({ name: text, website: text }))

/** The fields of a Tjek offer that we read. */
export const tjekOffer = v.object({
  id: v.nullish(v.union([v.string(), v.number()])),
  heading: text,
  description: text,
  pricing: v.object({
    price: v.optional(v.unknown()),
    pre_price: v.optional(v.unknown()),
    currency: text,
  }),
  quantity: v.nullish(v.object({ unit: v.nullish(v.object({ symbol: text })), size: range, pieces: range })),
  images: part(v.object({ view: text, zoom: text })),
  links: part(v.object({ webshop: text })),
  branding: chain,
  dealer: chain,
  catalog: part(v.object({ run_from: text, run_till: text, branding: chain, dealer: chain })),
  run_from: text,
  run_till: text,
})
export type TjekOffer = v.InferOutput<typeof tjekOffer>
export type TjekRange = v.InferOutput<typeof range>

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isOffer = (value: unknown): value is Fields =>
  isFields(value) && 'pricing' in value && 'heading' in value

/** How many objects an offer may be wrapped in: `{ "node": { "offer": {...} } }`. */
const mostWrappers = 3
/** What an offer takes from its wrapper if it does not say it itself. */
const shared = ['branding', 'dealer', 'catalog', 'run_from', 'run_till']

/** The fields of the offer in a row, out of what it is wrapped in; undefined if the row is none. */
export function offerIn(row: unknown, wrappers = mostWrappers): Fields | undefined {
  if (isOffer(row)) return row
  if (!isFields(row) || wrappers === 0) return undefined
  for (const inner of Object.values(row)) {
    const offer = offerIn(inner, wrappers - 1)
    if (!offer) continue
    const around = shared.filter((name) => offer[name] == null).map((name) => [name, row[name]])
    return { ...offer, ...Object.fromEntries(around) }
  }
  return undefined
}

/** The chain of an offer, and the moments between which it runs: its own, else those of its catalog. */
export function placeOf({ branding, dealer, catalog, run_from, run_till }: TjekOffer) {
  const chain = [branding, dealer, catalog?.branding, catalog?.dealer].find((each) => each?.name)
  return {
    chain: chain?.name,
    chainWebsite: chain?.website,
    from: run_from ?? catalog?.run_from,
    till: run_till ?? catalog?.run_till,
  }
}
