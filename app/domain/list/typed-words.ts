/**
 * The words of amounts in Danish, Norwegian, Swedish and Finnish, as people type them, as sources of regular expressions. One
 * table serves all four: the words of one language mean nothing else in another.
 */

/** Words for pieces. */
export const piece =
  'stk\\.?|stykke|stykker|styk|st\\.?|styck|stycken|kpl\\.?|kappaletta|kappale|kappaleen|pcs\\.?'

const measures =
  'kg|kilo|kiloa|kilogram|g|gr|gram|grammaa|hg|hekto|l|ltr|lt|liter|litra|litraa|dl|deciliter|desi|desiä|cl|ml|meter|metri|metriä'
const spoons =
  'tsk|spsk|ts|ss|msk|krm|rkl|tl|teskefulde?|spiseskefulde?|kopper|kopp|koppar|kuppia|håndfuld|neve|näve'
const packs =
  'pk|pkt|pakke|pakker|pakk|pack|pak|paket|paketti|pakettia|förp|förpackning|förpackningar|paquet|' +
  'pose|poser|posar|ps|pss|påse|påsar|pussi|pussia|sæk|sække|sekk|sekker|säck|säckar|säkki|säkkiä|net|nett|nät|verkko|verkkoa'
const vessels =
  'dåse|dåser|ds|boks|bokser|bx|burk|burkar|tlk|tölkki|tölkkiä|prk|purkki|purkkia|rs|rasia|rasiaa|' +
  'glas|glass|gl|krukke|krukker|kruka|krukor|ruukku|ruukkua|bakke|bakker|bk|beger|begre|bæger|bægre|bägare|' +
  'flaske|flasker|fl|flaska|flaskor|plo|pullo|pulloa|tube|tuber|tub|tuubi|tuubia|spand|spande|bøtte|bøtter|hink|ämpäri|' +
  'karton|kartoner|kartong|kartonger|krt|kasse|kasser|ks|låda|lådor|back|backar|kori|koria|kurv|kurve|kurver|korg|korgar|' +
  'laatikko|laatikkoa|brett|brik|brikker|flak|kenno|kennoa|tønde|fad|tetra'
const cuts =
  'bundt|bundter|bdt|bunt|bunter|buntar|knippe|knipper|nippu|nippua|rulle|ruller|rl|rull|rullar|rulla|rullaa|' +
  'skive|skiver|skiva|skivor|siivu|siivua|viipale|viipaletta|fed|fedd|båt|båter|klyfta|klyftor|kynsi|kynttä|' +
  'plade|plader|plate|plater|kaka|kakor|levy|levyä|stang|stænger|stenger|pötkö|pötköä|pala|palaa|bit|bitar|' +
  'hoved|hoveder|hode|hoder|huvud|huvuden|pätkä|brev|breve|arkk|par|paria'

/** Words for packs: `2 dåser` are two pieces. */
export const packOrVessel = `(?:${packs}|${vessels})`

/** Words that a number stands before, and that stay with the item as what is wanted. */
export const unit = [measures, spoons, packs, vessels, cuts].join('|')

/** Numbers from 1 to 12 as words. */
export const numbersByWord: Record<string, number> = {
  ...{ en: 1, et: 1, én: 1, ét: 1, ei: 1, ett: 1, yksi: 1, yhden: 1 },
  ...{ to: 2, två: 2, tva: 2, kaksi: 2, tre: 3, kolme: 3, fire: 4, fyra: 4, neljä: 4, nelja: 4 },
  ...{ fem: 5, viisi: 5, seks: 6, sex: 6, kuusi: 6, syv: 7, sju: 7, seitsemän: 7 },
  ...{ otte: 8, åtte: 8, åtta: 8, kahdeksan: 8, ni: 9, nio: 9, yhdeksän: 9 },
  ...{ ti: 10, tio: 10, kymmenen: 10, elleve: 11, elva: 11, yksitoista: 11, tolv: 12, kaksitoista: 12 },
}

/** Amounts in words, which also stand without a unit: `en halv agurk`. */
export const part =
  '(?:(?:en|et|ett|ei) )?(?:halv|halvt|halve|halva)|en kvart|et kvart|et kvarter|kvart|halvanden|halvandet|halvannen|halvannet|' +
  'puoli|puolikas|puolikkaan|puolitoista|neljännes|et par|ett par|pari|ett dussin|et dusin|tusina'

/** Words before an amount that is not exact. */
export const about =
  'ca\\.?|cirka|c:a|omkring|omtrent|ungefär|ungefar|runt|noin|n\\.|min\\.?|mindst|minst|max\\.?|maks\\.?'

/** Words after a number that are no goods: the number belongs to them, so it does not say how many pieces are wanted. */
export const neverCounted = new Set(
  (
    'up kaveria korn korns viljan i in og och eller ja tai for för til till af av på pr per kr kroner kronor krona euro euroa sent ' +
    'øre öre procent procents prosent prosents prosenttia pct grader graders watt volt timer timers tim timmar tuntia dage ' +
    'dages dagers dager dagar päivän år års årig vuotta vuoden måneder måneders månad månaders mdr mån kk stjerner stjerners ' +
    'stjärnor sorter sorters slags lag lags lagers trins trinn mm cm tommer tum tuuman mg mcg mah personer person pers ply ' +
    'delt dobbelt dobbel gange ganger gånger kertaa x'
  ).split(' '),
)
