import { relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keepWalks, keptWalks, sumOfWalks, type Walk, type Walks, walksOf } from './walks.ts'

/**
 * Compares the paths that were walked on pages with `docs/flows/walks.json`, from which the table of `machines/README.md`
 * has its numbers. The whole suite fails if they differ. `UPDATE_WALKS=1` keeps what the specs of a run have walked.
 */
export default class WalksReporter implements Reporter {
  private readonly walked = new Map<string, Walk[]>()

  onTestEnd({ location }: TestCase, { status, annotations }: TestResult): void {
    const walks = status === 'passed' ? walksOf(annotations) : []
    if (walks.length === 0) return
    const spec = relative(process.cwd(), location.file)
    this.walked.set(spec, [...(this.walked.get(spec) ?? []), ...walks])
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    // Of a run that failed some walks are not known.
    if (status !== 'passed') return
    const walks: Walks = Object.fromEntries([...this.walked].map(([spec, own]) => [spec, sumOfWalks(own)]))
    if (process.env.UPDATE_WALKS) keepWalks({ ...keptWalks(), ...walks })
    if (!process.env.WHOLE_SUITE || isDeepStrictEqual(walks, keptWalks())) return
    console.error(`docs/flows/walks.json is not what was walked: UPDATE_WALKS=1 npx playwright test paths.spec
${JSON.stringify(walks, null, 2)}`)
    return { status: 'failed' }
  }
}
