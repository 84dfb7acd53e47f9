import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { browserAt, enrolment, type Shopper } from '../traffic/register-shopper.ts'
import { milk } from '../traffic/use-list.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'

/** As long as a browser waits (app/flows/list-sync/send-mutation.ts). */
const patienceMs = 20_000
/** A user may make 600 changes in a minute, and 5,000 in a day. */
const pauseMs = 350
const retryMs = 300

/** A write that was acknowledged: when its first and its last request were sent, and when it was answered. */
export type Written = {
  kind: string
  list?: string
  begun: number
  sent: number
  answered: number
  tries: number
}

export type Ledger = {
  written: Written[]
  /** Statuses of requests that failed, or why there was none, with how often; and those of 503 that say when to retry. */
  failures: Map<string, number>
  /** The ids of acknowledged changes, by the list's path. */
  changes: Map<string, Set<string>>
  /** The emails of acknowledged registrations, confirmations and agents. */
  registered: Set<string>
  confirmed: Set<string>
  agents: Set<string>
  /** Writes that were answered with what no repetition can mend. */
  refused: string[]
}

export const newLedger = (): Ledger => ({
  written: [],
  failures: new Map(),
  changes: new Map(),
  registered: new Set(),
  confirmed: new Set(),
  agents: new Set(),
  refused: [],
})

type Answered = { status: number; text: string }
type Writing = { ledger: Ledger; isOver: () => boolean }

/**
 * Sends a write until it is answered, as a browser does.
 * @returns the answer; undefined if it was refused for good, or all was over before it came.
 */
async function write(
  { kind, list }: Pick<Written, 'kind' | 'list'>,
  send: (signal: AbortSignal) => Promise<Response>,
  { ledger, isOver }: Writing,
): Promise<Answered | undefined> {
  const begun = performance.now()
  const failed = (why: string) => ledger.failures.set(why, (ledger.failures.get(why) ?? 0) + 1)
  for (let tries = 1; ; tries += 1) {
    const sent = performance.now()
    try {
      const answer = await send(AbortSignal.timeout(patienceMs))
      const text = await answer.text()
      if (answer.ok) {
        ledger.written.push({
          kind,
          ...(list !== undefined && { list }),
          begun,
          sent,
          answered: performance.now(),
          tries,
        })
        return { status: answer.status, text }
      }
      if (answer.status < 500 && answer.status !== 429) {
        // Somebody who asks again is told that the email is taken, if the first request came through.
        if (tries > 1 && kind === 'registration' && answer.status === 422) return { status: 422, text }
        ledger.refused.push(`${kind} was answered ${answer.status} at try ${tries}: ${text.slice(0, 200)}`)
        return undefined
      }
      failed(`${answer.status}${answer.headers.has('retry-after') ? ' with Retry-After' : ''}`)
    } catch (error) {
      failed(error instanceof Error ? error.name : 'unknown')
    }
    if (isOver()) return undefined
    await delay(retryMs)
  }
}

/** Writes a shopper's list: adds an item, ticks it off, removes it, and so on. */
export async function writeList(url: string, shopper: Shopper, writing: Writing): Promise<void> {
  const { headers, listPath } = shopper
  const known = writing.ledger.changes.get(listPath) ?? new Set()
  writing.ledger.changes.set(listPath, known)
  const change = async (path: string, body: object = {}) => {
    const id = randomUUID()
    const answer = await write(
      { kind: 'list', list: listPath },
      (signal) =>
        fetch(`${url}${listPath}/${path}`, {
          method: 'POST',
          headers: { ...headers, ...fromAnotherVisitor(), 'x-client-mutation-id': id },
          body: JSON.stringify(body),
          signal,
        }),
      writing,
    )
    if (answer) known.add(id)
    await delay(pauseMs)
    return id
  }
  while (!writing.isOver()) {
    const item = await change('add-manually-entered-item', milk)
    await change(`check-item/${item}`)
    await change(`remove-item/${item}`)
  }
}

/** Registers users, confirms their emails by the mailed link, and makes their price agents, one after the other. */
export async function enrol(
  url: string,
  { name, linkIn }: { name: string; linkIn: (email: string) => Promise<URL | undefined> },
  writing: Writing,
): Promise<void> {
  const { ledger } = writing
  for (let index = 0; !writing.isOver(); index += 1) {
    const { ask } = browserAt(url, fromAnotherVisitor())
    const { email, body } = enrolment(`${name}${index}`)
    await ask('/sanctum/csrf-cookie')
    const post = (kind: string, path: string, json: string) =>
      write({ kind }, (signal) => ask(path, { method: 'POST', body: json, signal }), writing)
    const registered = await post('registration', '/register', body)
    if (!registered) continue
    ledger.registered.add(email)
    // Registered by a request that got no answer: the browser has no session, and its user logs in.
    if (registered.status === 422) continue
    const link = await Promise.race([linkIn(email), delay(patienceMs, undefined)])
    // Its sender was lost with the primary: the mail comes when the lease ends.
    if (!link) continue
    const { pathname, searchParams } = link
    const confirmed = await post('confirmation', pathname, JSON.stringify(Object.fromEntries(searchParams)))
    if (!confirmed) continue
    ledger.confirmed.add(email)
    if (await post('agent', '/api/price-agent/create', '{}')) ledger.agents.add(email)
    await delay(pauseMs)
  }
}
