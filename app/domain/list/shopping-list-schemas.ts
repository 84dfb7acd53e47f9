import * as v from 'valibot'
import { countries } from '../locale/locales.ts'
import { offerCorrections } from '../offers/offer-corrections.ts'
import { tints } from '../offers/offer-summary.ts'
import { issuesIn, line, messageLanguage } from '../text/text-schemas.ts'
import { tripItemsMost } from '../trip/trip.ts'
import { needRuleSchema } from './need-rule-schema.ts'
import { maximumNameLength, maximumQuantity, maximumWantedLength } from './shopping-list.ts'

/** What can be wrong with a change of a list. Server and pages translate these names. */
export const listIssues = [
  'required',
  'not-text',
  'too-long',
  'amount-too-long',
  'quantity',
  'offer',
  'custom-product',
  'list',
  'mutation-id',
  'full',
  'crowded',
  'other-country',
  'rule',
] as const
export type ListIssue = (typeof listIssues)[number]

const issue = (name: ListIssue) => name

/** The first issue of each field of a change. */
export function listIssuesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, ListIssue[]> {
  return issuesIn(listIssues, issues)
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A UUID in lower case; undefined if the text is no UUID. */
export function readUuid(text: string): string | undefined {
  const uuid = text.toLowerCase()
  return uuidForm.test(uuid) ? uuid : undefined
}

const wholeNumber = v.pipe(v.number(), v.integer())
const quantity = v.pipe(
  v.number((found) => (found.input === undefined ? issue('required') : issue('quantity'))),
  v.integer(issue('quantity')),
  v.minValue(1, issue('quantity')),
  v.maxValue(maximumQuantity, issue('quantity')),
)
/** The largest id that an `integer` column holds. */
const largestInteger = 2 ** 31 - 1
const identifier = (wrong: ListIssue, largest = largestInteger) =>
  v.pipe(
    v.number((found) => (found.input === undefined ? issue('required') : wrong)),
    v.integer(wrong),
    v.minValue(1, wrong),
    v.maxValue(largest, wrong),
  )

/** An item, or what is to become one. */
const named = v.pipe(v.string(issue('list')), v.toLowerCase(), v.regex(uuidForm, issue('list')))

/** The list that a list's action data names (§3): the same as the address names. */
const shoppingListUuid = v.optional(v.pipe(v.string(issue('list')), v.toLowerCase()))

/** `POST …/add-manually-entered-item` (§3, Manual item). */
export const manualItemSchema = v.object({
  itemName: v.pipe(line(maximumNameLength), v.nonEmpty(issue('required'))),
  placeName: v.optional(v.nullable(line(maximumNameLength))),
  quantity,
  /** How much of it is wanted, such as `2 l`. */
  wantedAmount: v.optional(v.nullable(line(maximumWantedLength, undefined, issue('amount-too-long')))),
  rule: v.optional(needRuleSchema),
  error_message_language: messageLanguage,
})
export type ManualItem = v.InferOutput<typeof manualItemSchema>

/** `POST …/add-typed-item` (§7.4). */
export const typedItemSchema = v.object({
  itemName: manualItemSchema.entries.itemName,
  quantity,
  error_message_language: messageLanguage,
})

/**
 * `POST …/add-item-from-offer` (§7.4): the list's action data, the offer and its quantity, and perhaps the item in whose place
 * it comes (§2.10).
 */
export const offerItemSchema = v.object({
  shoppingListUuid,
  offerId: identifier('offer', Number.MAX_SAFE_INTEGER),
  quantity,
  inPlaceOf: v.optional(named),
  error_message_language: messageLanguage,
})
export type OfferItem = v.InferOutput<typeof offerItemSchema>

const lineOfTrip = v.object({ uuid: named, inPlaceOf: named, quantity })
/** At most as many lines as a trip has (§9 Trip), each once. */
const linesOf = <Line extends v.GenericSchema<unknown, { uuid: string }>>(each: Line) =>
  v.pipe(
    v.array(each, issue('required')),
    v.maxLength(tripItemsMost, issue('full')),
    v.check((lines) => new Set(lines.map(({ uuid }) => uuid)).size === lines.length, issue('list')),
  )

/** `POST …/take-trip` (§7.4): for each item an offer, or the chain at which it is bought without one. */
export const takenTripSchema = v.object({
  lines: linesOf(
    v.union([
      v.object({ ...lineOfTrip.entries, offerId: identifier('offer', Number.MAX_SAFE_INTEGER) }),
      v.object({ ...lineOfTrip.entries, chainId: identifier('offer') }),
    ]),
  ),
  error_message_language: messageLanguage,
})
export type TakenTrip = v.InferOutput<typeof takenTripSchema>

/** `POST …/undo-trip` (§7.4): the lines of a trip that was taken. */
export const undoneTripSchema = v.object({
  lines: linesOf(lineOfTrip),
  error_message_language: messageLanguage,
})
export type UndoneTrip = v.InferOutput<typeof undoneTripSchema>

/** `POST …/add-item-from-custom-partner-product` (§7.4). */
export const customProductItemSchema = v.object({
  shoppingListUuid,
  customPartnerProductId: identifier('custom-product'),
  quantity,
  error_message_language: messageLanguage,
})
export type CustomProductItem = v.InferOutput<typeof customProductItemSchema>

/** `POST …/put-back-item/{id}`: with the quantity of the retired list, unless another is given. */
export const putBackItemSchema = v.object({
  quantity: v.optional(quantity),
  error_message_language: messageLanguage,
})

/** A change whose fields are all in the address. */
export const plainChangeSchema = v.object({ error_message_language: messageLanguage })

/** `POST …/check-item/{id}` and `…/uncheck-item/{id}`: `walkedIn` is the chain in whose shop it is ticked (§4, Shop mode). */
export const tickSchema = v.object({
  walkedIn: v.optional(v.pipe(line(maximumNameLength), v.nonEmpty(issue('required')))),
  error_message_language: messageLanguage,
})

/** `POST …/set-rule-for-item/{id}`: what a typed item may be; nothing takes the rule away. */
export const ruleChangeSchema = v.object({
  ...needRuleSchema.entries,
  error_message_language: messageLanguage,
})

const uuid = v.pipe(v.string(), v.uuid())
const moment = v.pipe(v.string(), v.isoTimestamp())
const day = v.pipe(v.string(), v.isoDate())

/** An item before it is on a list. */
export const sketchSchema = v.object({
  name: v.string(),
  subText: v.string(),
  wantedAmount: v.optional(v.string()),
  rule: v.optional(needRuleSchema),
  imageUrl: v.nullable(v.string()),
  priceText: v.nullable(v.string()),
  units: v.optional(wholeNumber),
  unitsPrice: v.optional(v.nullable(wholeNumber)),
  subPriceText: v.string(),
  priceDetailsText: v.string(),
  chainName: v.nullable(v.string()),
  chainImage: v.string(),
  isHighlighted: v.boolean(),
  storePlacement: v.nullable(v.object({ title: v.string(), sortOrder: wholeNumber })),
  offerId: v.nullable(wholeNumber),
  customPartnerProductId: v.nullable(wholeNumber),
  startDate: v.nullable(day),
  endDate: v.nullable(day),
  tint: v.picklist(tints),
  isExpired: v.boolean(),
})

/** §3, Shopping list item. */
export const shoppingListItemSchema = v.object({
  uuid,
  quantity: wholeNumber,
  checked: v.boolean(),
  checkedBy: v.nullable(v.string()),
  addedBy: v.optional(v.string()),
  ...sketchSchema.entries,
  correction: v.optional(v.picklist(offerCorrections)),
})

/** §3, Shopping list. */
export const shoppingListSchema = v.object({
  uuid,
  items: v.array(shoppingListItemSchema),
  priceTotalText: v.string(),
  sharingCode: v.optional(v.string()),
  actions: v.object({
    removeAllItems: v.string(),
    addOfferToShoppingList: v.object({ shoppingListUuid: uuid }),
    addCustomPartnerProductToShoppingList: v.object({ shoppingListUuid: uuid }),
  }),
  version: wholeNumber,
  country: v.picklist(countries),
  retiredAt: v.nullable(moment),
  owner: v.object({ name: v.string(), isUser: v.boolean() }),
  participants: v.array(v.object({ uuid, name: v.string(), isUser: v.boolean() })),
})

/** §7.4, heads of retired lists. */
export const retiredListHeadSchema = v.object({
  uuid,
  retiredAt: moment,
  amount: wholeNumber,
  priceTotalText: v.string(),
  url: v.string(),
})

/** An item that a household had on its list (§7.4); `placeName` is that of a typed item. */
export const hadItemSchema = v.object({
  name: v.string(),
  placeName: v.nullable(v.string()),
  quantity: wholeNumber,
})

/** The preview of an invited list (§4 sharing). */
export const listInvitationSchema = v.object({
  ownerName: v.string(),
  amount: wholeNumber,
  country: v.picklist(countries),
  role: v.picklist(['visitor', 'invited', 'participant', 'owner']),
})

/** `POST …/make-shareable` (§7.4). */
export const sharingCodeSchema = v.object({ sharingCode: v.string() })
