import type { Size } from '#app/domain/offers/sizes.ts'

/** The form that goods have by their words and size; undefined for the usual one of their kind. */
type Rule = (words: string, size: Size | undefined) => string | undefined

/** The form whose words a name holds; the first that fits. */
const byWords =
  (forms: Readonly<Record<string, RegExp>>): Rule =>
  (words) =>
    Object.entries(forms).find(([, pattern]) => pattern.test(words))?.[0]

const litresOf = (size: Size | undefined) => (size?.quantityType === 'l' ? size.quantity : undefined)
const amountOf = (size: Size | undefined) => size?.quantity ?? 0

/** In Danish, Norwegian, Swedish and Finnish. */
const canWords = /\b(dåse|boks|burk)\b|tölkki/
const bottleWords = /\b(flaske|flaska)\b|pullo/

/** Soft drinks: a can if the words say so; without words, a third of a litre is a can and more is a bottle. */
const soda: Rule = (words, size) => {
  const isSmall = (litresOf(size) ?? 1) <= 0.36
  return canWords.test(words) || (isSmall && !bottleWords.test(words)) ? 'can' : undefined
}
/** Beer and cider: a bottle unless the words say can. */
const beer: Rule = (words) => (canWords.test(words) ? 'can' : undefined)
const wine: Rule = (_, size) => ((litresOf(size) ?? 0) > 1.5 ? 'box' : undefined)
/** Yoghurt comes in pots, and by the kilogram or litre in cartons. */
const largeIsCarton: Rule = (_, size) => (amountOf(size) >= 0.7 ? 'carton' : undefined)

const rules: Readonly<Record<string, Rule>> = {
  cola: soda,
  'cola-zero': soda,
  'orange-soda': soda,
  'lemon-soda': soda,
  'sparkling-water': soda,
  'beer-lager': beer,
  'beer-dark': beer,
  'beer-alcohol-free': beer,
  cider: beer,
  'red-wine': wine,
  'white-wine': wine,
  'rose-wine': wine,
  'cocoa-milk': largeIsCarton,
  yoghurt: largeIsCarton,
  'yoghurt-fruit': (words, size) => (/drik|drick/.test(words) ? 'carton' : largeIsCarton(words, size)),
  skyr: (_, size) => (amountOf(size) >= 0.7 ? 'tub' : undefined),
  apple: byWords({ green: /granny|golden|grøn|grön|vihre/ }),
  lemon: byWords({ lime: /\blime/ }),
  kiwi: byWords({ gold: /gold|gul|kelta/ }),
  pepper: byWords({ mixed: /tricolore|mix|lajitelma/, red: /rød|röd|puna/, yellow: /\bgul|kelta/ }),
  onion: byWords({
    spring: /forårsløg|vårløk|salladslök|kevätsipuli/,
    red: /rødløg|rødløk|rödlök|punasipuli/,
  }),
  cabbage: byWords({ red: /rødkål|rödkål|punakaali/ }),
  roe: byWords({ black: /sort|svart|musta/ }),
  pasta: byWords({ spaghetti: /spaghetti/, fusilli: /fusilli|skruer/ }),
  noodles: byWords({ cup: /\bcup\b|kopp/ }),
  soup: (_, size) =>
    size?.quantityType === 'kg' && size.quantity > 0.4 && size.quantity < 1 ? 'tin' : undefined,
  mustard: byWords({ jar: /dijon|grov|skånsk/ }),
  nuts: byWords({ peanuts: /pean|jordnöt|suolapähkinä/, cashews: /cashew/, walnuts: /valn/ }),
  'chocolate-bar': byWords({ nuts: /nød|nøtt|nöt|pähkinä|hassel|mandel/ }),
  muffin: byWords({ dark: /chok|sjok|suklaa/ }),
  soap: byWords({ bar: /\bbar\b|stykke|palasaippua/ }),
  deodorant: (words, size) => (/spray/.test(words) || (litresOf(size) ?? 0) >= 0.1 ? 'spray' : undefined),
  vitamins: (_, size) => (litresOf(size) === undefined ? undefined : 'liquid'),
  'laundry-liquid': byWords({ pods: /pods|kaps/ }),
  candles: byWords({ block: /bloklys|blockljus/, tea: /fyrfad|telys|värmeljus|lämpökynttilä/ }),
  'cat-food-wet': (words, size) => (/pat[eé]/.test(words) || amountOf(size) >= 0.3 ? 'tin' : undefined),
  'dog-food': byWords({ wet: /gel[eé]|vådfoder|våtfôr|våtfoder/ }),
  'bird-food': byWords({ balls: /kugler|boller|bollar|pallo/, sheaf: /lyhde/ }),
  ball: byWords({ hand: /håndb|handb|käsip/, basket: /basket|korip/ }),
}

/** The form of goods of a kind by their words, in lower case, and their size. Undefined for the usual form of the kind. */
export function formOf(kind: string, words: string, size: Size | undefined): string | undefined {
  return rules[kind]?.(words, size)
}
