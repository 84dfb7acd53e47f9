import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { packAlternatives } from '../../../lexicon/packs.ts'
import { programmeSpelled, programmeSpellings } from '../../../lexicon/programmes.ts'
import { alternatives, wordsAs } from '../../../lexicon/words/read-words.ts'
import { amountOf, anyAmount, currencySign } from '../prices/amounts.ts'

/** A condition that a text states. Amounts are minor units; `programme` is the id of one that we know. */
export type FoundCondition =
  | { kind: 'member'; programme?: string | undefined }
  | { kind: 'app' | 'coupon' }
  | { kind: 'minimumSpend'; amount: number }
  | { kind: 'limit'; quantity: number }

/** The conditions in a text, and the text without them: empty if it says nothing else. */
export type FoundConditions = { found: FoundCondition[]; rest: string }

const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
/** Where a text or one of its clauses begins. */
const begin = String.raw`(?<=(?:^|[.,:;!•|(–·])\s*)`
const gap = String.raw`[\s:·–-]{1,3}`
const joint = String.raw`[\s-]{0,2}`

const [priced, memberPrice, members] = [wordsAs('priced'), wordsAs('member-price'), wordsAs('members')]
const [app, coupon, onlyBy, by] = [wordsAs('app'), wordsAs('coupon'), wordsAs('only-by'), wordsAs('by')]
const onlyFor = wordsAs('only-for')

/** `medlemspris`, `kun for medlemmer`, `vain kanta-asiakkaille`. */
const ofMembers = `${word(memberPrice)}|${word(onlyFor)}${gap}${word(members)}`
/** `app-pris`, `kun i appen`. Not `via appen`: that may be how a thing is used. */
const ofApp = `${word(wordsAs('app-price'))}|${word(onlyBy)}\\s+${word(app)}`
/** `kuponpris`, `kun med kupon`, and of a clause that begins so `med kupon`. */
const ofCoupon = `${word(wordsAs('coupon-price'))}|(?:${begin}${word(by)}|${word(onlyBy)})\\s+${word(coupon)}`

const least = `(?:${word(wordsAs('together', 'at-least', 'above'))}\\.?\\s+)`
const money = (name: string) =>
  `(?:(?:${currencySign})\\s?)?(?<${name}>${anyAmount})(?:(?<=-)|\\s?(?:${currencySign}|${word(wordsAs('currency'))}))`
/** `ved køb for 200 kr.`, `när du handlar för minst 300 kr`, `yli 50 € ostoksista`. */
const ofSpending = `(?:${word(wordsAs('when'))}\\s+)?(?:${word(wordsAs('buying', 'shopping'))}\\s+${least}{1,3}${money('amount')}|${least}?${money('first')}\\s+${word(wordsAs('purchases'))})`

const counted = `${packAlternatives('count')}|${packAlternatives('container')}|${wordsAs('buying')}`
/** `maks. 3 pr. kunde`, `max 2 köp/hushåll`, `3 stk. pr. husstand`. */
const ofLimit = `(?:${word(wordsAs('at-most'))}\\.?:?\\s+)?(?<![\\d.,])(?<quantity>[1-9]\\d?)\\s*(?:(?:${counted})(?!\\p{L})\\.?)?\\s*(?:${word('pr|per')}\\.?|/)\\s*${word(wordsAs('customer'))}`

const hasMember = new RegExp(word(members), 'iu')

/** The pattern of a country's conditions, and that of a text that only names a programme or what one has to have. */
const patternsOf = onceForCountry((country) => {
  const spellings = [...programmeSpellings(country).keys()].sort((a, b) => b.length - a.length)
  const spelled = (some: readonly string[]) => alternatives(some).replaceAll(' ', String.raw`[\s-]`)
  const named = spelled(spellings)
  const telling = spelled(spellings.filter((spelling) => hasMember.test(spelling)))
  const programme = `(?<!\\p{L})(?:${named})`
  // `Plussa-etu`, `medlemspris Trumf`, `kun med Lidl Plus`; alone only if it names members, as `Coop medlem`.
  const ofProgramme = [
    `${programme}${joint}(?:${priced}|${memberPrice}|${members})(?!\\p{L})`,
    `(?:${word(memberPrice)}|${word(members)})${gap}(?:${word(by)}\\s+)?${programme}(?!\\p{L})`,
    `(?:${begin}${word(by)}|${word(onlyBy)}|${word(onlyFor)})\\s+${programme}(?![\\p{L}-])`,
    ...(telling ? [word(telling)] : []),
  ].join('|')
  return {
    stated: new RegExp(
      `(?<both>${programme}${joint}${word(coupon)})|(?<member>${ofProgramme}|${ofMembers})|(?<app>${ofApp})|(?<coupon>${ofCoupon})|(?<spending>${ofSpending})|(?<limit>${ofLimit})`,
      'giu',
    ),
    programme: new RegExp(programme, 'iu'),
    alone: new RegExp(
      `^(?:(?<programme>${named})|(?<member>${members})|(?<app>${app})|(?<coupon>${coupon}))$`,
      'iu',
    ),
  }
})

