import { mixed, shelfLexemes } from '../index/search-document.ts'
import { leastNamed, lessTypical, rareShare } from '../ranking.ts'

const has = (lexeme: string) => `d.tsv @@ '''${lexeme}'''`

/**
 * Selects of a document `d` whether its name is mixed, and its `department`: its part of the shop, and there the shelves of its own
 * goods, of others, or of those whose names say nothing. Feeds have different shelves for the same goods, so that single
 * shelves tell which chain a product is of, rather than how typical it is.
 */
export const howTypical = `${has(mixed)} as is_mixed,
  coalesce(d.part, '') || case when ${has(shelfLexemes.others)} then ' others' when ${has(shelfLexemes.nothing)} then ' nothing' else '' end
    as department`

/**
 * The score of a found product, with fewer points if it is less typical. The catalogue tells it: few of the products that are
 * what the search names stand in its department. That of the searched word itself is always typical.
 * @param scored the name of the select of all found products.
 * @param ownPart the part of the shop of the searched word, in SQL, null if it is unknown.
 */
export const typicalFirst = (scored: string, ownPart: string): string => `score
  - case when is_mixed then ${lessTypical.mixed} else 0 end
  - case when department is distinct from ${ownPart} and department = any(array(
      select department from (
        select department, count(*) as products, max(count(*)) over () as most from ${scored}
        where deciding >= ${leastNamed} group by department) departments
      where products < ${rareShare} * most)) then ${lessTypical.rare} else 0 end`
