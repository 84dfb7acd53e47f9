import * as v from 'valibot'
import { siteName } from '#app/domain/brand.ts'
import { cheapestRecipesSchema } from '#app/domain/content/cheapest-recipes.ts'
import { itemSuggestionsSchema } from '#app/domain/list/item-suggestions.ts'
import { countries } from '#app/domain/locale/locales.ts'
import {
  categorySchema,
  chainSchema,
  customProductSchema,
  offerPlacementResponseSchema,
  productOfferSchema,
  productShopsSchema,
  searchIdeasSchema,
  typeaheadResponseSchema,
} from '#app/domain/offers/offer-schemas.ts'
import { productByGtinSchema } from '#app/domain/scan/scanned-product-schema.ts'
import { type FilterName, filters } from '#app/domain/search/filters/filters.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { accountEntities, accountPaths, validationError } from './openapi-accounts.ts'
import { agentEntities, agentPaths } from './openapi-agents.ts'
import { listEntities, listPaths } from './openapi-lists.ts'
import { reportEntities, reportPaths } from './openapi-reports.ts'
import { trackingEntities, trackingPaths } from './openapi-tracking.ts'

/** The entities that are part of others, by their names in the contract. */
const entities = {
  ProductOffer: productOfferSchema,
  CustomProduct: customProductSchema,
  TypeaheadResponse: typeaheadResponseSchema,
  OfferPlacementResponse: offerPlacementResponseSchema,
  SearchIdeas: searchIdeasSchema,
  ProductShops: productShopsSchema,
  ProductByGtin: productByGtinSchema,
  ItemSuggestions: itemSuggestionsSchema,
  CheapestRecipes: cheapestRecipesSchema,
  ChainList: v.array(chainSchema),
  ChainCategoryList: v.array(categorySchema),
}

const locale = { type: 'string', enum: [...countries, 'default'] }

type Reading = {
  summary: string
  parameters: Record<string, JsonSchema>
  /** The filters of results that it has as well. */
  filters?: FilterName[]
  answer: keyof typeof entities
  errors: Record<number, string>
}

const unknownLocale = { 404: 'There is no such locale' }

const readings: Record<string, Reading> = {
  '/api/typeahead-search/{locale}/{term}': {
    summary: 'What the search box shows for a term as it is typed',
    parameters: { locale, term: { type: 'string', minLength: 2 } },
    answer: 'TypeaheadResponse',
    errors: { 400: 'The term is too short or wrongly encoded', ...unknownLocale },
  },
  '/api/product-offers-for-placement/{country}/{placementId}': {
    summary: 'The live offers in a place of the site',
    parameters: { country: locale, placementId: { type: 'string' } },
    answer: 'OfferPlacementResponse',
    errors: { 404: 'There is no such locale or placement' },
  },
  '/api/chains/list/{locale}': {
    summary: 'The chains of a country, first the one that stands for all (id 0)',
    parameters: { locale },
    answer: 'ChainList',
    errors: unknownLocale,
  },
  '/api/chains/categories/list/{countryShort}': {
    summary: 'The kinds of chains a country has',
    parameters: { countryShort: locale },
    answer: 'ChainCategoryList',
    errors: unknownLocale,
  },
  '/api/search-ideas/{locale}': {
    summary: 'What the search box shows without a search',
    parameters: { locale },
    answer: 'SearchIdeas',
    errors: unknownLocale,
  },
  '/api/product-shops/{locale}/{variantId}': {
    summary:
      'The offers of a product in one size today, at every shop or at the chosen chains, the cheapest first',
    parameters: { locale, variantId: { type: 'string' } },
    filters: ['chain'],
    answer: 'ProductShops',
    errors: { 404: 'There is no such locale or product' },
  },
  '/api/product-by-gtin/{locale}/{gtin}': {
    summary: 'The product of a barcode, with its offers at every shop today and its prices of the past year',
    parameters: { locale, gtin: { type: 'string', minLength: 8 } },
    answer: 'ProductByGtin',
    errors: {
      404: 'There is no such locale, or no product with this number in it',
      422: 'The digits are no trade number, or one that a shop assigns itself',
      429: 'Too many products were asked for from this address',
    },
  },
  '/api/item-suggestions/{locale}/{typed}': {
    summary:
      'The goods that may be meant by what is typed on a list, each with its lowest price at every chain today',
    parameters: { locale, typed: { type: 'string', minLength: 2 } },
    answer: 'ItemSuggestions',
    errors: { 400: 'What is typed is too short or wrongly encoded', ...unknownLocale },
  },
  '/api/cheapest-recipes/{locale}': {
    summary:
      'The recipes with the cheapest portions this week at the chains, of the prices that a verified user gets, and the offers of today that answer their ingredients',
    parameters: { locale },
    filters: ['chain'],
    answer: 'CheapestRecipes',
    errors: {
      401: 'Nobody is logged in, or not the user whom the header `X-Page-User` names by their percent-encoded email, if it is given',
      403: 'The email is not verified',
      ...unknownLocale,
    },
  },
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const content = (schema: JsonSchema) => ({ 'application/json': { schema } })

const queryOf = (name: FilterName) => ({
  name,
  in: 'query',
  required: false,
  schema: { type: 'array', items: { type: filters[name].type } },
})

function pathOf({ summary, parameters, filters: names = [], answer, errors }: Reading) {
  const failures = Object.entries(errors).map(([status, description]) => [
    status,
    { description, content: content(reference(status === '422' ? 'ValidationError' : 'Error')) },
  ])
  return {
    get: {
      summary,
      parameters: [
        ...Object.entries(parameters).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
        ...names.map(queryOf),
      ],
      responses: {
        200: { description: summary, content: content(reference(answer)) },
        ...Object.fromEntries(failures),
      },
    },
  }
}

type Operations = Record<string, { responses?: Record<string, unknown> }>

/**
 * Adds to each operation that can fail what it answers if the database is away (§8 server); one that says more of its 503
 * keeps it. An operation without failures asks no database.
 */
function withAway(paths: JsonSchema): JsonSchema {
  const operations = Object.values(paths as Record<string, Operations>).flatMap((methods) =>
    Object.values(methods),
  )
  for (const operation of operations) {
    const { responses = {} } = operation
    const canFail = Object.keys(responses).some((status) => Number(status) >= 400)
    if (canFail) responses['503'] ??= { $ref: '#/components/responses/Away' }
  }
  return paths
}

const away = {
  description: 'No database answers: again after `Retry-After` seconds',
  headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } },
  content: content(reference('Error')),
}

/**
 * The contract of the API (§7.1 to §7.6) as an OpenAPI 3.1 document, from the schemas that its types come
 * from.
 */
export function openApiDocument(): JsonSchema {
  const schemas = Object.entries({
    ...entities,
    ...accountEntities,
    ...agentEntities,
    ...listEntities,
    ...reportEntities,
    ...trackingEntities,
  }).map(([name, schema]) => [name, jsonSchemaOf(schema)])
  return {
    openapi: '3.1.0',
    info: { title: siteName, version: '1' },
    paths: withAway({
      ...Object.fromEntries(Object.entries(readings).map(([path, reading]) => [path, pathOf(reading)])),
      ...accountPaths(),
      ...agentPaths(),
      ...listPaths(),
      ...reportPaths(),
      ...trackingPaths(),
    }),
    components: {
      responses: { Away: away },
      schemas: {
        ...Object.fromEntries(schemas),
        Error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
        ValidationError: validationError,
      },
    },
  }
}
