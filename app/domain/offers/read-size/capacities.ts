import type { QuantityType } from '../sizes.ts'

/** Things whose litres are what they hold. A word ends in one of them (`saftkoger`, `viinilasi`). */
const vessels = [
  // Danish and Norwegian. What also holds paint or honey counts only at the start.
  'koger|koker|gryde|gryte|kasserolle|kande|kanne|mugge|karaffel|kedel|kjele|krus|^spand|^bøtte|balje|termokop|termos',
  'drikkeglas|vinglas|ølglas|vandglas|drikkeglass|vinglass|ølglass|champagneglas|champagneglass|glas|flaskepose',
  'drikkedunk|drikkeflaske|vandflaske|vannflaske|termoflaske|madkasse|matboks|opbevaringsboks|oppbevaringsboks|plastboks',
  'rygsæk|ryggsekk|kuffert|koffert|køletaske|kjølebag|køleboks|kjøleboks|fryser|køleskab|kjøleskap|airfryer|blender',
  'affaldsspand|skraldespand|pedalspand|søppelbøtte|kaffemaskine|kaffemaskin|trakter|støvsuger|mikrobølgeovn|mikroovn|miniovn',
  'benzindunk|bensindunk|drivstoffkanne|vanndunk|vanddunk|regnvandstønde|regnvannstønne|trillebør|vasketøjskurv|skittentøyskurv',
  'sportstaske|sportsbag|duffelbag|kølebag|kjøletaske|kølebox|vinkøler|tørkeboks|urtepotte|avfallssekk',
  'pande|panne|riskoger|brødform|bageform|bakeform|røreskål|termokrus|papbæger|plastbæger|papkrus|kop|kopp|vase',
  'krukke|fryseboks|frostboks|ovn|ismaskine|iskremmaskin|kompressor|tagboks|takboks|tryksprøjte|trykksprøyte|akvarium',
  'gulvspand|vaskespand|malerspand|jerrycan|jerrykan|^sprayflaske|^rummer|^rommer|rumindhold|kapacitet|kapasitet',
  'frysepose|fryseposer|brødpose|brødposer|affaldspose|affaldsposer|affaldssæk|affaldssække|avfallspose|avfallsposer',
  'søppelsekk|skraldepose|skraldeposer|poser|håndvask|drivhus|vandkande|vannkanne|skål|bolle',
  // Swedish
  'kastrull|panna(?!\\s+cotta)|kanna|karaff|mugg|dricksglas|vattenglas|^hink|balja|matlåda|förvaringslåda|ryggsäck|resväska|kylväska',
  'fryspåse|fryspåsar|soppåse|soppåsar|sopsäck|sopsäckar|avfallspåse|avfallspåsar|plastpåsar|vattenkokare|fritös|kylskåp',
  'kaffebryggare|dammsugare|mikrovågsugn|miniugn|bensindunk|vattendunk|regnvattentunna|skottkärra|tvättkorg|pedalhink|väska|kylbox|kruka',
  'vattenflaska|termosflaska|stekgryta|gjutjärnsgryta|folieform|aluminiumform|fryslåda|ugnsform',
  'brödform|bakform|termosmugg|^bägare|plastbägare|pappersbägare|^vas|blomvas|ugn|glassmaskin|takbox|tryckspruta|akvarium|frysbox',
  'plastpåse|brödpåse|brödpåsar|^sprayflaska|^rymmer',
  // Finnish
  'kattila|kasari|pannu|kannu|karahvi|termospullo|juomapullo|muki|lasi|lasit|pakastuspussi|pakastuspussit|pakastepussi',
  'pakastepussit|roskapussi|roskapussit|jätesäkki|jätesäkit|jätepussi|^ämpäri|^sanko|kulho|eväsrasia|säilytysrasia',
  'bensakanisteri|vesikanisteri|sadevesitynnyri|imuri|mikroaaltouuni|miniuuni|kottikärryt|pyykkikori|roska-astia|kylmälaatikko|kukkaruukku',
  'säilytyslaatikko|reppu|laukku|mehustin|mehumaija|keitin|jääkaappi|pakastin|kylmälaukku|kastelukannu|pata(?!\\s+negra)',
  'kuppi|maljakko|uuni|jäätelökone|kompressori|suksiboksi|painesumutin|akvaario|muovipussi|muovipussit|pakasterasia',
  '^suihkepullo|vuoka|^tilavuus|^vetoisuus|viinilasit|juomalasi|juomalasit',
]
/** Machines, and other things whose kilos are not theirs. */
const machines = [
  'vaskemaskine|vaskemaskin|tvättmaskin|pyykinpesukone|tørretumbler|tørketrommel|torktumlare|kuivausrumpu|køkkenvægt',
  'kjøkkenvekt|köksvåg|keittiövaaka|bagevægt|personvægt',
  // What a duvet is filled with, and what a thing carries.
  '^fyll|^fyld|fyllvekt|fyldvægt|fyllning|fyldning|täyte|bæreevne|belastning|bärkraft|brugervægt|kantavuus',
]
/** Things whose metres are how large they are (`Havepavillon 3 x 4 m`). */
const areas = [
  'pavillon|paviljong|paviljonki|telt|tält|teltta|tæppe|teppe|matta|matto|presenning|pressu|trampolin|trampoliini',
  'markise|markis|markiisi|drivhus|växthus|kasvihuone|pool|uima-allas',
]
/**
 * Goods that are named beside what they are in or for: `Oliven glas`, `Afkalker kaffemaskine`. A word ends in one of
 * them.
 */
