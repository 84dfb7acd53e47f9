import { beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

const inFinland = { country: 'fi', chain: 'Prisma' } as const
const inNorway = { country: 'no', chain: 'Kiwi' } as const
const inSweden = { country: 'se', chain: 'ICA' } as const

describeOnEachDatabase('What words find', (database) => {
  beforeAll(async () => {
    await addOffers(database(), [
      { name: 'Kirsikka', category: 'Kivihedelmät', price: 500, ...inFinland },
      { name: 'Kirsikkatomaatti', category: 'Tomaatit', price: 300, ...inFinland },
      { name: '1+ kana', brand: 'Latz', category: 'Kissanruoat', price: 200, ...inFinland },
      { name: '25 W USB-C-pikalaturi', brand: 'Samsung', category: 'Kaapelit', price: 2500, ...inFinland },
      { name: 'Solsikkefrø til fugler', brand: 'First Price', category: 'Fuglemat', price: 500, ...inNorway },
      { name: 'Ice tea fersken', brand: 'Lipton', category: 'Te', price: 500, ...inNorway },
      { name: 'Lohi', brand: 'Apetit', category: 'Kalat', price: 500, ...inFinland },
      { name: 'Lohi hyytelössä', brand: 'Coshida', category: 'Koiranruoat', price: 500, ...inFinland },
      { name: 'Suihkugeeli oliivi', brand: 'Cien', category: 'Suihkutuotteet', price: 500, ...inFinland },
      { name: 'Vihreä oliivi', brand: 'Pirkka', category: 'Oliivit', price: 500, ...inFinland },
      { name: 'Apelsiner', category: 'Frukt', price: 2500, ...inSweden },
      { name: 'iPad 11"', brand: 'Apple', category: 'Surfplattor', price: 399900, ...inSweden },
      { name: 'Skivad ost grädd', brand: 'Munken', category: 'Ost', price: 4000, ...inSweden },
      { name: 'Vispgrädde', brand: 'Arla', category: 'Grädde', price: 2000, ...inSweden },
      { name: 'D-vitamin', brand: 'ACO', category: 'Vitaminer', price: 9000, ...inSweden },
      { name: 'Brustabletter', brand: 'Treo', category: 'Apotek', price: 5000, ...inSweden },
      { name: 'Gravad lax i skivor', brand: 'Falkenberg', price: 5000, ...inSweden },
      { name: 'Kallrökt lax i skivor', brand: 'Falkenberg', price: 5000, ...inSweden },
      { name: 'Ekologiskt smör', brand: 'Arla', price: 5000, ...inSweden },
      { name: 'Smör', brand: 'Milbona', price: 4000, ...inSweden },
      { name: 'Banangröt', brand: 'Semper', category: 'Barnmat', price: 3000, ...inSweden },
      { name: 'Färs', brand: 'Quorn', price: 3000, ...inSweden },
      { name: 'Nötfärs', brand: 'Scan', price: 3000, ...inSweden },
      { name: 'Glutenfrit mel', brand: 'Schär', price: 3000 },
      { name: 'Torskefilet', brand: 'Royal', price: 4000 },
      { name: 'Modermælkserstatning', brand: 'NAN', category: 'Babymad', price: 9000 },
      { name: 'Økologisk mos', brand: 'HiPP', category: 'Babymad', price: 1500 },
      { name: 'Stiksav', brand: 'Bosch', price: 40000 },
      { name: 'Hindbær', brand: 'Cultura', category: 'Yoghurt', price: 2000 },
      { name: 'Højrebsbøffermsteakpeber', brand: 'Grill', category: 'Oksekød', price: 5000 },
      { name: 'Ost i skiver', brand: 'Riberhus', category: 'Ost', price: 3000 },
      { name: 'Brie', brand: 'Castello', category: 'Dessert', price: 2000 },
      { name: 'Skyr', brand: 'Arla', price: 2000 },
      { name: 'Sykrafter', brand: 'Hansen', price: 4000 },
      { name: 'Simply 3', brand: 'Venus', category: 'Deodorant og barbering', price: 5000 },
      { name: 'Citron ice tea', brand: 'Lipton', category: 'Drikke', price: 1500 },
      { name: 'Alufolie', brand: 'Vita', category: 'Husholdning', price: 1500 },
      { name: 'Økologisk grøn te', brand: 'Clipper', category: 'Te', price: 2500 },
      { name: 'Creme fraiche 18 %', brand: 'Karolines', category: 'Cremefraiche og fløde', price: 1000 },
      { name: 'Cremefraiche', brand: 'Thise', category: 'Cremefraiche og fløde', price: 1200 },
      { name: 'Ærter', brand: 'Findus', category: 'Frosne grøntsager', price: 1500 },
      { name: 'Røgede jordbær', brand: 'Vita', category: 'Frugt', price: 1500 },
      { name: 'Kogt skinke', brand: 'Tulip', category: 'Pålæg', price: 1500 },
      { name: 'Appelsinsodavand', brand: 'Jolly', category: 'Drikke', price: 1500 },
      { name: 'Rugbrød', brand: 'Kohberg', category: 'Brød', price: 1500 },
      { name: 'Body lotion', brand: 'Nivea', category: 'Hudpleje', price: 1500 },
      { name: 'Bærbar 15"', brand: 'MacBook', category: 'Computere og tablets', price: 15000 },
      { name: 'Hundefoder', brand: 'Pedigree', category: 'Hund', price: 5000 },
      { name: 'Svinekoteletter', brand: 'Tulip', category: 'Svin', price: 5000 },
      { name: 'Skummetmælk', brand: 'Arla', category: 'Mælk', price: 1000 },
      { name: 'Søde kartofler', brand: 'Gram', category: 'Rodfrugter', price: 1500 },
      { name: 'Ansigtscreme', brand: 'Derma', category: 'Hudpleje', price: 4000 },
      { name: 'Bull', brand: 'Red', category: 'Drikke', price: 1500 },
      { name: 'Oplader 20 W', brand: 'Belkin', category: 'Kabler', price: 10000 },
      { name: 'Taske', brand: 'Eastpak', category: 'Tilbehør', price: 20000 },
      { name: 'Handsker', brand: 'Hestra', category: 'Tilbehør', price: 20000 },
      { name: 'Skål', brand: 'Pillivuyt', category: 'Køkken', price: 5000 },
      { name: 'Rødkål', brand: 'Gartneriet', category: 'Grøntsager', price: 1500 },
      { name: 'Piskefløde15', brand: 'Thise', category: 'floede-mv', price: 1500 },
    ])
  })

  const found = (term: string, country: Country = 'dk') =>
    searchTypeahead(database(), { country, term, today })
  /** The names of the answer; offers that only have the words in their names are none. */
  const namesFor = async (term: string, country: Country = 'dk') => {
    const { organicProductOffers, byName } = await found(term, country)
    return byName ? [] : organicProductOffers.items.map(displayName)
  }

  describe('§2.1: what a product is', () => {
    it('a compound that only begins with the word is not shown beside the goods themselves', async () => {
      expect(await namesFor('kirsikka', 'fi')).toEqual(['Kirsikka'])
    })

    it('two words find the same goods in one word and in two', async () => {
      const names = ['Karolines, Creme fraiche 18 %', 'Thise, Cremefraiche']
      expect((await namesFor('creme fraiche')).sort()).toEqual(names)
    })

    it('what is done to goods does not say what they are', async () => {
      expect(await namesFor('jordbær')).toEqual(['Vita, Røgede jordbær'])
      expect(await namesFor('frosne ærter')).toEqual(['Findus, Ærter'])
    })

    it('what ends like other goods is not those', async () => {
      expect(await namesFor('sodavand')).toEqual(['Jolly, Appelsinsodavand'])
      expect(await namesFor('vand')).toEqual([])
    })

    it('known goods are not the brand of goods of another part of the shop', async () => {
      expect(await namesFor('äpple', 'se')).toEqual([])
      expect(await namesFor('ipad', 'se')).toEqual(['Apple, iPad 11"'])
    })

    it('the last part of a name with hyphens says what it is', async () => {
      expect(await namesFor('laturi', 'fi')).toEqual(['Samsung, 25 W USB-C-pikalaturi'])
    })

    it('what food for cats tastes of does not speak against its shelf', async () => {
      expect(await namesFor('kissanruoka', 'fi')).toEqual(['Latz, 1+ kana'])
      expect(await namesFor('kana', 'fi')).toEqual([])
    })
  })

  describe('§2.1: full names', () => {
    it('all words of the name of a product find it, though they name goods that nobody sells', async () => {
      const seeds = ['First Price, Solsikkefrø til fugler']
      expect(await namesFor('First Price Solsikkefrø til fugler', 'no')).toEqual(seeds)
    })

    it('a product with all words comes before others with some of them', async () => {
      expect(await namesFor('Cien suihkugeeli oliivi', 'fi')).toEqual(['Cien, Suihkugeeli oliivi'])
      expect(await namesFor('oliivi', 'fi')).toEqual(['Pirkka, Vihreä oliivi'])
    })

    it('the brand and what the product tastes of are a full name, if its name says no more', async () => {
      expect(await namesFor('Coshida lohi hyytelössä', 'fi')).toEqual(['Coshida, Lohi hyytelössä'])
      expect(await namesFor('lohi', 'fi')).toEqual(['Apetit, Lohi'])
    })

    it('what a product tastes of is no full name', async () => {
      expect(await namesFor('ice tea fersken', 'no')).toEqual(['Lipton, Ice tea fersken'])
      expect(await namesFor('fersken', 'no')).toEqual([])
    })
  })

  describe('§2.1: other words', () => {
    it('who searches for a kind of goods finds what is of that kind, after what has the name', async () => {
      expect(await namesFor('ost')).toEqual(['Riberhus, Ost i skiver', 'Castello, Brie'])
      expect(await namesFor('brie')).toEqual(['Castello, Brie'])
      expect(await namesFor('laptop')).toEqual(['MacBook, Bærbar 15"'])
    })

    it('a known word that nobody sells finds what it begins', async () => {
      const { organicProductOffers, correctedTo } = await found('hund')
      expect(organicProductOffers.items.map(displayName)).toEqual(['Pedigree, Hundefoder'])
      expect(correctedTo).toBe(null)
    })

    it('goods that nobody sells are answered by nothing, and what they are a kind of is offered', async () => {
      for (const [term, kind] of [
        ['gouda', 'ost'],
        ['laktosefri mælk', 'mælk'],
        ['emmen taler', 'ost'],
      ] as const) {
        const { organicProductOffers, popularSearchTerms } = await found(term)
        expect([organicProductOffers.items, popularSearchTerms[0]]).toEqual([[], kind])
      }
      expect(await namesFor('kartofler')).toEqual([])
      expect(await namesFor('søde kartofler')).toEqual(['Gram, Søde kartofler'])
    })

    it('what names seldom tell is answered by what it is a kind of, and the shopper is told', async () => {
      const { organicProductOffers, correctedTo } = await found('dagcreme')
      expect(organicProductOffers.items.map(displayName)).toEqual(['Derma, Ansigtscreme'])
      expect(correctedTo).toBe('ansigtspleje')
      expect(await namesFor('dagcrme')).toEqual(['Derma, Ansigtscreme'])
      // Names seldom tell what is between them either: mobiloplader.
      expect(await namesFor('lynoplader')).toEqual(['Belkin, Oplader 20 W'])
    })

    it('the beginning of such a name is answered like the whole of it', async () => {
      expect(await namesFor('lynopl')).toEqual(['Belkin, Oplader 20 W'])
    })

    it('a name of several words finds the same goods if they are written together', async () => {
      expect(await namesFor('red bull')).toEqual(['Red, Bull'])
      expect(await namesFor('redbull')).toEqual(['Red, Bull'])
    })

    it('what goods taste of, and what they come with, are no goods of the shelf', async () => {
      expect(await namesFor('hindbær')).toEqual([])
      expect(await namesFor('peber')).toEqual([])
    })

    it('what describes other goods does not say what they are', async () => {
      expect((await namesFor('grädde', 'se'))[0]).toBe('Arla, Vispgrädde')
      expect(await namesFor('rökt lax', 'se')).toEqual(['Falkenberg, Kallrökt lax i skivor'])
      expect(await namesFor('köttfärs', 'se')).toEqual(['Scan, Nötfärs'])
    })

    it('a painkiller is no vitamin because it fizzes', async () => {
      expect(await namesFor('vitaminer', 'se')).toEqual(['ACO, D-vitamin'])
    })

    it('an adjective in another form, or shortened, is the same', async () => {
      expect(await namesFor('glutenfri mel')).toEqual(['Schär, Glutenfrit mel'])
      expect(await namesFor('eko smör', 'se')).toEqual(['Arla, Ekologiskt smör'])
    })

    it('the plain kind comes before others of a wide name', async () => {
      expect(await namesFor('babymad')).toEqual(['HiPP, Økologisk mos', 'NAN, Modermælkserstatning'])
    })

    it('who asks for a wide name finds the kinds that are sold', async () => {
      expect(await namesFor('fiskefilet')).toEqual(['Royal, Torskefilet'])
      expect(await namesFor('sav')).toEqual(['Bosch, Stiksav'])
      expect(await namesFor('gröt', 'se')).toEqual(['Semper, Banangröt'])
    })

    it('a number at the end of a word, and a shelf that is written as an address, are no other goods', async () => {
      expect(await namesFor('piskefløde')).toEqual(['Thise, Piskefløde15'])
      expect(await namesFor('fløde')).toContain('Thise, Piskefløde15')
    })

    it('who asks for a pack of goods finds the goods', async () => {
      expect(await namesFor('oststykke')).toEqual([])
      expect(await namesFor('ostepakke')).toEqual(['Riberhus, Ost i skiver', 'Castello, Brie'])
    })

    it('what has only the stem of a known word is found as the beginning that it may be', async () => {
      expect(await namesFor('svine')).toContain('Tulip, Svinekoteletter')
    })

    it('names of several words are found by the one word for the same goods', async () => {
      expect(await namesFor('iste')).toEqual(['Lipton, Citron ice tea'])
      expect(await namesFor('is te')).toEqual(['Lipton, Citron ice tea'])
    })
  })

  describe('§2.1: typing errors', () => {
    it('a word that is nowhere in the catalogue is repaired if its synonym is', async () => {
      expect(await namesFor('stnniol')).toEqual(['Vita, Alufolie'])
    })

    it('a letter that is two when folded counts as one', async () => {
      expect(await namesFor('mlk')).toEqual(['Arla, Skummetmælk'])
    })

    it('what only begins with a word is not shown if a known word was mistyped', async () => {
      const { organicProductOffers, correctedTo } = await found('sykr')
      expect(organicProductOffers.items.map(displayName)).toEqual(['Arla, Skyr'])
      expect(correctedTo).toBe('skyr')
    })

    it('who types an accent means it', async () => {
      expect(await namesFor('bød')).toEqual(['Kohberg, Rugbrød'])
    })

    it('a compound that is mistyped in one part is repaired though no product has it', async () => {
      expect(await namesFor('kogesinke')).toEqual(['Tulip, Kogt skinke'])
    })

    it('the second likeliest repair comes before what the likeliest is a kind of', async () => {
      expect(await namesFor('handaske')).toEqual(['Hestra, Handsker'])
      expect(await namesFor('grodkal')).toEqual(['Gartneriet, Rødkål'])
    })

    it('goods that were written together with what describes them are found', async () => {
      expect(await namesFor('frosneærter')).toEqual(['Findus, Ærter'])
    })

    it('known words that were written together are taken apart, however short', async () => {
      expect(await namesFor('grønnte')).toEqual(['Clipper, Økologisk grøn te'])
    })
  })
})
