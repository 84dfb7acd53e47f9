import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'

/** Words that mean the same goods, a line each. Compounds that are written in parts stand here as one word. */
const groups: Record<Country, string> = {
  dk: `øl pilsner pils
    wcpapir toiletpapir
    sodavand sodavander brus
    æblejuice æblemost
    stanniol sølvpapir alufolie
    bleer ble
    sovs sauce
    nutella nøddecreme
    fjernsyn tv
    laptop bærbar
    hovedtelefoner høretelefoner
    hundefoder hundemad
    kattefoder kattemad
    kattegrus kattesand
    fuglefoder fuglemad
    mayo mayonnaise
    spegepølse salami
    snaps akvavit
    chips kartoffelchips`,
  no: `øl pils pilsner
    tørkerull kjøkkenrull
    dopapir toalettpapir
    brus leskedrikk
    hundemat hundefôr
    kattemat kattefôr
    fuglemat fuglefrø
    potetgull potetchips
    eplejuice eplemost
    skyllemiddel tøymykner
    aluminiumsfolie folie
    nugatti nøttepålegg
    geitost brunost
    tran fiskeolje
    smågodt godteri
    kanelbolle kanelsnurr kanelsnurrer`,
  se: `öl folköl lager
    toapapper toalettpapper
    hushållspapper hushållsrulle
    hundfoder hundmat
    kattfoder kattmat
    kattsand kattströ
    äppeljuice äppelmust
    läsk läskedryck
    potatischips chips
    plåster sårplåster
    nötfärs köttfärs
    värktabletter smärtlindring
    frallor franska`,
  fi: `olut lager
    vessapaperi wcpaperi
    talouspaperi keittiöpaperi
    servetti lautasliina
    limsa limonadi virvoitusjuoma
    sipsit perunalastut
    purkka purukumi
    kana broileri kananpoika
    karkki makeinen
    muna kananmuna
    tv televisio
    imuri pölynimuri
    kissanruoka kissanmuona
    koiranruoka koiranmuona
    korvapuusti kanelipulla
    kola cola
    suolakurkku maustekurkku
    mehu täysmehu
    appelsiinimehu appelsiinitäysmehu
    omenamehu omenatäysmehu`,
}

const tables = new Map<Country, Map<string, string[]>>()

function tableOf(country: Country): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const line of groups[country].split('\n')) {
    const words = wordsOf(fold(line))
    for (const word of words)
      table.set(word, [...(table.get(word) ?? []), ...words.filter((other) => other !== word)])
  }
  return table
}

/** The other words for the goods that a folded word names. */
export function synonymsOf(word: string, country: Country): string[] {
  const table = tables.get(country) ?? tableOf(country)
  tables.set(country, table)
  return table.get(word) ?? []
}
