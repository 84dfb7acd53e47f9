import { createHmac } from 'node:crypto'
import type { Country } from '#app/domain/locale/locales.ts'
import { secretKey } from '../secret-key.ts'

/** So few that many addresses share each, and so many that two clients who search for the same seldom have the same. */
const groups = 4096
/** Longer would tell more of one client; shorter would let one make a term popular alone (`searched-terms.ts`). */
const keptMilliseconds = 14 * 86_400_000

/**
 * One of 4,096 groups of client addresses, by a keyed hash: it tells that searches in a country within two weeks may be of
 * one client, and never of which. IPv6 counts by its /48, since one household may have many /64 (RFC 6177).
 * @param address as limits count it (`countedAddress`).
 */
export function addressGroup(address: string, country: Country, at: Date): number {
  const site = address.split(':').slice(0, 3).join(':')
  const period = Math.floor(at.getTime() / keptMilliseconds)
  return (
    createHmac('sha256', secretKey('address-groups'))
      .update(`${country} ${period} ${site}`)
      .digest()
      .readUInt16BE() % groups
  )
}
