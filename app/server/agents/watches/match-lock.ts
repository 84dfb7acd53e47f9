/**
 * SQL by which a change of a watch waits until a matching under way has ended, and the next matching waits for the
 * change. Otherwise neither might see an offer that is imported at that moment. Changes do not wait for each other.
 */
export const beforeMatching = `select pg_advisory_xact_lock_shared(hashtext('match price agents'))`

/** SQL by which a matching waits for changes of watches and for other matchings. */
export const alone = `select pg_advisory_xact_lock(hashtext('match price agents'))`
