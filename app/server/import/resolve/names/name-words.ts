const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Folded words that say nothing about which good it is: connectives, and signs before a number. */
export const silentWords = set(`
  og och ja and a the av af i med til till fra fran for no nr
`)

/** Folded words for goods of the country itself, which say no more than its name. */
export const homeWords = {
  dk: set('dansk danske danmark'),
  no: set('norsk norske norge'),
  se: set('svensk svenska svenskt sverige'),
  fi: set('suomalainen suomalaiset kotimainen kotimaiset suomi'),
}

/** Folded words for what goods are packed in. They are left out of a name that has others. */
export const packingWords = set(`
  flaske flaska flasker flaskor pose poser pase pakke paket pakning paske beger baeger bager boks burk dase daser
  tetra kartong brik tube tub tubi plate plade pullo pussi rasia purkki tolkki paketti
  flerpack flerpakning storpack multipack
`)

/**
 * Folded words for the kind of good, which chains add or leave out beside its name: what feed, crispbread and coffee in
 * capsules are. They are left out of a name that has others.
 */
export const kindWords = set(`
  torrfoder vatfoder torfoder vadfoder knackebrod knacke knaekbrod knekkebrod nakkileipa snabbkaffe
  kaffekapslar kaffekapsler kapslar kapsler kahvikapseli kahvikapselit pods
`)

export const cheeseWords = set('ost juusto')
/**
 * Kinds that chains leave out beside the name of one of them (`Prästost`), but not of another good (`Korv ost`) nor where
 * nothing else tells the kind (`Mild ost`).
 */
export const generalWords = new Set(['kaffe', 'kahvi', ...cheeseWords])

/** How coffee and cheese are made, in words that also name other food. */
export const waysOfMaking = set('paahto raaste')

/** Folded words for frozen, which tell the good, unless its brand or its kind is frozen anyway. */
export const frozenWords = set(`
  fryst frysta frossen frosne frossent frosset frost dybfrost dybfrosne dypfryst dypfryste djupfryst djupfrysta pakaste
`)

/** The keys of brands all of whose goods are frozen. */
export const frozenBrands = new Set([
  ...['anamma', 'apetit', 'ardo', 'aviko', 'billys', 'big one', 'dafgards', 'daloon', 'findus', 'frionor'],
  ...['gorbys', 'grandiosa', 'halsans kok', 'hatting', 'mccain', 'oumph', 'pakkasmarja', 'polar seafood'],
  ...['quorn', 'ristorante', 'royal greenland'],
])

/** The keys of brands whose feed is for one animal, which chains leave out beside them. */
export const brandsOfOneAnimal = set(`
  cesar doggy dreamies frolic gourmet kitekat latz mjau pedigree primacat primadog sheba vov whiskas
`)

/** Folded words that mean the same, in the form of the second. */
export const sameWords = new Map(
  `
  ekologisk:eko ekologiska:eko ekologiskt:eko okologisk:eko okologiske:eko oko:eko okol:eko ekol:eko luomu:eko krav:eko
  organic:eko
  letm:letmaelk skm:skummetmaelk sodm:sodmaelk
  mellanbrygg:mellanrost mork:morkrost
  tomatketchup:ketchup tomaattiketsuppi:ketchup ketsuppi:ketchup tomato:tomat
  suodatinjauhatus:suodatin suodatinkahvi:suodatin pannujauhatus:pannu pannukahvi:pannu filtermalet:filter
  filterkaffe:filter laktosefri:laktosfri laktoseton:laktosfri
  diskmedel:handdiskmedel roda:rod rode:rod rodt:rod rott:rod gula:gul gule:gul gult:gul vita:vit vitt:vit
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** The shares of fat that milk of a name has anyway, as the words of `nameKey`. */
export const usualFat = new Map<string, string[]>([
  ['mellanmjolk', ['1c5pct']],
  ['lattmjolk', ['0c5pct']],
  ['standardmjolk', ['3pct']],
  ['minimjolk', ['0c1pct']],
  ['letmaelk', ['1c5pct']],
  ['minimaelk', ['0c4pct', '0c5pct']],
  ['skummetmaelk', ['0c1pct', '0c3pct']],
  ['sodmaelk', ['3c5pct']],
  ['helmelk', ['3c5pct', '3c9pct']],
  ['skummetmelk', ['0c1pct']],
  ['kevytmaito', ['1c5pct']],
  ['taysmaito', ['3c5pct']],
])
