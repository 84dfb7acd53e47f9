import { describe, expect, it } from 'vitest'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { DemoProduct } from '#app/server/demo/catalogue.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'
import { drawPicture } from './draw-picture.ts'
import { pictureOf } from './pictures.ts'

type Shown = DemoProduct & { country: Country; words: string; svg: string }

const svgs = new Map<string, string>()
const svgOf = ({ picture }: DemoProduct): string => {
  const { file } = pictureOf(picture)
  const svg = svgs.get(file) ?? drawPicture(picture)
  svgs.set(file, svg)
  return svg
}
/** Every product of the four countries with its words and its picture. */
const goods: Shown[] = countries.flatMap((country) =>
  readCatalogue(country).products.map((product) => ({
    ...{ ...product, country, words: product.name.toLowerCase(), svg: svgOf(product) },
  })),
)
const ofKinds = (...kinds: string[]) => goods.filter(({ kind }) => kinds.includes(kind))
const told = ({ country, brand, name, sizeText, picture }: Shown) =>
  `${country}: ${brand} ${name} ${sizeText} (${pictureOf(picture).file})`
const shows = ({ svg }: Shown, part: string) => svg.includes(` id="${part}"`)
const times = ({ svg }: Shown, mark: string) => svg.split(mark).length - 1

const drinks = ofKinds(
  ...['cola', 'cola-zero', 'orange-soda', 'lemon-soda', 'energy-drink', 'water', 'sparkling-water'],
  ...['beer-lager', 'beer-dark', 'beer-alcohol-free', 'cider'],
)

