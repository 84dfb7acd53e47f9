import { fold } from '#app/domain/search/folding.ts'
import type { Queryable } from '#app/server/db/database.ts'
import type { Term } from './read-words.ts'

/** What is known of a product without the search: its kind in the demo catalogue, or its texts in a feed. */
type Known = { id: number; kinds: string[]; text: string; country: string }

const productsSql = `
select p.id, p.country,
  array(select distinct split_part(o.external_id, '/', 1) from offers o where o.product_id = p.id and o.source = 'quality') as kinds,
  concat_ws(' ', n.name, b.name, k.name, g.name) as text
from products p join product_names n on n.id = p.product_name_id
left join brands b on b.id = p.brand_id
left join categories k on k.id = p.category_id left join categories g on g.id = k.parent_id`

const inflected = '(?:er|erne|en|et|ar|or|a|e|r|s|n|t)?(?![a-z])'
const ending = /(?<=[a-z]{4})(?:er|ar|or|en|et|a|e)$/

/** The last word ends a word of the text, in any form; what precedes it is anywhere. */
const endsWith = (text: string, words: string[]) =>
  words.slice(0, -1).every((word) => text.includes(word)) &&
  new RegExp((words.at(-1) ?? '').replace(ending, '') + inflected).test(text)

/** A compound is named in one word or in parts: `lax rökt` is `rök+lax`. */
const isNamed = (text: string, written: string) =>
  endsWith(text, written.replaceAll('+', '').split(' ')) || endsWith(text, written.split(/[ +]/))

/** Feeds print food for animals under names of food. */
const animals = /husdjur|\bhund|\bkatt|dyremad|kaeledyr/

/** Judges found products by their kind, or, if they are not of the demo catalogue, by the words of their feed. */
export async function readJudge(database: Queryable) {
  const products = await database.query<Known>(productsSql)
  const known = new Map(products.map((product) => [product.id, { ...product, text: fold(product.text) }]))
  const isRight = ({ kinds, meanings }: Term, id: number): boolean => {
    const product = known.get(id)
    if (!product) return false
    if (product.kinds.length > 0) return product.kinds.some((kind) => kinds.includes(kind))
    if (animals.test(product.text) && !kinds.some((kind) => /^(?:dog|cat|bird)/.test(kind))) return false
    // Chance endings are no goods: `drikkevarer` are no `årer`.
    const text = kinds.length > 0 ? product.text : product.text.replace(/(?<![a-z])[a-z]*varer\b/g, '')
    return meanings.some((word) => isNamed(text, fold(word)))
  }
  const sold = new Set(products.flatMap(({ country, kinds }) => kinds.map((kind) => `${country} ${kind}`)))
  const isSold = (term: Term) =>
    term.kinds.some((kind) => sold.has(`${term.country} ${kind}`)) ||
    products.some(
      ({ id, country, kinds }) => country === term.country && kinds.length === 0 && isRight(term, id),
    )
  /** Whether a term's own goods are sold, and not only others that are right too. */
  const isItselfSold = (term: Term) => isSold({ ...term, kinds: term.ownKinds })
  return { isRight, isSold, isItselfSold, textOf: (id: number) => known.get(id)?.text ?? '' }
}
