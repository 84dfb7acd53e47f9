import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretKey } from '../../secret-key.ts'
import { settings } from '../../settings.ts'

/** What a link of a mail stops: one watch of an agent, or all mails of the agent where `watchId` is null. */
export type Stop = { agentId: number; watchId: number | null }

function signatureOf({ agentId, watchId }: Stop, userId: string): string {
  return createHmac('sha256', secretKey('price-agent-stops'))
    .update(`${agentId} ${watchId ?? 'mails'} ${userId}`)
    .digest('base64url')
}

/**
 * The signed address that stops something without a login. It does not expire, since people stop mails that they got
 * long ago. The signature is for the user too, whom an agent's number belongs to.
 */
export function stopLink(stop: Stop, userId: string): string {
  const token = [stop.agentId, stop.watchId ?? 'mails', signatureOf(stop, userId)].join('.')
  return new URL(`/api/price-agent/stop/${token}`, settings().appUrl).href
}

const form = /^(\d{1,9})\.(\d{1,9}|mails)\.([\w-]{43})$/

/** The parts of a link's token; undefined if it has another form. */
export function readStopToken(token: string): (Stop & { signature: string }) | undefined {
  const [, agentId, watchId, signature = ''] = form.exec(token) ?? []
  if (agentId === undefined) return undefined
  return { agentId: Number(agentId), watchId: watchId === 'mails' ? null : Number(watchId), signature }
}

/** Whether we signed a link for this user. */
export function isSignedStop({ signature, ...stop }: Stop & { signature: string }, userId: string): boolean {
  const expected = Buffer.from(signatureOf(stop, userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