const goods = [
  '(?<!\\p{L})(?:ajax|cif|windex|is)|rens|rensemiddel|rengøring|rengjøring|rengöring|rengøringsmiddel|rengjøringsmiddel',
  'rengöringsmedel|puhdistus|puhdistusaine|pesuaine|afkalker|avkalker|afkalkning|avkalkning|avkalkningsmedel|kalkinpoisto',
  'kalkinpoistaja|vaskemiddel|opvaskemiddel|oppvaskmiddel|diskmedel|tvättmedel|spray|foder|fôr|fiskemad|fiskmat|kalanruoka',
  'oliven|oliver|oliivi|oliivit|agurk|gurka|gurkor|kurkku|kurkut|rødbede|rødbete|rödbetor|punajuuri|pesto|ketchup',
  'suppe|soppa|keitto|bouillon|buljong|liemi|sauce|sovs|saus|sås|kastike|dressing|nudler|nudlar|nuudeli|nuudelit',
  'olie|olje|olja|öljy|eddike|eddik|ättika|vinäger|etikka|sirup|sirap|siirappi|honning|honung|hunaja|marmelade|sylt',
  'yoghurt|yogurt|jogurt|jogurtti|skyr|rahka|fløde|fløte|grädde|kerma|vanukas|pudding|grød|grøt|gröt|puuro|viili',
  'juice|saft|mehu|smoothie|iskrem|flødeis|vaniljeis|jäätelö',
]
const endsWith = (words: string[]) => new RegExp(`(?:${words.join('|')})(?:er|r|ne|en|et)?(?!\\p{L})`, 'iu')
const byType: Partial<Record<QuantityType, RegExp>> = {
  l: endsWith(vessels),
  kg: endsWith(machines),
  m: endsWith(areas),
}
const namesGoods = endsWith(goods)

/**
 * Whether a size of this type after these words is what the thing holds, and not how much of it one buys: the 5 l of
 * `Saftkoger 5 l`. A vessel on the way to the goods does not count (`Vin i karaffel, 75 cl`), nor one beside goods
 * (`Kop suppe 3 dl`).
 */
export function isCapacity(before: string, type: QuantityType): boolean {
  const thing = before.replace(/\s(?:i|med|til|in|för|à)\s.*$/iu, '')
  return byType[type]?.test(thing) === true && !namesGoods.test(thing)
}
