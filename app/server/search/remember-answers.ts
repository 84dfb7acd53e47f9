import type { Queryable } from '../db/database.ts'

type Kept = { answer: Promise<unknown>; until: number }

const mostAnswers = 2000
const answersOf = new WeakMap<Queryable, Map<string, Kept>>()

/** How long and from when an answer is kept; `now` is a time in milliseconds. */
export type Keeping = { now: number; seconds: number }

/**
 * Keeps a database's answers for some seconds, so that what many shoppers ask at once is read once; those who ask while
 * it is being read wait for the same answer. What another process imports shows after those seconds; what was kept longer
 * is let go, so that memory holds what is asked for now.
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

/** Forgets what was kept of a database, because what is in it has changed. */
export function forgetAnswers(database: Queryable): void {
  answersOf.delete(database)
}
