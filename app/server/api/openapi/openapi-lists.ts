// Over 300 lines, because it is the table of all calls of a list.
import * as v from 'valibot'
import { listWalksSchema } from '#app/domain/list/list-walk-schemas.ts'
import { needsSchema } from '#app/domain/list/need-schemas.ts'
import {
  customProductItemSchema,
  hadItemSchema,
  listInvitationSchema,
  manualItemSchema,
  offerItemSchema,
  plainChangeSchema,
  putBackItemSchema,
  retiredListHeadSchema,
  ruleChangeSchema,
  sharingCodeSchema,
  shoppingListItemSchema,
  shoppingListSchema,
  takenTripSchema,
  tickSchema,
  typedItemSchema,
  undoneTripSchema,
} from '#app/domain/list/shopping-list-schemas.ts'
import { tripSchema } from '#app/domain/trip/trip-schemas.ts'
import type { JsonSchema } from './json-schema.ts'
import { ofNeeds, ofTrip } from './list-queries.ts'
import { pathParameters } from './path-parameters.ts'

/** The entities of shopping lists, by their names in the contract. */
export const listEntities = {
  ShoppingList: shoppingListSchema,
  ShoppingListItem: shoppingListItemSchema,
  RetiredListHeads: v.array(retiredListHeadSchema),
  HadItems: v.array(hadItemSchema),
  ListInvitation: listInvitationSchema,
  ListNeeds: needsSchema,
  ListTrip: tripSchema,
  ListWalks: listWalksSchema,
  SharingCode: sharingCodeSchema,
  ManualItem: manualItemSchema,
  TypedItem: typedItemSchema,
  OfferItem: offerItemSchema,
  CustomPartnerProductItem: customProductItemSchema,
  PutBackItem: putBackItemSchema,
  TakenTrip: takenTripSchema,
  UndoneTrip: undoneTripSchema,
  ItemRule: ruleChangeSchema,
  PlainChange: plainChangeSchema,
  Tick: tickSchema,
}
type Entity = keyof typeof listEntities

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

const causes: Record<number, string> = {
  400: 'The body is no JSON object',
  401: 'Nobody is logged in, or not the user whom the header `X-Page-User` names by their percent-encoded email, if it is given',
  403: 'The email is not verified, or only the owner of the list may do that',
  404: 'There is no such locale, list, item or code, or it is not the user’s',
  413: 'The body is over 64 KiB',
  415: 'The body is not said to be JSON',
  419: 'The CSRF token is missing or wrong, or the request comes from another origin',
  422: 'Fields cannot be used: messages by field, in `error_message_language`, else the language of the user’s country',
  429: 'Too often: again after `Retry-After` seconds',
}
const failures = (statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: causes[status], content: content(status === 422 ? 'ValidationError' : 'Error') },
    ]),
  )

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', format: 'uuid' },
})
const mutationId = header(
  'X-Client-Mutation-Id',
  'Names the change, and the item or retired list that it makes: sent again, it counts once',
)
const tracking = ['RACOID', 'RASEID'].map((name) =>
  header(name, 'A tracking id of the visit; accepted, and not stored with the list'),
)

const reading = (
  path: string,
  summary: string,
  answer: Entity,
  errors: number[],
  query: JsonSchema[] = [],
) => ({
  [path]: {
    get: {
      summary,
      parameters: [...pathParameters(path), ...query],
      responses: { 200: { description: summary, content: content(answer) }, ...failures(errors) },
    },
  },
})

type Change = {
  path: string
  summary: string
  body?: Entity
  answers?: Entity
  /** Says when the answer is 204 although there can be a body; null for never. */
  unanswered?: string | null
  isTracked?: boolean
}

const version = {
  'X-Shopping-List-Version': {
    description: 'The first version of the list that has the change',
    schema: { type: 'integer' },
  },
}
const changeErrors = [400, 401, 403, 404, 413, 415, 419, 422]

const goneSince = 'It is not on the list any more: removing wins over an edit'

function writing(change: Change) {
  const { path, summary, body = 'PlainChange', answers, unanswered = goneSince, isTracked = false } = change
  const done = { description: summary, headers: version }
  const without = answers ? unanswered : summary
  return {
    [path]: {
      post: {
        summary,
        parameters: [...pathParameters(path), mutationId, ...(isTracked ? tracking : [])],
        requestBody: { required: body !== 'PlainChange' && body !== 'Tick', content: content(body) },
        responses: {
          ...(answers && { 200: { ...done, content: content(answers) } }),
          ...(without !== null && { 204: { description: without, headers: version } }),
          ...failures(changeErrors),
        },
      },
    },
  }
}