describe('no picture of the demo contradicts its words', () => {
  it('cans are no bottles, and bottles no cans', () => {
    const canned = drinks.filter(({ words }) => /dåse|\bboks\b|burk|tölkki/.test(words))
    expect(canned.length).toBeGreaterThan(15)
    expect(canned.filter((goods) => shows(goods, 'bottle')).map(told)).toEqual([])
    const bottled = drinks.filter(({ words }) => /flaske|flaska|pullo/.test(words))
    expect(bottled.filter((goods) => shows(goods, 'can')).map(told)).toEqual([])
  })

  it('a litre and a half is no can, and three litres of wine no bottle', () => {
    const large = drinks.filter(({ size }) => size?.quantityType === 'l' && size.quantity > 0.6)
    expect(large.length).toBeGreaterThan(50)
    expect(large.filter((goods) => shows(goods, 'can')).map(told)).toEqual([])
    const boxes = ofKinds('red-wine', 'white-wine', 'rose-wine').filter(({ size }) => size?.quantity === 3)
    expect(boxes.length).toBe(3)
    expect(boxes.filter((goods) => shows(goods, 'bottle')).map(told)).toEqual([])
  })

  it('one drink is one, six are six, and a case does not show how many', () => {
    const piecesOf = (goods: Shown) => (shows(goods, 'piece') ? 1 + times(goods, 'href="#piece"') : 1)
    const wrong = drinks.filter((goods) => {
      const { pieces = 1 } = goods.size ?? {}
      return piecesOf(goods) !== (pieces > 8 ? 1 : pieces) || pieces > 8 !== !/bottle|can"/.test(goods.svg)
    })
    expect(wrong.map(told)).toEqual([])
  })

  it('fruit by the piece is as many pieces', () => {
    const sold = ofKinds(
      'apple',
      'pear',
      'lemon',
      'mango',
      'kiwi',
      'avocado',
      'pepper',
      'garlic',
      'aubergine',
    )
    const byPiece = sold.filter(({ size }) => size?.quantityType === 'stk')
    expect(byPiece.length).toBeGreaterThan(25)
    const wrong = byPiece.filter((goods) => times(goods, '<use ') !== goods.size?.quantity)
    expect(wrong.map(told)).toEqual([])
  })

  it('eggs and rolls are as many as the pack says', () => {
    const wrong = [
      ...ofKinds('eggs').filter(
        (goods) => times(goods, 'fill="#FFFFFF" opacity="0.3"') !== goods.size?.quantity,
      ),
      ...ofKinds('toilet-paper', 'kitchen-roll').filter(
        (goods) => times(goods, 'fill="#F3F3EE"') !== goods.size?.quantity,
      ),
    ]
    expect(wrong.map(told)).toEqual([])
  })

  const fruits: Record<string, RegExp> = {
    strawberry: /jordbær|jordgubb|mansik|strawberr/,
    raspberry: /hindbær|bringebær|hallon|vadelma/,
    blueberries: /blåbær|blåbär|mustik|skovbær|skogsb/,
    blackcurrants: /solbær|vinbär|herukka/,
    lingonberries: /tyttebær|lingon|puolukka|karpalo/,
    pomegranate: /granat|granaatti/,
    apricot: /abrikos|aprik/,
    peach: /fersken|persik|peach/,
    tangerine: /appelsi|apelsin|orange/,
    lemon: /citr|sitr|lemon/,
    lime: /lime/,
    'red-apple': /(?<!granat)æble|eple|(?<!granat)äpp|(?<!granaatti)omena|\bapple/,
    pear: /pære|päron|pääryn/,
    banana: /banan/,
    mango: /mango/,
    carrot: /gulerod|gulrot|morot|porkkana|bataat/,
    broccoli: /broccoli|brokkoli|parsakaali/,
    'pea-pod': /ært|erter|ärt|herne/,
  }

  it('a fruit that is shown is one that the words name, if they name any', () => {
    const wrong = goods.filter((goods) => {
      const named = Object.keys(fruits).filter((fruit) => fruits[fruit]?.test(goods.words))
      const shown = Object.keys(fruits).filter((fruit) => shows(goods, fruit))
      return named.length > 0 && shown.some((fruit) => !named.includes(fruit))
    })
    expect(wrong.map(told)).toEqual([])
  })

  it('ground coffee is no beans, liquid soap no bar, a spray no roll-on, plain chocolate no nuts', () => {
    const icons = (part: string, ...kinds: string[]) =>
      ofKinds(...kinds).filter((goods) => shows(goods, part))
    expect(icons('coffee-beans', 'coffee-ground').map(told)).toEqual([])
    const withNuts = /nød|nøtt|nöt|pähkinä|hassel|mandel/
    const nutty = icons('hazelnuts', 'chocolate-bar').filter(({ words }) => !withNuts.test(words))
    expect(nutty.map(told)).toEqual([])
    const formOf = (kind: string, words: RegExp) =>
      new Set(
        ofKinds(kind)
          .filter((goods) => words.test(goods.words))
          .map(({ picture }) => picture.pack.form),
      )
    expect(formOf('soap', /flydende|flytende|flytande|neste/)).toEqual(new Set([undefined]))
    expect(formOf('soap', /stykke|pala|\bbar\b/)).toEqual(new Set(['bar']))
    expect(formOf('deodorant', /spray/)).toEqual(new Set(['spray']))
    expect(formOf('deodorant', /roll-on/)).toEqual(new Set([undefined]))
    expect(formOf('pasta', /spaghetti/)).toEqual(new Set(['spaghetti']))
    expect(formOf('pepper', /rød|röd|punainen/)).toEqual(new Set(['red']))
  })

  it('no two varieties of a brand have one drawing', () => {
    const withoutPack = (name: string) =>
      name.toLowerCase().replace(/ (på dåse|boks|flaske|i nett?|i ask|i påse)\b/g, '')
    const first = new Map<string, Shown>()
    const same = goods.flatMap((goods) => {
      if (goods.brand === null) return []
      const key = `${goods.country} ${goods.brand} ${goods.kind} ${goods.svg}`
      const other = first.get(key) ?? goods
      first.set(key, other)
      return withoutPack(other.name) === withoutPack(goods.name) ? [] : [`${told(other)} = ${told(goods)}`]
    })
    expect(same).toEqual([])
  })
})
