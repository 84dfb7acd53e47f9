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

it('keeps the room of a past message, which is neither seen nor read, and announces the next', () => {
  const html = renderToStaticMarkup(<FormMessage isPast>Prøv igen.</FormMessage>)
  expect(html).toMatch(
    /^<div role="alert"[^>]*><\/div><div class="[^"]*isPast_true[^"]*"><p>.*<span>Prøv igen\.<\/span><\/p><\/div>$/,
  )
  expect(isEmpty(renderToStaticMarkup(<FormMessage isPast>{null}</FormMessage>))).toBe(true)
})
