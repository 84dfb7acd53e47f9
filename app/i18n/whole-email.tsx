import { Children, createElement, type ReactNode } from 'react'
import { wholeEmail } from 'styled-system/recipes'

/** The word for an email in Danish, Norwegian and Swedish, alone or in a compound: `e-mail`, `e-postadresse`. */
const emailWord = /(?<!\p{L})(e-(?:mail|post)\p{L}*)/iu

const partsOf = (text: string) =>
  text
    .split(emailWord)
    // The word itself is at each second place.
    .map((part, place) => (place % 2 ? createElement('span', { className: wholeEmail() }, part) : part))

/**
 * A text whose word `e-mail` does not break after its hyphen. By a style, because the typeface has no hyphen of another
 * kind. The text is one element, because a button would leave a gap between several. Elements in it stay as they are.
 */
export function WholeEmail({ children }: { children?: ReactNode }): ReactNode {
  return Children.map(children, (part) =>
    typeof part === 'string' && emailWord.test(part) ? createElement('span', null, ...partsOf(part)) : part,
  )
}
