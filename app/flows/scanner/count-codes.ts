import { normaliseGtin } from '#app/domain/scan/barcode.ts'

/** So many pictures in a row, about a second of them, must lack a code that was answered before it counts again. */
const mostLacking = 10

const numberOf = (code: string) => normaliseGtin(code) ?? code

/**
 * Says which code of the camera's pictures counts: the one that two pictures say and no other between them, because a blurred
 * one may be read wrongly. The pack that was answered last may still be in view: its code counts only after it has been away.
 * @param answered the digits that were answered last; '' if none were.
 * @returns a function that is told the codes of each picture, and says which of them counts.
 */
export function countCodes(answered: string): (codes: readonly string[]) => string | undefined {
  let inView = answered && numberOf(answered)
  let lacking = 0
  let last: string | undefined
  return (codes) => {
    const others = codes.filter((code) => numberOf(code) !== inView)
    lacking = others.length < codes.length ? 0 : lacking + 1
    if (lacking >= mostLacking) inView = ''
    const again = others.find((code) => code === last)
    last = others[0] ?? last
    return again
  }
}
