import { expect, it } from 'vitest'
import { currentTrace, inTrace, traceIdOf } from './trace.ts'

const id = '0af7651916cd43dd8448eb211c80319c'
const span = 'b7ad6b7169203331'

it('W3C Trace Context 3.2: the trace id is read from a header that is well formed, and from no other', () => {
  const headers = [
    `00-${id}-${span}-01`,
    `00-${id}-${span}-00`,
    `cc-${id}-${span}-01-what-a-later-version-says`,
    `ff-${id}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id.toUpperCase()}-${span}-01`,
    `00-${id}-${span}`,
    `00-${id}-${span}-01\n{"level":"error"}`,
    '',
    null,
  ]
  expect(headers.map(traceIdOf)).toEqual([id, id, id, ...Array.from({ length: 8 })])
})

it('work is a part of its trace to its end, and only it', async () => {
  const seen = await inTrace(id, async () => {
    await Promise.resolve()
    return [currentTrace(), inTrace(undefined, currentTrace)]
  })
  expect([...seen, currentTrace()]).toEqual([id, undefined, undefined])
})
