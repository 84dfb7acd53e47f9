import { resolve } from 'node:path'
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { annotationOf, keptWalks, sumOfWalks, type Walk, walksOf } from './walks.ts'
import WalksReporter from './walks-reporter.ts'

/** A run of the whole suite, or of a part, in which specs walk some paths on pages. */
function reportOf(
  walks: Record<string, Walk[]>,
  { status = 'passed' as FullResult['status'], isWhole = true } = {},
) {
  vi.stubEnv('WHOLE_SUITE', isWhole ? '1' : '')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reporter = new WalksReporter()
  for (const [spec, own] of Object.entries(walks))
    for (const walk of own)
      reporter.onTestEnd(
        { location: { file: resolve(spec) } } as TestCase,
        { status: 'passed', annotations: [annotationOf(walk)] } as TestResult,
      )
  return reporter.onEnd({ status } as FullResult)
}
const spec = 'tests/e2e/door/door-paths.spec.ts'
const other = { [spec]: [{ machine: 'door', steps: 12 }] }

/** Walks with the sums that were kept. */
const asKept = () =>
  Object.fromEntries(
    Object.entries(keptWalks()).map(([file, machines]) => [
      file,
      Object.entries(machines).flatMap(([machine, { paths, steps }]) =>
        Array.from({ length: paths }, (_, at) => ({ machine, steps: at === 0 ? steps : 0 })),
      ),
    ]),
  )

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('flows: what was walked in Chromium', () => {
  it('is told by each test in its annotations, and summed up for each machine', () => {
    const walks = [
      { machine: 'door', steps: 12 },
      { machine: 'bell', steps: 3 },
      { machine: 'door', steps: 5 },
    ]
    expect(walksOf([...walks.map(annotationOf), { type: 'issue', description: '33' }])).toEqual(walks)
    expect(sumOfWalks(walks)).toEqual({ bell: { paths: 1, steps: 3 }, door: { paths: 2, steps: 17 } })
  })

  it('fails the whole suite if it is not what docs/flows/walks.json says', async () => {
    expect(await reportOf(asKept())).toBeUndefined()
    expect(await reportOf({ ...asKept(), ...other })).toEqual({ status: 'failed' })
    expect(keptWalks()[spec]).toBeUndefined()
  })

  it('is not asked for of a part of the suite, and not of one that failed', async () => {
    expect(await reportOf(other, { isWhole: false })).toBeUndefined()
    expect(await reportOf(other, { status: 'failed' })).toBeUndefined()
  })
})
