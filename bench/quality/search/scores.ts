import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Country } from '#app/domain/locale/locales.ts'

/** The held-out words say less each time they are asked: whoever tunes by their totals tunes by them. */
const fewestCommitsBetween = 20

const file = new URL('held-out/scores.tsv', import.meta.url)

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit that a country's words were asked at last, if any. */
function lastAskedAt(country: Country): string | undefined {
  if (!existsSync(file)) return
  const rows: { country: string; commit: string }[] = parse(readFileSync(file, 'utf8'), {
    columns: true,
    delimiter: '\t',
  })
  return rows.findLast((row) => row.country === country)?.commit
}

/**
 * @throws {Error} if the held-out words of a country were asked fewer than 20 commits ago, or if the code that answers is
 *   not committed: a score belongs to a commit.
 */
export function refuseToAskAgain(of: readonly Country[]): void {
  if (git('status', '--porcelain', '--', 'app', 'lexicon', 'demo'))
    throw new Error('the score belongs to a commit: commit first')
  for (const country of of) {
    const last = lastAskedAt(country)
    const since = last === undefined ? undefined : Number(git('rev-list', '--count', `${last}..HEAD`))
    if (since !== undefined && since < fewestCommitsBetween)
      throw new Error(
        `the held-out words of ${country} were asked ${since} commits ago; ask again after ${fewestCommitsBetween}`,
      )
  }
}

/** Writes down what the held-out words were answered at this commit, a line a country. */
export function appendScores(
  figures: readonly { country: Country; rows: Readonly<Record<string, string>> }[],
): void {
  const names = Object.keys(figures[0]?.rows ?? {})
  if (!existsSync(file)) writeFileSync(file, `${['date', 'commit', 'country', ...names].join('\t')}\n`)
  const date = new Date().toISOString().slice(0, 10)
  const commit = git('rev-parse', '--short=12', 'HEAD')
  for (const { country, rows } of figures)
    appendFileSync(file, `${[date, commit, country, ...names.map((name) => rows[name])].join('\t')}\n`)
}
