import { readUuid } from '#app/domain/list/shopping-list-schemas.ts'
import type { Tracking } from './items/add-item.ts'

/** By what a visit is followed (Specification §7.4, §4 Cookies), where it is sent and a UUID. */
export function trackingOf({ headers }: Request): Tracking {
  const read = (name: string) => readUuid(headers.get(name) ?? '')
  return { racoid: read('RACOID'), raseid: read('RASEID') }
}
