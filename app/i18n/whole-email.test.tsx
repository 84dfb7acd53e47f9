import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeEmail } from './whole-email.tsx'

it.each([
  [
    'Når din e-mail er bekræftet',
    '<span>Når din <span class="whole-email">e-mail</span> er bekræftet</span>',
  ],
  ['E-postadressen din', '<span><span class="whole-email">E-postadressen</span> din</span>'],
  ['Vi har sendt en mail til the-mail.example', 'Vi har sendt en mail til the-mail.example'],
])('keeps the word for an email on one line in %s', (text, html) => {
  expect(renderToStaticMarkup(<WholeEmail>{text}</WholeEmail>)).toBe(html)
})

it('leaves elements between texts as they are', () => {
  const drawn = renderToStaticMarkup(
    <WholeEmail>
      <b>Først:</b> bekræft din e-mail
    </WholeEmail>,
  )
  expect(drawn).toBe('<b>Først:</b><span> bekræft din <span class="whole-email">e-mail</span></span>')
})
