import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { dropDescriptions } from './without-descriptions.ts'

type Transform = (source: string, options: object) => { code: string }
/** Babel comes without types. */
const { transformSync }: { transformSync: Transform } = createRequire(import.meta.url)('@babel/core')

function built(source: string): string {
  const options = { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript'] } }
  return transformSync(source, { ...options, plugins: [dropDescriptions] }).code
}

describe('a machine in the client', () => {
  it('has no description, no section of the rules and no types', () => {
    const code = built(`setup({ types: { meta: {} as FlowMeta }, guards }).createMachine({
      id: 'door',
      description: 'A door.',
      meta: { spec: ['§1'] },
      states: { open: { meta: { spec: ['§2'] }, tags: 'open' } },
    })`)
    expect(code.replaceAll(/\s+/g, ' ')).toBe(
      "setup({ guards }).createMachine({ id: 'door', states: { open: { tags: 'open' } } });",
    )
  })

  it('keeps what its context calls by the same names', () => {
    const source = '({\n  description: offer.description,\n  meta: {\n    size: 1\n  },\n  types: []\n});'
    expect(built(source)).toBe(source)
  })

  it('is otherwise the same', () => {
    const machine = readFileSync('machines/typeahead/typeahead.machine.ts', 'utf8')
    const code = built(machine)
    expect(code).not.toMatch(/meta: |description: |types: /)
    for (const kept of ["id: 'typeahead'", "guard: 'hasAnswer'", "target: 'open.answered'", 'delays: {'])
      expect(code).toContain(kept)
  })
})
