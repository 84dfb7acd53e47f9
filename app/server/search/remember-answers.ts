import type { Queryable } from '../db/database.ts'

type Kept = { answer: Promise<unknown>; until: number }

const mostAnswers = 2000
const answersOf = new WeakMap<Queryable, Map<string, Kept>>()

/** How long an answer is kept, from `now` (milliseconds) on. */
export type Keeping = { now: number; seconds: number }

/**
 * Caches a database's answers for some seconds, so that a question of many shoppers is read once; those who ask while
 * it is read wait for the same answer. Imports of other processes show after those seconds. Expired answers are
 * deleted, so that memory holds only present ones.
 */
export function rememberAnswer<Answer>(
  database: Queryable,
  key: string,
  { now, seconds }: Keeping,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const answers = answersOf.get(database) ?? new Map<string, Kept>()
  answersOf.set(database, answers)
  const known = answers.get(key)
  if (known && known.until > now) return known.answer as Promise<Answer>
  const answer = read()
  answers.delete(key)
  answers.set(key, { answer, until: now + seconds * 1000 })
  answer.catch(() => answers.delete(key))
  for (const [oldest, { until }] of answers) {
    if (until > now && answers.size <= mostAnswers) break
    answers.delete(oldest)
  }
  return answer
}

/** Deletes the cached answers of a database, because its content has changed. */
export function forgetAnswers(database: Queryable): void {
  answersOf.delete(database)
}
