import { describe, expect, it } from 'vitest'
import { jsonLd } from './json-ld.ts'

describe('facts for search engines in a page', () => {
  it('are a script of their own type, in the words of schema.org', () => {
    expect(jsonLd({ '@type': 'Product', name: 'Ost' })).toEqual({
      type: 'application/ld+json',
      children: '{"@context":"https://schema.org","@type":"Product","name":"Ost"}',
    })
  })

  it('no name of a product ends the script or begins another', () => {
    const { children } = jsonLd({ name: '</script><script>alert(1)</script><!--' })
    expect(children).not.toContain('<')
    expect(JSON.parse(children).name).toBe('</script><script>alert(1)</script><!--')
  })
})
