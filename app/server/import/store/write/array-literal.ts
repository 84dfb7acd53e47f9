type Element = string | number | boolean | null

const special = /["\\]/
const specials = /["\\]/g

/**
 * A list in PostgreSQL's notation, `{1,null,"a \"b\""}`. The driver would write the same at three times the cost, and
 * only when the connection is free, so that the database would wait.
 */
export function arrayLiteral(elements: readonly Element[]): string {
  let list = ''
  for (const element of elements) {
    if (list !== '') list += ','
    if (typeof element !== 'string') list += element
    else list += `"${special.test(element) ? element.replace(specials, '\\$&') : element}"`
  }
  return `{${list}}`
}
