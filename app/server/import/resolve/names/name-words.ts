const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Folded words that say nothing about which good it is: connectives, and signs before a number. */
export const silentWords = set(`
  og och ja and a the av af i med til till fra fran for no nr
`)

/** Folded words for goods of the country itself, which say no more than its name. */
export const homeWords = {
  dk: set('dansk danske'),
  no: set('norsk norske'),
  se: set('svensk svenska svenskt'),
  fi: set('suomalainen suomalaiset kotimainen kotimaiset'),
}

/** Folded words for what goods are packed in. They are left out of a name that has others. */
export const packingWords = set(`
  flaske flaska flasker flaskor pose poser pase pakke paket pakning paske beger baeger bager boks burk dase daser
  tetra kartong brik tube tub tubi plate plade pullo pussi rasia purkki tolkki paketti
  flerpack flerpakning storpack multipack
`)

/**
 * Folded words for the kind of good, which chains add or leave out beside its name: what frozen goods, feed and crispbread
 * are. They are left out of a name that has others.
 */
export const kindWords = set(`
  fryst frysta frossen frosne frossent dybfrost dybfrosne dypfryst dypfryste pakaste
  kattmat hundmat kattgodis hundgodis hundfoder torrfoder vatfoder kattemat hundemat kattefoder hundefoder torfoder
  vadfoder kissanruoka koiranruoka
  knackebrod knacke knaekbrod knekkebrod nakkileipa
  kaffe kahvi snabbkaffe ost juusto
`)

/** Those of them that say so little that a brand with one is the brand alone: `Oltermanni juusto`. */
export const generalWords = set('kaffe kahvi ost juusto')

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
