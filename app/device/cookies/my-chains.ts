import {
  allChainsCookie,
  type ChainChoice,
  myChainsCookie,
  readChoice,
} from '#app/domain/chains/my-chains.ts'
import { writeChosen } from '#app/domain/choices/chosen-ids.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { cookieOf, setCookie } from './cookies.ts'

/** What the device keeps of a visitor's choice in a country (§4 My chains). */
export const keptChains = (country: Country): ChainChoice =>
  readChoice(cookieOf(myChainsCookie(country).name))

/** Keeps a visitor's choice in a country. */
export function keepChains(country: Country, chainIds: readonly number[]): void {
  const { name, seconds } = myChainsCookie(country)
  setCookie(name, writeChosen(chainIds), seconds)
}

/** Forgets the choice of the device in a country. */
export function forgetChains(country: Country): void {
  setCookie(myChainsCookie(country).name, '', 0)
}

/** Whether all chains are shown alike until the browser is closed. */
export const isAllWanted = (): boolean => cookieOf(allChainsCookie) === 'all'

/** Remembers until the browser is closed whether all chains are shown alike. */
export function wantAllChains(isAll: boolean): void {
  if (isAll) setCookie(allChainsCookie, 'all')
  else setCookie(allChainsCookie, '', 0)
}
