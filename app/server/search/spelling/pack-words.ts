import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { goodsNamed } from '../../lexicon/goods/names-of-goods.ts'
import { isListed } from '../../lexicon/words/word-meanings.ts'
import { withoutJoint } from '../analysis/analyse-name.ts'

const packs: Record<Country, string> = {
  dk: 'pakke pose sæk glas dåse dunk flaske karton rulle tube spand bundt kasse bakke bøtte',
  no: 'pakke pose sekk glass boks dunk flaske kartong rull tube spann bunt kasse brett',
  se: 'paket påse säck burk dunk flaska kartong rulle tub hink bunt back låda ask',
  fi: 'paketti pussi säkki purkki tölkki kanisteri pullo rasia laatikko rulla tuubi ämpäri kimppu kori',
}

const foldedPacks = onceForCountry((country) => fold(packs[country]).split(' '))

/**
 * What a folded word says is in a pack: `voi` of `voipaketti`. Undefined if it ends in no pack, or nobody knows what is
 * in it.
 */
export function contentOfPack(word: string, country: Country): string | undefined {
  const pack = foldedPacks(country).find((name) => word.length > name.length && word.endsWith(name))
  if (!pack) return undefined
  const content = word.slice(0, -pack.length)
  const bare = withoutJoint(content)
  // `lime` is no joined `lim`.
  const named = [content, bare].find((goods) => isListed(goods, country)) ?? bare
  return goodsNamed([named], country).length > 0 ? named : undefined
}
