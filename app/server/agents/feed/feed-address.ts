import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AgentFeed } from '#app/domain/agents/price-agent.ts'
import { secretKey } from '../../secret-key.ts'
import { appAddress } from '../mails/told-offers.ts'

/** An agent whose feed has been given so many addresses; the last is valid. */
export type FeedOwner = { id: number; userId: string; feedVersion: number }

// The secret is derived, not stored: a database or a backup that is read by others opens no feed, and the page can still
// show the address whenever it is looked for.
function signatureOf({ id, userId, feedVersion }: FeedOwner): string {
  return createHmac('sha256', secretKey('price-agent-feeds'))
    .update(`${id} ${userId} ${feedVersion}`)
    .digest('base64url')
}

/** The secret addresses of an agent's feed. */
export function feedAddresses(owner: FeedOwner): AgentFeed {
  const path = `/pricing-agent/feed/${owner.id}.${signatureOf(owner)}`
  return { rss: appAddress(`${path}.rss`), calendar: appAddress(`${path}.ics`) }
}

/** The last part of a feed's address. */
export type FeedFile = { agentId: number; signature: string; form: 'rss' | 'ics' }

const form = /^(\d{1,9})\.([\w-]{43})\.(rss|ics)$/

/** Reads the last part of a feed's address; undefined if it has another form. */
export function readFeedFile(file: string): FeedFile | undefined {
  const [, agentId, signature, ending] = form.exec(file) ?? []
  if (agentId === undefined || signature === undefined) return undefined
  return { agentId: Number(agentId), signature, form: ending === 'rss' ? 'rss' : 'ics' }
}

/** Whether an address is the last that an agent's feed was given. */
export function isFeedOf(owner: FeedOwner, { signature }: FeedFile): boolean {
  return timingSafeEqual(Buffer.from(signatureOf(owner)), Buffer.from(signature))
}
