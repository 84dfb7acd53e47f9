import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormMessage } from './form-message.tsx'

const isEmpty = (html: string) => /^<div role="alert"[^>]*><\/div>$/.test(html)

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['conditions that do not hold', [false, undefined, '']],
])('draws no box around %s', (_, children) => {
  expect(isEmpty(renderToStaticMarkup(<FormMessage>{children}</FormMessage>))).toBe(true)
})

it('says the one message whose condition holds', () => {
  const html = renderToStaticMarkup(<FormMessage>{[false, 'Prøv igen.']}</FormMessage>)
  expect(html).toContain('<span>Prøv igen.</span>')
})
