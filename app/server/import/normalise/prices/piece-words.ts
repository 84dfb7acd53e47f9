/** Words that count pieces: `3 stk.`. */
export const countWords = 'stk|stykk|stykker|styck|styk|st|kpl|pcs'

/** What leaflets call the packs of a deal, and what one of them is in. */
export const containerWords = [
  'pk|pkt|pakker|pakke|paket|pakettia|förp|ps|pss|poser|påsar|pussia|bk|bakker|rs|rasiaa|askar|tråg',
  'glas|glass|prk|purkkia|burkar|bægre|beger|ds|dåser|bokser|tlk|tölkkiä|fl|flasker|flaskor|plo|pulloa|tuber',
  'levyä|kimppua|bundter|bunter|buketter|knippen|krukor|ruukkua|net|nett|nät|kasser|lådor|laatikkoa|kurve|korgar',
  'bdt|ks|kasse|plader|plater|kartonger|krt|tube|rør|förpackningar|pakkausta',
  'pose|påse|pussi|bakke|rasia|ask|purkki|burk|dåse|boks|tölkki|flaske|flaska|pullo|bundt|bunt|kimppu',
].join('|')

/** The pieces of a pack that have a price each. A wash or a dose is none: we do not compare by it. */
export const contentWords = [
  'tab|tabs|tabl|tablet|tablett|tabletti|kapsel|kapsul|kapseli|kaps',
  'rulle|rull|rulla|rll|rl|ble|bleie|blöja|vaippa|æg|egg|ägg',
].join('|')
