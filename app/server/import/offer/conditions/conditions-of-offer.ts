import { programmeOfChain } from '../../../lexicon/programmes.ts'
import type { Asked, ImportedOffer } from '../../row/imported-offer.ts'
import type { Remark } from '../../row/remarks.ts'
import {
  conditionsInField,
  type FoundCondition,
  findConditions,
  mayHaveConditions,
  programmeAlone,
} from './find-conditions.ts'

/** Whose offer it is, and what it costs and is called. */
type Named = Pick<ImportedOffer, 'country' | 'chain' | 'name' | 'price'>
/** The name and the points of a description without the conditions, and what these are. */
type Read = { name: string; points: string[]; found: FoundCondition[] }

/**
 * Reads the conditions in the texts of an offer. A condition is cut out of the name, which is the good's; a point that says
 * nothing else is left out, and any other is left as it is. Undefined if the texts state none.
 */
export function readConditions(offer: Named, points: readonly string[]): Read | undefined {
  const { name, country } = offer
  const isNamed = mayHaveConditions(name, country)
  if (!isNamed && !points.some((point) => mayHaveConditions(point, country))) return undefined
  const { found, rest } = findConditions(name, offer)
  const others = points.filter((point) => {
    const alone = programmeAlone(point, country)
    const inPoint = alone ? { found: [alone], rest: '' } : findConditions(point, offer)
    found.push(...inPoint.found)
    return inPoint.rest !== ''
  })
  return found.length === 0 ? undefined : { name: rest || name, points: others, found }
}

/** What the field for it states, whose parts are separated by `|`; a remark if a part is no condition that we know. */
export function conditionsOfField({ condition, country }: Pick<ImportedOffer, 'condition' | 'country'>): {
  found: FoundCondition[]
  remark?: Remark
} {
  if (!condition) return { found: [] }
  const parts = condition.split('|').map((part) => part.trim())
  const found = parts.map((part) => conditionsInField(part, country))
  const unknown = parts.find((part, at) => part !== '' && found[at]?.length === 0)
  return {
    found: found.flat(),
    ...(unknown && {
      remark: {
        reason: 'unknown-condition',
        message: `condition “${unknown.slice(0, 60)}” is none that we know`,
      },
    }),
  }
}

function codeOf(condition: FoundCondition, chainProgramme: string | undefined): string {
  if (condition.kind === 'member') {
    const programme = condition.programme ?? chainProgramme
    return programme ? `member:${programme}` : 'member'
  }
  return condition.kind === 'minimumSpend' ? `minimumSpend:${condition.amount}` : condition.kind
}

const kinds = ['member', 'app', 'coupon', 'minimumSpend'] as const

/**
 * What the price of an offer asks, as it is stored: of each kind the first that is found, but a programme that is named
 * before one that is not. A price for members of a chain whose programme we know is for that programme's.
 */
export function askedOf(found: readonly FoundCondition[], { chain, country }: Named): Asked | undefined {
  if (found.length === 0) return undefined
  const limit = found.find((one) => one.kind === 'limit')
  const first = kinds.flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind)
    return ofKind.find((one) => one.kind === 'member' && one.programme) ?? ofKind[0] ?? []
  })
  const codes = first.map((one) => codeOf(one, programmeOfChain(chain, country)))
  return { conditions: codes.length > 0 ? codes : null, customerLimit: limit?.quantity ?? null }
}