const list = '/api/shopping-list/uuid/{uuid}'
const item = 'ShoppingListItem' as const
const changes: Change[] = [
  {
    path: 'add-manually-entered-item',
    summary: 'Puts what somebody typed on the list',
    body: 'ManualItem',
    answers: item,
  },
  {
    path: 'add-typed-item',
    summary:
      'Puts typed words on the list; a typed item of the same words, without a place and an amount, has its quantity raised or its tick taken back',
    body: 'TypedItem',
    answers: item,
  },
  {
    path: 'undo-typed-item/{id}',
    summary: 'Takes back what `add-typed-item` did under that id, and no more',
    answers: item,
    unanswered: 'The item has left the list',
  },
  {
    path: 'add-item-from-offer',
    summary:
      'Puts an offer on the list, perhaps in the place of another item; one that stands there unticked has its quantity raised',
    body: 'OfferItem',
    answers: item,
    isTracked: true,
  },
  {
    path: 'take-trip',
    summary:
      'Brings the offers of a trip in the places of items, or these items at its chains, in one change',
    body: 'TakenTrip',
  },
  {
    path: 'undo-trip',
    summary: 'Takes back what `take-trip` brought, and no more',
    body: 'UndoneTrip',
  },
  {
    path: 'add-item-from-custom-partner-product',
    summary:
      'Puts a partner’s own product on the list; one that stands there unticked has its quantity raised',
    body: 'CustomPartnerProductItem',
    answers: item,
    isTracked: true,
  },
  {
    path: 'check-item/{id}',
    summary: 'Ticks an item off; in a shop this teaches the order of its aisles',
    body: 'Tick',
    answers: item,
  },
  { path: 'uncheck-item/{id}', summary: 'Takes an item’s tick back', body: 'Tick', answers: item },
  { path: 'remove-item/{id}', summary: 'Takes an item off the list' },
  { path: 'restore-item/{id}', summary: 'Puts an item that was taken off back', answers: item },
  {
    path: 'set-quantity-for-item/{id}/{quantity}',
    summary: 'Sets how many of an item are wanted; 0 takes it off',
    answers: item,
  },
  {
    path: 'set-rule-for-item/{id}',
    summary: 'Sets which sizes and which brand a typed item may have; nothing takes that away',
    body: 'ItemRule',
    answers: item,
  },
  { path: 'remove-all-items', summary: 'Empties the list: what was on it is retired' },
  { path: 'undo-remove-all-items/{retiredUuid}', summary: 'Puts back what an emptying retired' },
  {
    path: 'put-back-item/{id}',
    summary: 'Copies an item of a retired list to the list',
    body: 'PutBackItem',
    answers: item,
  },
  {
    path: 'make-shareable',
    summary: 'Enables sharing; its owner may',
    answers: 'SharingCode',
    unanswered: null,
  },
  { path: 'withdraw-sharing-code', summary: 'Makes the invitation void; its owner may' },
  {
    path: 'remove-participant/{participantUuid}',
    summary: 'Takes a participant off and gives a shareable list another code; its owner may',
    answers: 'SharingCode',
    unanswered: 'The list is not shareable',
  },
  { path: 'leave', summary: 'Ends the user’s part in somebody’s list' },
]

const invitation = '/api/shopping-list/invitation/{sharingCode}'

/** The paths of shopping lists (§7.4) in OpenAPI's form. */
export function listPaths(): JsonSchema {
  return Object.assign(
    {},
    reading(
      '/api/shopping-list/active/{locale}',
      'The user’s active list in a country: the one they take part in, else their own, made where there is none',
      'ShoppingList',
      [401, 403, 404],
    ),
    reading(
      '/api/shopping-list-heads/retired/{locale}',
      'The lists that were emptied, newest first',
      'RetiredListHeads',
      [401, 403, 404],
    ),
    reading(
      '/api/shopping-list-items/retired/{locale}',
      'What stood on the lists that were emptied, each once as it was last, the latest first; 300 at most',
      'HadItems',
      [401, 403, 404],
    ),
    reading(list, 'A list that the user may see, active or retired', 'ShoppingList', [401, 403, 404]),
    reading(
      `${list}/needs`,
      'The best offer of today for each typed item that is not ticked; items without any are absent',
      'ListNeeds',
      [401, 403, 404],
      ofNeeds,
    ),
    reading(
      `${list}/trip`,
      'The cheapest shops for what is not ticked: the best plan of a day, the best with fewer shops, and the best of a later day',
      'ListTrip',
      [401, 403, 404, 422, 429],
      ofTrip,
    ),
    reading(
      `${list}/walks`,
      'The rounds that teach the order of the aisles, by chain, the newest first',
      'ListWalks',
      [401, 403, 404],
    ),
    ...changes.map((change) => writing({ ...change, path: `${list}/${change.path}` })),
    {
      [`${list}/changes`]: {
        get: {
          summary:
            'The list’s version at once and at each change, as server-sent events `version` and `gone`',
          parameters: pathParameters(list),
          responses: {
            200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
            ...failures([401, 403, 404]),
          },
        },
      },
    },
    reading(
      invitation,
      'What an invitation leads to, for anybody who has its code',
      'ListInvitation',
      [404, 429],
    ),
    {
      [`${invitation}/accept`]: {
        post: {
          summary: 'Makes the user take part in the list, which becomes their active one',
          parameters: pathParameters(invitation),
          requestBody: { required: false, content: content('PlainChange') },
          responses: {
            200: { description: 'The list', headers: version, content: content('ShoppingList') },
            ...failures([...changeErrors, 429]),
          },
        },
      },
    },
  )
}
