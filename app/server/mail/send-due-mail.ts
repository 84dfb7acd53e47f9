import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { isDatabaseAway } from '../db/pools/database-away.ts'
import { log } from '../log.ts'
import { tell } from '../tell.ts'
import { inTrace } from '../trace.ts'
import type { Message, TemplateInput, WrittenMail } from './mail.ts'
import {
  forgetOldMail,
  giveUp,
  giveUpUseless,
  markSent,
  retryLater,
  type TakenMail,
  takeMail,
} from './outbox.ts'
import { describeFailure, failureFields, isRefusedForGood } from './refusal.ts'
import { retryDelay } from './retry-delay.ts'
import { greetableName } from './write/greetable-name.ts'

/** How mails leave the product. */
export type Post = {
  /**
   * Hands a mail over; when this resolves, the receiver is responsible for it.
   * @throws if it was not accepted, or if that is unknown; `signal` ends the attempt.
   */
  send(message: Message, signal: AbortSignal): Promise<void>
  /** Deletes a mail that was handed over, if it is still in our hands. */
  takeBack?(messageId: string): Promise<void>
  /** How many mails it sends at a time. */
  concurrency: number
  close(): void
}

type Means = {
  post: Post
  write: (input: TemplateInput) => Promise<WrittenMail>
  /**
   * Adds to a mail what is only known when it is sent.
   * @returns undefined if nothing is left to tell; the mail is given up then.
   */
  complete?: (mail: TakenMail) => Promise<TakenMail | undefined>
  signal: AbortSignal
  chance?: () => number
}

/** The longest time that handing one mail over may take. */
const deadlineMs = 120_000
/** The pause before a database that did not answer is asked again. */
const retryMs = 500
/** After this time a mail's sender must be dead, because its attempt would have ended. */
const leaseMs = 2 * deadlineMs + 60_000

/**
 * Sends every mail that is due, as many at a time as the post allows. Several processes may do so at once: each mail is
 * taken by one. A mail that fails is tried again later; one that is refused for good or no longer useful is given up,
 * with the reason kept. Takes no more after `signal` is aborted.
 */
export async function sendDueMail(database: Database, means: Means): Promise<void> {
  await forgetOldMail(database)
  const useless = await giveUpUseless(database)
  for (let mail = 0; mail < useless; mail += 1) tell('mail', { outcome: 'given up' })
  if (useless > 0) log('error', 'mail was given up', { mails: useless, reason: 'beyond its use' })
  const takeTurns = async () => {
    while (!means.signal.aborted) {
      const mail = await takeMail(database, leaseMs)
      if (!mail) return
      await inTrace(mail.traceId ?? undefined, () => sendMail(database, mail, means))
    }
  }
  await Promise.all(Array.from({ length: means.post.concurrency }, takeTurns))
}

async function sendMail(database: Database, mail: TakenMail, means: Means) {
  const { post, write, complete = async (taken) => taken, chance = Math.random, signal } = means
  const fields = { mail: mail.id, template: mail.input.template, attempt: mail.attempts }
  try {
    const whole = await complete(mail)
    if (!whole) {
      await giveUp(database, mail.id, 'nothing is left to tell')
      return
    }
    await post.send(await addressed(whole, write), AbortSignal.timeout(deadlineMs))
  } catch (error) {
    const reason = describeFailure(error)
    if (isRefusedForGood(error)) {
      await giveUp(database, mail.id, reason)
      tell('mail', { outcome: 'given up' })
      log('error', 'mail was given up', { ...fields, ...failureFields(error) })
    } else {
      await retryLater(database, mail.id, reason, retryDelay(mail.attempts, chance()))
      tell('mail', { outcome: 'tried again later' })
      log('warn', 'mail could not be sent and will be tried again', { ...fields, ...failureFields(error) })
    }
    return
  }
  // Its reader's account was deleted while it was sent.
  if (!(await untilAnswered(() => markSent(database, mail.id), signal))) await post.takeBack?.(mail.messageId)
  tell('mail', { outcome: 'sent' })
  log('info', 'mail sent', fields)
}

/**
 * Repeats a statement until a database answers it: a mail that was sent, but is not noted as sent, would be sent again when
 * its lease ends. Until then a standby has taken the primary's place, or nobody can take the mail.
 */
async function untilAnswered<Result>(ask: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  const end = performance.now() + deadlineMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted || performance.now() > end) throw error
      await delay(retryMs)
    }
  }
}

async function addressed(mail: TakenMail, write: Means['write']): Promise<Message> {
  const { messageId, createdAt: date, recipient, unsubscribeUrl, input } = mail
  return {
    ...(await write(input)),
    messageId,
    date,
    to: { name: greetableName(input.name) ?? '', address: recipient },
    language: input.language,
    unsubscribeUrl,
  }
}
