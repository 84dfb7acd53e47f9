import { getRequest } from '@tanstack/react-start/server'
import {
  allChainsCookie,
  appliedChains,
  knownChoice,
  type MyChains,
  myChainsCookie,
  readChoice,
  tilesOf,
} from '#app/domain/chains/my-chains.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { readCookie } from '#app/server/api/cookies.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { listKnownChains } from '#app/server/offers/list-known-chains.ts'

/** The choice of who asks: the account's, and without one the device's. */
async function choiceOfAsker(request: Request, country: Country) {
  const current = await currentSession(request)
  const ofAccount = current?.user.country_registered_to === country ? current.myChains : null
  return ofAccount ?? readChoice(readCookie(request, myChainsCookie(country).name))
}

/** What was read for a request, which may ask for it several times: for what is around a page, and for the page itself. */
const ofRequests = new WeakMap<Request, Map<Country, Promise<MyChains>>>()

/** The chains that the asking shopper may choose in a country, and which they chose (§4 My chains). */
export function readMyChains(country: Country): Promise<MyChains> {
  const request = getRequest()
  const ofRequest = ofRequests.get(request) ?? new Map<Country, Promise<MyChains>>()
  const read = ofRequest.get(country) ?? readFor(request, country)
  ofRequests.set(request, ofRequest.set(country, read))
  return read
}

async function readFor(request: Request, country: Country): Promise<MyChains> {
  const known = await listKnownChains(await currentReads(), country)
  const choice = knownChoice(await choiceOfAsker(request, country), known)
  return { tiles: tilesOf(known, choice), choice, isAll: readCookie(request, allChainsCookie) === 'all' }
}

/**
 * The ids of the asking shopper's chains in a country; none if they chose none or want to see all alike. Ask for them after
 * what is cached was read, and never put them into the key of a cached answer.
 */
export const shopperChains = async (country: Country): Promise<number[]> =>
  appliedChains(await readMyChains(country))
