import { LRUCache } from 'lru-cache'
import type { Asker } from '../accounts/sessions/asker.ts'
import type { Database, Queryable } from '../db/database.ts'
import { forgetPages } from './kept-pages.ts'
import { readInTurn } from './limit-reads.ts'

type Kept = { answer: unknown; until: number }
type Answers = { kept: LRUCache<string, Kept>; underWay: Map<string, Promise<unknown>> }

const mostAnswers = 2000
/** The most memory of a process that kept answers take, about. */
const mostBytes = 64 * 2 ** 20
/** An answer's objects take about so many bytes for each character of its JSON. */
const bytesPerCharacter = 3

const answersOf = new WeakMap<Queryable, Answers>()

/**
 * How long an answer is kept, from `now` (milliseconds) on. `asker` is who asks for one of countless answers (`askerOf`):
 * what is not kept counts for their limit (`readInTurn`).
 */
export type Keeping = { now: number; seconds: number; asker?: Asker }

const sizeOf = (key: string, answer: unknown) =>
  2 * key.length + bytesPerCharacter * (JSON.stringify(answer) ?? '').length

/**
 * Caches a database's answers for some seconds, so that a question of many shoppers is read once; those who ask while
 * it is read wait for the same answer. Imports of other processes show after those seconds. The answers are bounded by
 * number and by size; those that were asked for longest ago go first.
 * @throws Throttled if the asker has asked for too much that is not kept.
 */
export async function rememberAnswer<Answer>(
  database: Queryable,
  key: string,
  { now, seconds, asker }: Keeping,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const answers = answersOf.get(database) ?? {
    kept: new LRUCache({ max: mostAnswers, maxSize: mostBytes }),
    underWay: new Map(),
  }
  answersOf.set(database, answers)
  const { kept, underWay } = answers
  const atHand = () => {
    const known = kept.get(key)
    return known && known.until > now ? Promise.resolve(known.answer) : underWay.get(key)
  }
  const ask = async () => {
    const reading = read()
    underWay.set(key, reading)
    try {
      const answer = await reading
      kept.set(key, { answer, until: now + seconds * 1000 }, { size: sizeOf(key, answer) })
      return answer
    } finally {
      underWay.delete(key)
    }
  }
  // It may have been read while the asker waited for their turn.
  const askInTurn = () => (asker ? readInTurn(asker, now, async () => atHand() ?? ask()) : ask())
  return (atHand() ?? askInTurn()) as Promise<Answer>
}

/**
 * Deletes the cached answers of a database and the pages drawn from them, because its content has changed; of a whole
 * database those of what pages read too (`Database.reads`), which may be another one.
 */
export function forgetAnswers(database: Queryable & Partial<Pick<Database, 'reads'>>): void {
  for (const each of new Set([database, database.reads ?? database])) {
    answersOf.delete(each)
    forgetPages(each)
  }
}
