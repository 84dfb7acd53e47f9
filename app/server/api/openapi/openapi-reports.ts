import { offerReportSchema } from '#app/domain/offers/offer-report.ts'
import type { JsonSchema } from './json-schema.ts'

/** The body of a report, by its name in the contract. */
export const reportEntities = { OfferReport: offerReportSchema }

const failures: Record<number, string> = {
  400: 'The body is no JSON object',
  413: 'The body is over 64 KiB',
  415: 'The body is not said to be JSON',
  419: 'The CSRF token is missing or wrong, or the request comes from another origin',
  422: 'Fields cannot be used, as an unknown offer: messages by field, in `error_message_language`',
  429: 'Too many reports came from this browser or address',
}

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

/** The path of reports (§7.6) in OpenAPI's form. */
export function reportPaths(): JsonSchema {
  const responses = Object.entries(failures).map(([status, description]) => [
    status,
    { description, content: content(status === '422' ? 'ValidationError' : 'Error') },
  ])
  return {
    '/api/offer-report': {
      post: {
        summary: 'Something is wrong with an offer; the same once more from one browser counts once',
        requestBody: { required: true, content: content('OfferReport') },
        responses: {
          204: { description: 'Stored, without who sent it' },
          ...Object.fromEntries(responses),
        },
      },
    },
  }
}
