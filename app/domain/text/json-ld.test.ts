import { describe, expect, it } from 'vitest'
import { jsonLd } from './json-ld.ts'

describe('structured data in a page', () => {
  it('is a script of its own type in the vocabulary of schema.org', () => {
    expect(jsonLd({ '@type': 'Product', name: 'Ost' })).toEqual({
      type: 'application/ld+json',
      children: '{"@context":"https://schema.org","@type":"Product","name":"Ost"}',
    })
  })

  it('a product’s name cannot end the script or start another', () => {
    const { children } = jsonLd({ name: '</script><script>alert(1)</script><!--' })
    expect(children).not.toContain('<')
    expect(JSON.parse(children).name).toBe('</script><script>alert(1)</script><!--')
  })
})
