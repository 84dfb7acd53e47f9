import { expect, it } from 'vitest'
import { openApiDocument } from './openapi-document.ts'

it('§7.5 the contract has the three addresses of tracking, with the bodies that they accept', () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, { post?: { requestBody: unknown; responses: object } }>
    components: { schemas: Record<string, unknown> }
  }
  const told = Object.entries(paths).filter(([path]) => path.startsWith('/api/t/'))
  expect(
    told.map(([path, { post }]) => [path, post?.requestBody, Object.keys(post?.responses ?? {})]),
  ).toEqual(
    [
      ['page-view', 'PageView'],
      ['product-view', 'ProductView'],
      ['cta', 'Cta'],
    ].map(([name, schema]) => [
      `/api/t/{locale}/${name}`,
      {
        required: true,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
      },
      ['204', '400', '403', '404', '413', '415', '422', '429', '503'],
    ]),
  )
  expect(components.schemas.ProductView).toEqual({
    type: 'object',
    properties: {
      productOfferId: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      productVariantId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      optionalPageViewForUrl: { type: 'string', maxLength: 2000, format: 'uri' },
      optionalRecommendingModule: { type: 'string' },
    },
    required: ['productOfferId', 'productVariantId'],
  })
})
