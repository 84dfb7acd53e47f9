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

type Happened = Omit<TrackedEvent, 'at' | 'country' | 'visit' | 'addressGroup'>

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

/** The hour of a moment. To the second, a press on "add to the list" would tell whose list got an item by it. */
const hourOf = (moment: Date) => new Date(moment.getTime() - (moment.getTime() % 3_600_000))

/** Whether an event is the view of a search's results, of which popular searches are counted. */
const isSearch = ({ kind, path }: Happened) => kind === 'page-view' && /^\/offer\/./.test(path ?? '')

/**
 * Answers a request of Specification §7.5 with 204. What happened is stored only if the request has a session cookie.
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
      const group = isSearch(event) ? addressGroup(address, country, now) : null
      if (visit) recordEvent(database, { ...event, at: hourOf(now), country, visit, addressGroup: group })
      return noContent()
    })
  return inCountry(locale.toLowerCase(), record)
}
