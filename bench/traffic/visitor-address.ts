import { randomBytes } from 'node:crypto'

/**
 * A header by which a server behind one proxy (`TRUST_PROXY=1`) takes a request for one of another visitor, as those of a
 * load are: one address may ask for little at once.
 */
export const fromAnotherVisitor = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
})