const delivery = new RegExp(word(wordsAs('delivery')), 'iu')

const stemLength = 4
/** Finds the words of which every text with a condition has one; the beginnings alone cost the least, and few texts have them. */
const hinting = onceForCountry((country) => {
  const words = [
    ...[memberPrice, members, app, coupon].flatMap((some) => some.split('|')),
    ...wordsAs('app-price', 'coupon-price', 'buying', 'shopping', 'purchases', 'customer').split('|'),
    ...programmeSpellings(country).keys(),
  ]
  const stems = [...new Set(words.map((each) => each.slice(0, stemLength)))].sort()
  const shortest = stems.filter((stem) => !stems.some((other) => other !== stem && stem.startsWith(other)))
  return {
    stem: new RegExp(alternatives(shortest), 'i'),
    whole: new RegExp(`(?<!\\p{L})(?:${alternatives(words).replaceAll(' ', String.raw`[\s-]`)})`, 'iu'),
  }
})

/** Whether a text may state a condition. Most do not, and are read no further. */
export function mayHaveConditions(text: string, country: Country): boolean {
  const { stem, whole } = hinting(country)
  return stem.test(text) && whole.test(text)
}

type Match = { groups?: Record<string, string | undefined> | undefined; 0: string }

/** The programme that a text names, by its spelling. */
function programmeIn(text: string, country: Country): string | undefined {
  const [spelling] = patternsOf(country).programme.exec(text) ?? []
  return spelling && programmeSpelled(spelling, country)
}

function conditionsOf({ groups = {}, 0: text }: Match, country: Country): FoundCondition[] {
  const programme = programmeIn(text, country)
  if (groups.both) return [{ kind: 'member', programme }, { kind: 'coupon' }]
  if (groups.member || groups.programme)
    return [programme ? { kind: 'member', programme } : { kind: 'member' }]
  if (groups.app) return [{ kind: 'app' }]
  if (groups.coupon) return [{ kind: 'coupon' }]
  if (groups.quantity) return [{ kind: 'limit', quantity: Number(groups.quantity) }]
  return [{ kind: 'minimumSpend', amount: amountOf(groups.amount ?? groups.first ?? '') }]
}

const untidyEnds = /^[\s,.:;·|–!-]+|[\s,.:;·|–(-]+$/gu
const hasWord = /\p{L}{2}/u

/**
 * Finds what a text says of who gets a price, how much they have to buy for, and how many they may take. A sum that one has
 * to buy for is none if the offer itself costs as much, or if delivery is free for it.
 */
export function findConditions(
  text: string,
  { country, price }: { country: Country; price: number },
): FoundConditions {
  if (!mayHaveConditions(text, country)) return { found: [], rest: text }
  const found: FoundCondition[] = []
  const rest = text.replace(patternsOf(country).stated, (...match) => {
    const [whole] = match as string[]
    const groups = match.at(-1) as Match['groups']
    const conditions = conditionsOf({ 0: whole ?? '', groups }, country).filter(
      (one) => one.kind !== 'minimumSpend' || (one.amount > price && !delivery.test(text)),
    )
    found.push(...conditions)
    return conditions.length > 0 ? ' ' : (whole ?? '')
  })
  if (found.length === 0) return { found, rest: text }
  const tidy = rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:!)])/g, '')
    .replace(untidyEnds, '')
  return { found, rest: hasWord.test(tidy) ? tidy : '' }
}

/** The conditions in a field that holds nothing else: one word is enough there, and every sum is one. */
export function conditionsInField(text: string, country: Country): FoundCondition[] {
  const alone = patternsOf(country).alone.exec(text.trim())
  return alone ? conditionsOf(alone, country) : findConditions(text, { country, price: 0 }).found
}

/** The programme that a point of a description is, such as `Plussa`; undefined if it says something else. */
export function programmeAlone(point: string, country: Country): FoundCondition | undefined {
  const alone = patternsOf(country).alone.exec(point.trim())
  return alone?.groups?.programme ? conditionsOf(alone, country)[0] : undefined
}
