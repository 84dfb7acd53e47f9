import { wordmark } from 'styled-system/recipes'
import sprite from './wordmark.svg?url&no-inline'

/** The product's name as a drawing, in the text's colour, with today's dash in yellow. */
export function Wordmark() {
  return (
    <svg className={wordmark()} viewBox="0 2 235.7 52" aria-hidden="true">
      <use href={`${sprite}#wordmark`} />
    </svg>
  )
}
