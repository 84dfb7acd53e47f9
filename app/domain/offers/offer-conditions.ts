import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatPlainPrice } from '../prices/money.ts'

/** A programme whose members get a price, such as `{ id: 'trumf', name: 'Trumf' }`. */
export type Programme = { id: string; name: string }

/**
 * What a price asks of a shopper: to be a member, perhaps of a known programme; to use the chain's app; to have a coupon; to
 * buy for an `amount`, in minor units; or to take no more than a `quantity`. `isMet`: the shopper of the page is such a member
 * (`withMet`).
 */
export type OfferCondition =
  | { kind: 'member'; programme?: Programme | undefined; isMet?: true | undefined }
  | { kind: 'app' }
  | { kind: 'coupon' }
  | { kind: 'minimumSpend'; amount: number }
  | { kind: 'limit'; quantity: number }

/** What may have conditions; without any, they are absent. */
export type Conditioned = { conditions?: readonly OfferCondition[] | undefined }

/**
 * Whether a price asks what the shopper of the page does not have; for everybody, whether it has a condition. A limit of how
 * many one may take is none.
 */
export const isConditional = ({ conditions = [] }: Conditioned): boolean =>
  conditions.some((condition) => condition.kind !== 'limit' && !('isMet' in condition && condition.isMet))

type Words = { member: string; app: string; coupon: string; spend: (amount: string) => string; limit: string }
const words: Record<Country, Words> = {
  dk: {
    member: 'Medlemspris',
    app: 'Kun i appen',
    coupon: 'Med kupon',
    spend: (amount) => `Ved køb for ${amount}`,
    limit: 'Maks. # pr. kunde',
  },
  no: {
    member: 'Medlemspris',
    app: 'Kun i appen',
    coupon: 'Med kupong',
    spend: (amount) => `Når du handler for ${amount}`,
    limit: 'Maks. # per kunde',
  },
  se: {
    member: 'Medlemspris',
    app: 'Bara i appen',
    coupon: 'Med kupong',
    spend: (amount) => `När du handlar för ${amount}`,
    limit: 'Max # per kund',
  },
  fi: {
    member: 'Jäsenhinta',
    app: 'Vain sovelluksessa',
    coupon: 'Kupongilla',
    spend: (amount) => `Kun ostat vähintään ${amount}`,
    limit: 'Enint. # / asiakas',
  },
}

function textOf(condition: OfferCondition, country: Country): string {
  const said = words[country]
  switch (condition.kind) {
    case 'member':
      return condition.programme ? `${said.member} · ${condition.programme.name}` : said.member
    case 'minimumSpend':
      return said.spend(formatPlainPrice(condition.amount, country))
    case 'limit':
      return said.limit.replace('#', String(condition.quantity))
    default:
      return said[condition.kind]
  }
}

/**
 * The conditions of a price as pages say them beside it: `Medlemspris · Trumf`, `Kun i appen · Maks. 3 pr. kunde`; empty
 * without any. No line begins with a dot.
 */
export function conditionsText({ conditions = [] }: Conditioned, country: Country): string {
  return conditions
    .map((condition) => textOf(condition, country))
    .join(' · ')
    .replaceAll(' · ', `${hardSpace}· `)
}
