import { getRequest } from '@tanstack/react-start/server'
import {
  allChainsCookie,
  appliedChains,
  type MyChains,
  myChainsCookie,
  readChoice,
  tilesOf,
} from '#app/domain/chains/my-chains.ts'
import { knownChosen } from '#app/domain/choices/chosen-ids.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { type Memberships, membershipsCookie, readMemberships } from '#app/domain/memberships/memberships.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { readCookie } from '#app/server/api/cookies.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { programmesOf } from '#app/server/lexicon/programmes.ts'
import { listKnownChains } from '#app/server/offers/list-known-chains.ts'

/** What a shopper has chosen in a country, and what can be chosen there. */
type Chosen = { myChains: MyChains; memberships: Memberships }

/** What was read for a request, which may ask for it several times: for what is around a page, and for the page itself. */
const ofRequests = new WeakMap<Request, Map<Country, Promise<Chosen>>>()

/**
 * The chains and the programmes that the asking shopper may choose in a country, and which they chose (§4 My chains, §4 My
 * memberships): what the account has, and without that what the device keeps.
 */
export function readChosen(country: Country): Promise<Chosen> {
  const request = getRequest()
  const ofRequest = ofRequests.get(request) ?? new Map<Country, Promise<Chosen>>()
  const read = ofRequest.get(country) ?? readFor(request, country)
  ofRequests.set(request, ofRequest.set(country, read))
  return read
}

async function readFor(request: Request, country: Country): Promise<Chosen> {
  const current = await currentSession(request)
  const ofAccount = current?.user.country_registered_to === country ? current : null
  const known = await listKnownChains(await currentReads(), country)
  const chains = ofAccount?.myChains ?? readChoice(readCookie(request, myChainsCookie(country).name))
  const choice = knownChosen(chains, known)
  const programmes = [...programmesOf(country)]
  const memberships =
    ofAccount?.memberships ?? readMemberships(readCookie(request, membershipsCookie(country).name))
  return {
    myChains: {
      tiles: tilesOf(known, choice),
      choice,
      isAll: readCookie(request, allChainsCookie) === 'all',
    },
    memberships: { programmes, choice: knownChosen(memberships, programmes) },
  }
}

/**
 * The asking shopper: their chains in a country, none if they chose none or want to see all alike, and their memberships there.
 * Ask for them after what is cached was read, and never put them into the key of a cached answer.
 */
export async function askingShopper(country: Country): Promise<Shopper> {
  const { myChains, memberships } = await readChosen(country)
  return { mine: appliedChains(myChains), memberships: memberships.choice ?? [] }
}
