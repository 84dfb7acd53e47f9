import { describe, expect, it } from 'vitest'
import type { Part } from '#app/domain/categories/parts.ts'
import { searchDocument } from './search-document.ts'

const product = {
  ...{ country: 'dk' as const, name: 'Øl', brand: null, parentBrand: null, category: null, part: null },
}
const lexemesOf = (texts: Partial<Parameters<typeof searchDocument>[0]>) =>
  searchDocument({ ...product, ...texts })
    .split(' ')
    .sort()

describe('a search document', () => {
  it('holds words in both foldings, each also as its stem', () => {
    expect(lexemesOf({ name: 'Çøl' })).toEqual([
      "'=coel':1A",
      "'=col':1A",
      "'_cøl':1A",
      "'coel':1A",
      "'col':1A",
    ])
  })

  it('§2.1: holds the known goods that a compound ends in, with the stem, the goods and their kinds', () => {
    expect(lexemesOf({ name: 'Letmælk' })).toEqual([
      "'%maelk':1A",
      "'=letmaelk':1A",
      "'@letmaelk/dairy-eggs':1A",
      "'@maelk/dairy-eggs':2B",
      "'@mejeri/dairy-eggs':2B",
      "'_letmælk':1A",
      "'letmaelk':1A",
      "'~maelk':1A",
    ])
  })

  it('§2.1: reads a shelf that is named as an address, also by its short words and as one word', () => {
    const onShelf = (category: string, part: Part) => lexemesOf({ name: 'Kirsebær', category, part })
    expect(onShelf('frys-selv-is', 'frozen')).toContain("'@shelf-others':4D")
    expect(onShelf('palaegs-salater', 'meat-fish')).toContain("'@palaegssalat/meat-fish':3C")
  })

  it('§2.1: holds whether the name offers one of several goods, and not what they are for or taste of', () => {
    const mixedNames = [
      'Ketchup eller remoulade',
      'Gulerod el. pastinak',
      'Brokkoli / blomkål',
      'Porkkana tai peruna',
      'Melblanding til rugbrød eller boller',
      'Muffins æble/kanel',
      'Eller',
    ].filter((name) => lexemesOf({ name }).includes("'@mixed':4D"))
    expect(mixedNames).toEqual([
      'Ketchup eller remoulade',
      'Gulerod el. pastinak',
      'Brokkoli / blomkål',
      'Porkkana tai peruna',
    ])
  })

  it.each([
    ['Kaffe', 'Kaffe', []],
    ['Letmælk', 'Mælk', []],
    ['Mælk', 'Letmælk', []],
    ['Kaffe', 'Te og kaffe', []],
    ['Xyzzy', 'Kaffe', []],
    ['Kaffe', null, []],
    ['Kaffe', 'Likør', ["'@shelf-others':4D"]],
    ['Kaffe', 'Nyheder', ["'@shelf-nothing':4D"]],
  ])('§2.1: holds whether the shelf is one of other goods: %s on %s', (name, category, marks) => {
    expect(lexemesOf({ name, category }).filter((lexeme) => lexeme.startsWith("'@shelf"))).toEqual(marks)
  })

  it('§2.1: holds neither an end that is no word nor one of other goods', () => {
    const ends = (name: string) => lexemesOf({ name }).filter((lexeme) => /^'[~+]/.test(lexeme))
    expect([ends('Skånerost'), ends('Frost'), ends('Caramel')]).toEqual([["'~rost':1A"], [], ["'+ramel':4D"]])
  })

  it('§2.1: tells what the product is from flavours and from what it comes with', () => {
    expect(lexemesOf({ name: 'Yoghurt jordbær' })).toContain("'jordbaer':4D")
    expect(lexemesOf({ name: 'Kylling i karry' })).toEqual([
      "'=i':4D",
      "'=kary':4D",
      "'=kyling':2B",
      "'@faerdigret/frozen':2B",
      "'@kylling-i-karry/frozen':1A",
      "'i':4D",
      "'karry':4D",
      "'kylling':2B",
    ])
    expect(lexemesOf({ name: 'Hummusmedchili' })).toEqual([
      "'=chili':4D",
      "'=humus':1A",
      "'=med':4D",
      "'@dip/pantry':2B",
      "'@hummus/pantry':1A",
      "'chili':4D",
      "'hummus':1A",
      "'hummusmedchili':2B",
      "'med':4D",
    ])
    expect(lexemesOf({ name: 'Søde kartofler' })).toContain("'kartofler':4D")
    expect(lexemesOf({ name: 'Letmælk15' })).toContain("'@letmaelk/dairy-eggs':1A")
    expect(lexemesOf({ name: 'Kattemad med laks', part: 'pets' })).toContain("'laks':4D")
    expect(lexemesOf({ name: 'Original havsalt', part: 'sweets-snacks' })).toContain("'havsalt':4D")
    expect(lexemesOf({ name: 'Frosne ærter', part: 'frozen' })).toContain("'aerter':1A")
  })

  it('§2.1: reads a brand and the first word of a name as one name, if they name goods together', () => {
    expect(lexemesOf({ name: 'Max', brand: 'Pepsi', part: 'drinks' })).toContain("'@pepsi-max/drinks':1A")
    const goodsOf = (brand: string, name: string, part: Part = 'meat-fish') =>
      lexemesOf({ country: 'se', name, brand, part }).filter((lexeme) => lexeme.startsWith("'@"))
    expect(goodsOf('Quorn', 'Färs')).toEqual(["'@plantefars/meat-fish':1A", "'@vegetarisk/meat-fish':2B"])
    expect(goodsOf('Scan', 'Färs')).toEqual(["'@fars/meat-fish':1A", "'@kod/meat-fish':2B"])
    expect(goodsOf('Samsung', 'Galaxy Tab', 'electronics')).toEqual([
      "'@galaxy-tab/electronics':1A",
      "'@tablet/electronics':2B",
    ])
    expect(goodsOf('Saltå Kvarn', 'Färs')).toEqual(goodsOf('Scan', 'Färs'))
  })

  it('§2.1: holds the forms in which shoppers write an adjective', () => {
    const stemsOf = (country: 'dk' | 'se', name: string) =>
      lexemesOf({ country, name }).filter((lexeme) => lexeme.startsWith("'="))
    expect(stemsOf('dk', 'Glutenfrit')).toEqual(["'=glutenfri':1A", "'=glutenfrit':1A"])
    expect(stemsOf('se', 'Glutenfria')).toEqual(["'=glutenfri':1A"])
    expect(stemsOf('se', 'Ekologiskt')).toEqual(["'=eko':1A", "'=ekologisk':1A", "'=ekologiskt':1A"])
    expect(stemsOf('dk', 'Øko')).toEqual(["'=oeko':1A", "'=oko':1A", "'=okologisk':1A"])
  })

  it('§2.1: takes goods of no part of the shop for what a product of none is', () => {
    const roles = lexemesOf({ country: 'se', name: 'Penna blandade färger' })
    expect(roles).toEqual(expect.arrayContaining(["'penna':1A", "'farger':4D"]))
  })

  it('tells name, brand and what the product belongs to apart; a word in several is in each', () => {
    expect(lexemesOf({ name: 'Te', brand: 'Te', parentBrand: 'Te', category: 'Te' })).toEqual([
      "'=te':1A,2B,3C",
      "'@te/pantry':1A,3C",
      "'te':1A,2B,3C",
    ])
  })

  it('§2.1: takes a name of what yoghurt tastes of for that, if it stands on the shelf of yoghurt', () => {
    const part = 'dairy-eggs' as const
    expect(lexemesOf({ name: 'Jordbær', category: 'Yoghurt', part })).toEqual([
      "'=jordba':4D",
      "'=yoghurt':3C",
      "'@mejeri/dairy-eggs':3C",
      "'@unknown':1A",
      "'@yoghurt/dairy-eggs':3C",
      "'_jordbær':4D",
      "'jordbaer':4D",
      "'yoghurt':3C",
    ])
  })

  it('§2.1: a word of several goods is those of the product’s part of the shop', () => {
    const goods = (part: 'fruit-vegetables' | 'household') =>
      lexemesOf({ name: 'Pærer', part }).filter((lexeme) => lexeme.endsWith('A') && lexeme.includes('@'))
    expect(goods('fruit-vegetables')).toEqual(["'@paere/fruit-vegetables':1A"])
    expect(goods('household')).toEqual(["'@elpaere/household':1A"])
  })

  it('§2.1: holds the kind that a word beside the head tells, but not what the product is without', () => {
    const goods = (name: string) =>
      lexemesOf({ name }).filter((lexeme) => /^'@.*[1,]/.test(lexeme) && lexeme.endsWith(':1A'))
    expect(goods('Yoghurt jordbær')).toEqual(["'@jordbaeryoghurt/dairy-eggs':1A"])
    expect(goods('Yoghurt uden jordbær')).toEqual(["'@yoghurt/dairy-eggs':1A"])
  })

  it('holds the goods that words name together, also after a comma', () => {
    expect(lexemesOf({ name: 'Oksekød, hakket' })).toContain("'@oksefars/meat-fish':1A")
  })

  it.each([
    ['dk', 'Ost og kage', 'ostekage-dessert/dairy-eggs'],
    ['dk', 'Ost, kage', 'ostekage-dessert/dairy-eggs'],
    ['dk', 'Ost/kage', 'ostekage-dessert/dairy-eggs'],
    ['dk', 'Is og kaffe', 'iskaffe/drinks'],
    ['no', 'Kylling eller pølser', 'kyllingepolse/meat-fish'],
    ['no', 'Kylling el. pølser', 'kyllingepolse/meat-fish'],
    ['se', 'Kyckling och korv', 'kyllingepolse/meat-fish'],
  ] as const)('§2.1: what a name lists is not one kind (%s): %s', (country, name, kind) => {
    expect(lexemesOf({ country, name })).not.toContain(`'@${kind}':1A`)
  })

  it('§2.1: holds the kind that a brand makes, if the name says the kind above', () => {
    const exact = (name: string, brand: string) =>
      lexemesOf({ country: 'no', name, brand }).filter((lexeme) => /^'@.*:1A/.test(lexeme))
    expect(exact('Spillkonsoll', 'PlayStation')).toEqual([
      "'@playstation/electronics':1A",
      "'@spillekonsol/electronics':1A,2B",
    ])
    expect(exact('Kontroller', 'PlayStation')).not.toContain("'@playstation/electronics':1A")
  })

  it('§2.1: holds the goods whose name begins with the brand, if they are of a kind with the others', () => {
    const goods = (brand: string, name: string) =>
      lexemesOf({ country: 'no', name, brand }).filter((lexeme) => /^'@.*:1A/.test(lexeme))
    expect(goods('Pepsi', 'Max')).toEqual(["'@pepsi-max/drinks':1A"])
    expect(goods('Samsung', 'Galaxy Buds3')).toEqual(["'@galaxy-buds/electronics':1A"])
  })

  it('§2.1: holds goods of its own part that say less than the head as those that it may be', () => {
    const goods = (name: string) =>
      lexemesOf({ country: 'fi', name, part: 'frozen' }).filter((lexeme) => lexeme.startsWith("'@mikropizza"))
    expect(goods('Roiskeläppä jauhelihapizza')).toEqual(["'@mikropizza/frozen':4D"])
    expect(goods('Jauhelihapizza')).toEqual([])
  })

  it('§2.1: of a shelf for several goods, holds no goods that those of the name only end in', () => {
    const shelf = { country: 'se' as const, category: 'Ugnar och mikrovågsugnar' }
    const goodsOf = (name: string) =>
      lexemesOf({ ...shelf, name }).filter((lexeme) => /^'@(?:ovn|mikroovn).*C/.test(lexeme))
    expect(goodsOf('Mikrovågsugn 800 W')).toEqual(["'@mikroovn/appliances':1A,3C"])
    expect(goodsOf('Ugn')).toEqual(["'@ovn/appliances':1A,3C"])
  })

  it('§2.1: of a shelf for several goods, holds those that the name repeats', () => {
    const category = 'Mælk og saft'
    expect(lexemesOf({ name: 'Letmælk', category })).toContain("'maelk':3C")
    expect(lexemesOf({ name: 'Kaffe', category }).filter((lexeme) => lexeme.includes('C'))).toEqual([])
  })

  it('holds a compound written in parts as one word too', () => {
    expect(lexemesOf({ name: 'Is', brand: 'Coca-Cola' })).toContain("'cocacola':2B")
    const capsules = lexemesOf({ name: 'Omega3-kapsler' })
    expect(capsules).toContain("'omega3kapsler':2B")
    expect(capsules).toContain("'omega3':2B")
  })

  it('has no letter that a tsvector could misread', () => {
    const document = searchDocument({ ...product, name: `O'Læs \\ ":*&|!()<-> 🍌`, brand: "'" })
    expect(document.replace(/'[=~%^+@_]?[a-zæ0-9/-]+':\d[A-D]?(,\d[A-D]?)*/g, '').trim()).toBe('')
  })
})
