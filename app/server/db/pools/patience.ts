/** How long a statement's sender waits for PostgreSQL, in milliseconds, and what its planner counts on. */
export type Patience = {
  /** For a connection: a free one of the pool, or a new one. */
  connection: number
  /** Until PostgreSQL itself gives a statement up, waiting for locks included. */
  statement: number
  /** For the answer, from a server or over a network that may hang. */
  answer: number
  /** Until PostgreSQL ends a transaction whose process sends nothing more; 0 if it may rest. */
  idleTransaction: number
  /**
   * What a page that is read by an index costs beside one that is read in a row. PostgreSQL's 4 is for rotating disks. What
   * requests read is in memory: with 4, some thousand rows of a table are found by reading it whole.
   */
  randomPage: number
}

const hour = 3_600_000

/** For requests, and for jobs with short statements. */
export const shortPatience: Patience = {
  connection: 10_000,
  statement: 10_000,
  answer: 12_000,
  idleTransaction: 30_000,
  randomPage: 1.1,
}

/** For imports, migrations, the search index and alerts: long statements, and locks that other processes hold. */
export const longPatience: Patience = {
  connection: 60_000,
  statement: hour,
  answer: hour + 10_000,
  idleTransaction: 0,
  randomPage: 4,
}

/** For pages and search on a replica, since the primary can be asked instead. */
export const replicaPatience: Patience = {
  connection: 1000,
  statement: 2000,
  answer: 2000,
  idleTransaction: 0,
  randomPage: 1.1,
}
