import type { Country } from '#app/domain/locale/locales.ts'
import { goodsNamed } from '../../../lexicon/goods/names-of-goods.ts'
import { packsOfCompounds } from '../../../lexicon/packs.ts'
import { isListed } from '../../../lexicon/words/word-meanings.ts'
import { withoutJoint } from '../../analysis/analyse-name.ts'

/**
 * What a folded word says is in a pack: `voi` of `voipaketti`. Undefined if it ends in no pack, or nobody knows what is
 * in it.
 */
export function contentOfPack(word: string, country: Country): string | undefined {
  const pack = packsOfCompounds(country).find((name) => word.length > name.length && word.endsWith(name))
  if (!pack) return undefined
  const content = word.slice(0, -pack.length)
  const bare = withoutJoint(content)
  // `lime` is no joined `lim`.
  const named = [content, bare].find((goods) => isListed(goods, country)) ?? bare
  return goodsNamed([named], country).length > 0 ? named : undefined
}
