/**
 * Has a watch that is added or changed wait for offers that are being matched, and the next matching for it: otherwise
 * an offer that is imported at that moment could be seen by neither. Changes do not wait for each other.
 */
export const beforeMatching = `select pg_advisory_xact_lock_shared(hashtext('match price agents'))`

/** Has a matching wait for changes of watches and for other matchings. */
export const alone = `select pg_advisory_xact_lock(hashtext('match price agents'))`
