/** A place in PostgreSQL's log of changes (`pg_lsn`), such as `0/16B3748`. */
const placeOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export type ReplicaLag = {
  /** Notes where the primary's log ended at a moment, in milliseconds. */
  noteWritten(lsn: string, at: number): void
  /** Whether a replica that has replayed the log up to a place lags no more than the bound. */
  isWithinBound(replayed: string): boolean
}

/**
 * Tells how old a replica's content is, by where the primary's log ended at known moments. PostgreSQL's own time of the last
 * replayed change says nothing while nothing changes, or while the replica has lost its primary.
 * While the primary does not answer, the last known moment counts: nobody can have written anything newer.
 * @param boundMs the oldest content that is still good enough.
 */
export function createReplicaLag(boundMs: number): ReplicaLag {
  let written: { place: bigint; at: number }[] = []
  return {
    noteWritten: (lsn, at) => {
      written = [...written.filter((one) => at - one.at <= boundMs), { place: placeOf(lsn), at }]
    },
    isWithinBound: (replayed) => {
      const place = placeOf(replayed)
      return written.length > 0 && written.some((one) => one.place <= place)
    },
  }
}
