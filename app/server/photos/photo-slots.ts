import pLimit, { type LimitFunction } from 'p-limit'

/** Too much waits already; later there may be room. */
export class BusyError extends Error {
  override name = 'BusyError'
}

type Room = {
  /** How many are worked on at the same time: each keeps its bytes in memory. */
  atOnce: number
  /** How many of these may be of one host, so that one that hangs leaves slots to the others. */
  perHost: number
  /** How many of one host may wait for a slot. */
  mostWaiting: number
}

/** Runs work for a host as soon as it has a slot. */
export type PhotoSlots = <Result>(host: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Opens slots for work that depends on other hosts.
 * @returns a function that rejects with BusyError if too much waits for the same host.
 */
export function photoSlots({ atOnce, perHost, mostWaiting }: Room): PhotoSlots {
  const inAll = pLimit(atOnce)
  const hosts = new Map<string, LimitFunction>()
  return async (host, work) => {
    const slots = hosts.get(host) ?? pLimit(perHost)
    if (slots.pendingCount >= mostWaiting) throw new BusyError(`too many photographs of ${host} wait`)
    hosts.set(host, slots)
    try {
      return await slots(() => inAll(work))
    } finally {
      if (slots.activeCount + slots.pendingCount === 0) hosts.delete(host)
    }
  }
}
