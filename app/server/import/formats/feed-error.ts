/** A feed that cannot be imported at all; the message says to the operator why, and what to do. */
export class FeedError extends Error {
  override name = 'FeedError'
}
