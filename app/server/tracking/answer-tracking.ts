import type * as v from 'valibot'
import { issuesByField } from '#app/domain/account/account-schemas.ts'
import { readUuid } from '#app/domain/list/shopping-list-schemas.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { mayBePersonal } from '#app/domain/tracking/may-be-personal.ts'
import { pageClassOf, plainPath } from '#app/domain/tracking/tracking.ts'
import { issueTexts } from '../accounts/account-issue-texts.ts'
import { answerAsked, readInput } from '../api/answer-asked.ts'
import { noContent } from '../api/answers.ts'
import { readCookie } from '../api/cookies.ts'
import { decodeEscapes } from '../api/decode-escapes.ts'
import { Refused } from '../api/failures.ts'
import { isSameOrigin } from '../api/guards/same-origin.ts'
import { inCountry } from '../api/in-country.ts'
import { readJsonBody } from '../api/read-json-body.ts'
import { settings } from '../settings.ts'
import { addressGroup } from './address-group.ts'
import { limitEvents } from './limit-events.ts'
import { recordEvent, type TrackedEvent } from './record-events.ts'

/** The longest path that is stored. */
const longestPath = 200

type Stored = Omit<TrackedEvent, 'at' | 'country'>
type Happened = Omit<Stored, 'visit' | 'addressGroup'>

/**
 * What is stored of a page’s address: its class and its path. Its parameters may hold codes and emails, and a term that may
 * be personal is left out.
 */
export function pageAt(url: string): Pick<Happened, 'page' | 'path'> {
  const { pathname } = new URL(url)
  const path = decodeEscapes(plainPath(pathname)) ?? ''
  const isPersonal = path.startsWith('/offer/') && mayBePersonal(path)
  return { page: pageClassOf(pathname), path: isPersonal ? '/offer' : path.slice(0, longestPath) }
}

/** The hour of a moment. To the second, what a visit opened would tell whose list was changed just then. */
const hourOf = (moment: Date) => new Date(moment.getTime() - (moment.getTime() % 3_600_000))

/** The path of a search's results or of a product. */
const namingPath = /^\/(offer|single)\/./

/**
 * What is stored of an event: a visit with the kind of page only; terms and offers without the visit. Together they would
 * name a user's visit if that user alone put the offer on a list, or watched it, in that hour. A term is stored with a group
 * of addresses, of which popular searches are counted.
 */
function apart(event: Happened, visit: string, groupOf: () => number): Stored[] {
  if (event.kind !== 'page-view') return [event]
  const page = event.path?.match(namingPath)?.[1]
  if (!page) return [{ ...event, visit }]
  const seen = { ...event, path: `/${page}/*`, visit }
  return page === 'offer' ? [seen, { ...event, addressGroup: groupOf() }] : [seen]
}

/**
 * Answers a request of §7.5 with 204. What happened is stored only if the request has a session cookie.
 * Problems: 403 from a page of another site, 404 for an unknown locale, 413, 415, 422, 429.
 * @param happened what is stored of the body.
 */
export function answerTracking<Schema extends v.GenericSchema>(
  request: Request,
  { locale, schema }: { locale: string; schema: Schema },
  happened: (body: v.InferOutput<Schema>) => Happened,
): Promise<Response> {
  const record = (country: Country) =>
    answerAsked(request, { token: undefined, texts: issueTexts }, async ({ database, address, now }) => {
      // `sendBeacon` and `keepalive` cannot wait for a CSRF token, and there is nothing to gain by them.
      if (!isSameOrigin(request, settings().appUrl)) throw new Refused(403, 'Not from a page of this site.')
      limitEvents(address, now)
      const event = happened(readInput(schema, await readJsonBody(request), issuesByField))
      const visit = readUuid(readCookie(request, 'RASEID') ?? '')
      const parts = visit ? apart(event, visit, () => addressGroup(address, country, now)) : []
      for (const part of parts) recordEvent(database, { ...part, at: hourOf(now), country })
      return noContent()
    })
  return inCountry(locale.toLowerCase(), record)
}
