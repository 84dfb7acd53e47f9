import { expect, it } from 'vitest'
import { openApiDocument } from './openapi-document.ts'

type Responses = Record<string, { $ref?: string; description?: string }>

it('§8 server: each call that can fail says what it answers while the database is away', () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, { responses?: Responses }>>
    components: { responses: object }
  }
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      responses
        ? [{ call: `${method} ${path}`, away: responses['503'], statuses: Object.keys(responses) }]
        : [],
    ),
  )
  expect(told.filter(({ away }) => !away).map(({ call, statuses }) => [call, statuses])).toEqual([
    ['get /sanctum/csrf-cookie', ['204']],
  ])
  const passwords =
    'Too many passwords are being hashed, or no database answers: again after `Retry-After` seconds'
  const others = told.filter(({ away }) => away && away.description !== passwords)
  expect(new Set(others.map(({ away }) => away?.$ref))).toEqual(new Set(['#/components/responses/Away']))
  expect(components.responses).toEqual({
    Away: {
      description: 'No database answers: again after `Retry-After` seconds',
      headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  })
})
