import { globSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { testMutants } from './test-mutants.ts'
import { stopTesting } from './test-thread.ts'

const machines = globSync('machines/*/*.machine.ts')

describe('the tests by hand', () => {
  afterAll(stopTesting)

  it.each(machines)('notice every small fault in the source of %s', async (file) => {
    const { unexplained } = await testMutants(file)
    expect(unexplained.map(({ file, line, change }) => `${file}, line ${line}: ${change}`)).toEqual([])
  })
})
