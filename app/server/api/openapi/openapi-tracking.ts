import { countries } from '#app/domain/locale/locales.ts'
import { ctaSchema, pageViewSchema, productViewSchema } from '#app/domain/tracking/tracking-schemas.ts'
import type { JsonSchema } from './json-schema.ts'

/** The bodies of tracking, by their names in the contract. */
export const trackingEntities = {
  PageView: pageViewSchema,
  ProductView: productViewSchema,
  Cta: ctaSchema,
}

const summaries: Record<string, { summary: string; body: keyof typeof trackingEntities }> = {
  'page-view': { summary: 'A page is shown', body: 'PageView' },
  'product-view': {
    summary: 'An offer is shown; `optionalRecommendingModule` names the list that led to it',
    body: 'ProductView',
  },
  cta: { summary: 'An offer is put on the list, its price is followed, or its shop is visited', body: 'Cta' },
}

const failures: Record<number, string> = {
  400: 'The body is no JSON object',
  403: 'The request comes from a page of another site',
  404: 'There is no such locale',
  413: 'The body is over 64 KiB',
  415: 'The body is not said to be JSON',
  422: 'Fields cannot be used: messages by field',
  429: 'More than 300 events came from this address in a minute',
}

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

/** The paths of tracking (§7.5) in OpenAPI's form. */
export function trackingPaths(): JsonSchema {
  const locale = { type: 'string', enum: [...countries, 'default'] }
  const responses = Object.entries(failures).map(([status, description]) => [
    status,
    { description, content: content(status === '422' ? 'ValidationError' : 'Error') },
  ])
  return Object.fromEntries(
    Object.entries(summaries).map(([name, { summary, body }]) => [
      `/api/t/{locale}/${name}`,
      {
        post: {
          summary,
          parameters: [{ name: 'locale', in: 'path', required: true, schema: locale }],
          requestBody: { required: true, content: content(body) },
          responses: {
            204: { description: 'Stored if the request has the session cookie RASEID' },
            ...Object.fromEntries(responses),
          },
        },
      },
    ]),
  )
}
