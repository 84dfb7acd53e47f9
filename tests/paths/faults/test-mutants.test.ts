import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { explainedMutants } from './explained-mutants.ts'
import { sourceMutantsOf } from './source-mutants.ts'
import { stopTesting, testMutants } from './test-mutants.ts'

const machines = globSync('machines/*/*.machine.ts')

describe('the tests by hand', () => {
  afterAll(stopTesting)

  it.each(machines)('notice every small fault in the source of %s', async (file) => {
    const { unexplained } = await testMutants(file)
    expect(unexplained.map(({ line, change }) => `line ${line}: ${change}`)).toEqual([])
  })

  it.each(Object.entries(explainedMutants))(
    'miss faults of %s that it can still have',
    (machine, explained) => {
      const source = readFileSync(`machines/${machine}/${machine}.machine.ts`, 'utf8')
      const changes = sourceMutantsOf(source).map(({ change }) => change)
      expect(Object.keys(explained).filter((change) => !changes.includes(change))).toEqual([])
    },
  )
})
