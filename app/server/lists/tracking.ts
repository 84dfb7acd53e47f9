import { readUuid } from '#app/domain/list/shopping-list-schemas.ts'
import type { Tracking } from './items/add-item.ts'

/** The tracking ids that a request sends (Specification §7.4, §4 Cookies), if they are UUIDs. */
export function trackingOf({ headers }: Request): Tracking {
  const read = (name: string) => readUuid(headers.get(name) ?? '')
  return { racoid: read('RACOID'), raseid: read('RASEID') }
}
