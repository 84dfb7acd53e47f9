import * as v from 'valibot'
import { line, messageLanguage } from '../text/text-schemas.ts'

/** What a shopper can say is wrong with an offer. */
export const wrongThings = ['price', 'picture', 'size', 'not-in-shop', 'other-good'] as const
export type WrongThing = (typeof wrongThings)[number]

/** The longest sentence that goes with it. */
export const longestSentence = 200

const offerId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** `POST /api/offer-report` (§7.6): what is wrong with an offer, with a sentence if the shopper wrote one. */
export const offerReportSchema = v.object({
  offerId,
  wrong: v.picklist(wrongThings),
  sentence: v.optional(line(longestSentence), ''),
  error_message_language: messageLanguage,
})

export type OfferReport = Omit<v.InferOutput<typeof offerReportSchema>, 'error_message_language'>

/** Stands where something personal was. */
const removed = '…'

const email = /[^\s@<>(),;]+(?:@|\s?\(at\)\s?|\s?\[at\]\s?)[^\s@<>(),;]+/giu
/** Six digits and more, however they are parted: a CPR number, one of a telephone, of a card or of a customer. */
const longNumber = /\+?(?<![\d.,])\d(?:[\s()./-]{0,2}\d){5,}[A-Z]?/gu
/** A day, which is no number of a person though it has six digits or more. */
const isHarmless = (found: string) =>
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/.test(found) && !/^\d{6}/.test(found)

/** A sentence without what may name a person: emails, and numbers of a telephone, of a person or of a card. */
export function withoutPersonal(sentence: string): string {
  return sentence
    .replaceAll(email, removed)
    .replaceAll(longNumber, (found) => (isHarmless(found) ? found : removed))
    .trim()
}
