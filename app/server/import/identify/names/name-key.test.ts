import { describe, expect, it } from 'vitest'
import { foldForKey } from '#app/domain/search/folding.ts'
import { nameKey } from './name-key.ts'

type Named = ['dk' | 'no' | 'se' | 'fi', brand: string, name: string, other: string]

/** The keys of two names that a country's chains use for goods of a brand; without a brand if it is empty. */
const keysOf = ([country, brand, ...names]: Named) =>
  names.map((name) => nameKey(name, country, brand ? [foldForKey(brand)] : []))

describe('docs/import.md: names of different goods differ', () => {
  it.each<Named>([
    ['dk', '', 'Kylling i sovs til hund', 'Kylling i sovs til kat'],
    ['dk', 'Purina One', 'Hundefoder laks', 'Kattefoder laks'],
    ['no', 'First Price', 'Hundemat kylling', 'Kattemat kylling'],
    ['se', 'Coop', 'Hundmat kyckling', 'Kattmat kyckling'],
    ['se', 'Coop', 'Hundmat kyckling', 'Hundgodis kyckling'],
    ['fi', 'Pirkka', 'Koiranruoka kana', 'Kissanruoka kana'],
    ['dk', '', 'Frosne jordbær', 'Jordbær'],
    ['no', 'Prior', 'Kyllingfilet frossen', 'Kyllingfilet'],
    ['se', 'Eldorado', 'Köttbullar fryst', 'Köttbullar'],
    ['fi', '', 'Pakastemansikka', 'Mansikka'],
    ['se', 'Nespresso', 'Kaffekapslar Colombia', 'Kaffekapslar India'],
    ['se', 'Gevalia', 'Mellanrost bryggkaffe Colombia', 'Mellanrost bryggkaffe'],
    ['se', 'Scan', 'Grillkorv ost & bacon', 'Grillkorv bacon'],
    ['dk', 'Arla', 'Flødeost', 'Fløde'],
    ['fi', 'Valio', 'Kermajuusto', 'Kerma'],
    ['se', 'Coop', 'Kaffe', 'Ost'],
    ['se', 'Coop', 'Skinkost', 'Skinka'],
    ['dk', 'Urtekram', 'Fennikelte', 'Fennikel'],
    ['no', 'Toro', 'Sitroniste', 'Sitronis'],
    ['dk', 'Coop', 'Mild kaffe', 'Mild ost'],
    ['dk', 'Änglamark', 'Økologisk kaffe', 'Økologisk ost'],
    ['se', 'Coop', 'Kaffe original', 'Ost original'],
    ['fi', 'Pirkka', 'Luomu kahvi', 'Luomu juusto'],
    ['dk', 'Coop', 'Kaffe 45', 'Ost 45+'],
    ['dk', '', 'Revet ost', 'Revet'],
    ['dk', '', 'Rødt brød', 'Brød'],
    ['se', '', 'Rött bröd', 'Bröd'],
    ['dk', '', 'Rød bærgrød', 'Bærgrød'],
    ['no', '', 'Ris paris', 'Paris'],
  ])('%s %s: %s is not %s', (...named) => {
    const [key, other] = keysOf(named)
    expect(key).not.toBe(other)
  })
})

describe('docs/import.md: names of one good are one, whatever a chain leaves out', () => {
  it.each<Named>([
    ['dk', 'Whiskas', 'Kattefoder kylling i sovs', 'Kylling i sovs'],
    ['dk', 'Purina One', 'Tørfoder laks til hund', 'Hundefoder laks'],
    ['se', 'Pedigree', 'Dentastix medium hundgodis', 'Dentastix medium'],
    ['se', 'Findus', 'Laxfilé fryst', 'Laxfilé'],
    ['dk', '', 'Frosne pommes frites', 'Pommes frites'],
    ['fi', '', 'Pakastemansikka', 'Mansikka pakaste'],
    ['dk', '', 'Æbler Danmark', 'Danske æbler'],
    ['se', 'Arla Ko', 'Prästost 31% skivad', 'Präst 31 % skivad'],
    ['se', 'Garant', 'Pizzaost riven', 'Riven ost pizza'],
    ['se', 'Arla Ko', 'Billinge skivad ost 17 %', 'Billinge 17% skivad'],
    ['fi', 'Oltermanni', 'Juusto', 'Oltermanni'],
    ['se', 'Nescafé', 'Snabbkaffe Lyx mellanrost', 'Lyx mellanrost'],
    ['se', 'Dolce Gusto', 'Kaffekapslar Flat White', 'Flat White'],
    ['se', 'Gøl', 'Hot dog pölser röda', 'Röd hot dog pölse'],
    ['fi', 'Paulig', 'Juhla Mokka kahvi', 'Juhla Mokka'],
    ['fi', 'Presidentti', 'Kahvi tumma paahto', 'Tumma paahto'],
  ])('%s %s: %s is %s', (...named) => {
    const [key, other] = keysOf(named)
    expect(key).toBe(other)
  })
})
