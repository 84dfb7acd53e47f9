import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parts } from '#app/domain/categories/parts.ts'
import { marks } from '#app/server/lexicon/marks.ts'
import { checkLexicon } from './check-lexicon.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A small lexicon without faults. */
const faultless = {
  'departments.tsv': ['department\tpart\tholds', 'cheese\tdairy-eggs\tcheese of all kinds'],
  'goods/cheese.tsv': [
    'id\tparent\tmarks\tda\tno\tsv\tfi',
    'ost\t\tflavour\tost\tost\tost\tjuusto',
    'brie\tost\t\tbrie, briost\tbrie\tbrie\tbrie',
  ],
  'words/shared.tsv': ['word\trole\tof\tmarks', 'og\tconnective\t\t', 'og\tconjunction\t\t'],
  'words/da.tsv': ['word\trole\tof\tmarks', 'ost\tflavour\tdairy-eggs\tends', 'letmælk\tfat\t1,5\t'],
  'words/no.tsv': ['word\trole\tof\tmarks'],
  'words/sv.tsv': ['word\trole\tof\tmarks'],
  'words/fi.tsv': ['word\trole\tof\tmarks'],
  'brands.tsv': ['name\tknown\towner\tparts\tmarks', 'Arla\trare\t\t\t', 'Buko\trare\tArla\t\t'],
  'packs.tsv': ['word\tuses\tcompounds', 'pose\tcontainer packing\tda no'],
  'programmes.tsv': ['id\tname\tcountries\tspellings\tchains', 'trumf\tTrumf\tno\ttrumf\tkiwi'],
  'searches.tsv': ['country\tterm\tstaple', 'dk\tmælk\t1 l'],
  'chains.tsv': ['country\tname', 'dk\tNetto'],
  'english.tsv': ['english\tgoods', 'cheese\tost/dairy-eggs'],
}

function problemsWith(changed: Partial<Record<keyof typeof faultless, string[]>>): string[] {
  for (const [file, lines] of Object.entries({ ...faultless, ...changed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
  }
  copyFileSync('lexicon/README.md', join(folder, 'README.md'))
  return checkLexicon(folder)
}
const withGoods = (...lines: string[]) =>
  problemsWith({ 'goods/cheese.tsv': [...faultless['goods/cheese.tsv'], ...lines] })

describe('the lexicon', () => {
  it('has no faults', () => {
    expect(checkLexicon()).toEqual([])
    expect(problemsWith({})).toEqual([])
  })

  it('has only columns that are known, and each in every line', () => {
    expect(withGoods('gouda\tost\tgouda')).toEqual([
      'lexicon/goods/cheese.tsv:4: has 3 cells instead of 7: gouda\tost\tgouda',
    ])
    expect(problemsWith({ 'departments.tsv': ['department\tpart\tabout'] })).toContain(
      'lexicon/departments.tsv:1: the columns must be department, part, holds',
    )
  })

  it('has goods below goods that stand above, and each once', () => {
    expect(withGoods('gouda\toost\t\tgouda\t\t\t')).toEqual([
      'lexicon/goods/cheese.tsv:4, parent: there is no oost above',
    ])
    expect(withGoods('brie\t\t\tfransk brie\t\t\t')).toEqual([
      'lexicon/goods/cheese.tsv:4, id: brie is in lexicon/goods/cheese.tsv:3 too: if these are the same goods below another kind, mark them again',
    ])
    expect(withGoods('brie\t\tagain\tbrie\t\t\t')).toEqual([])
    expect(withGoods('gouda\t\tagain\tgouda\t\t\t')).toEqual([
      'lexicon/goods/cheese.tsv:4, marks: gouda is not above, so that it is not there again',
    ])
  })

  it('has no name twice in a language, and one of several goods only with a star', () => {
    expect(withGoods('gouda\tost\t\tgouda, gouda\t\t\t')).toEqual([
      'lexicon/goods/cheese.tsv:4, da: gouda is there twice',
    ])
    expect(withGoods('camembert\tost\t\tcamembert, brie\t\t\t')).toEqual([
      'lexicon/goods/cheese.tsv:4, da: brie is a name of brie/dairy-eggs (lexicon/goods/cheese.tsv:3) too: write brie* if it means both',
    ])
    expect(withGoods('camembert\tost\t\tcamembert, brie*\t\t\t')).toEqual([])
    expect(withGoods('gouda\tost\t\tgouda*\t\t\t')).toEqual([
      'lexicon/goods/cheese.tsv:4, da: gouda* has a star, but no goods above have this name',
    ])
  })

  it('has names in the letters of their language, of at most three words', () => {
    expect(withGoods('gouda\tost\t\tGouda\t\t\tgoudå på fire ord')).toEqual([
      'lexicon/goods/cheese.tsv:4, da: Gouda has other letters than names in this language have',
      'lexicon/goods/cheese.tsv:4, fi: goudå på fire ord has more than 3 words',
    ])
  })

  it('has no mark that nobody reads', () => {
    expect(withGoods('gouda\tost\tsmelly\tgouda\t\t\t')).toEqual([
      `lexicon/goods/cheese.tsv:4, marks: smelly is a mark that nobody reads; known: ${marks.goods.join(', ')}`,
    ])
  })

  it('has words of a known role, each with one meaning, and with what the role needs', () => {
    const withWords = (...lines: string[]) =>
      problemsWith({ 'words/da.tsv': [...faultless['words/da.tsv'], ...lines] })
    expect(withWords('Brie\tgoods\tdairy-eggs\t')).toEqual([
      'lexicon/words/da.tsv:4, word: "Brie" is not in lower case',
    ])
    expect(withWords('hvid ost\tgoods\tdairy-eggs\t', 'op til\tat-most\t\t')).toEqual([
      'lexicon/words/da.tsv:4, word: hvid ost is not one word',
    ])
    expect(withWords('brie\tgods\tdairy-eggs\t')).toEqual([
      `lexicon/words/da.tsv:4, role: "gods" is no role; known: ${marks.roles.join(', ')}`,
    ])
    expect(withWords('brie\tgoods\tdairy\tends')).toEqual(['lexicon/words/da.tsv:4, of: dairy is no part'])
    expect(withWords('og\tconnective\tost\tends')).toEqual([
      'lexicon/words/da.tsv:4, of: connective has nothing here',
      'lexicon/words/da.tsv:4, marks: connective has no marks',
    ])
    expect(withWords('ost\tgoods\tdairy-eggs\t')).toEqual([
      'lexicon/words/da.tsv:4, word: ost has a line with this role: 2',
    ])
    expect(withWords('kop\tholds\tkop\t', 'gram\tunit\t1000\t')).toEqual([
      'lexicon/words/da.tsv:4, of: kop is no unit of sizes',
      'lexicon/words/da.tsv:5, of: 1000 is no full unit and its parts such as kg 1000',
    ])
    expect(withWords('øko\tsame\t\t')).toEqual(['lexicon/words/da.tsv:4, of: the other word is missing'])
    expect(withWords('minimælk\tfat\tlidt\t')).toEqual([
      'lexicon/words/da.tsv:4, of: lidt are no shares of fat such as 0,4 0,5',
    ])
  })

  it('has each brand once, in the order of the alphabet, and its owner is a brand too', () => {
    const withBrands = (...lines: string[]) =>
      problemsWith({ 'brands.tsv': [...faultless['brands.tsv'], ...lines] })
    expect(withBrands('Cheasy\trare\tArlaa\t\t')).toEqual([
      'lexicon/brands.tsv:4, owner: there is no brand Arlaa',
    ])
    expect(withBrands('BUKO\t\t\t\t')).toEqual(['lexicon/brands.tsv:4, name: BUKO has a line already: 3'])
    expect(withBrands('Anamma\trare\t\t\tfrozen')).toEqual([
      'lexicon/brands.tsv:4, name: Anamma comes before Buko in the alphabet',
    ])
    expect(withBrands('Cheasy\toften\t\tcheese\tcold')).toEqual([
      'lexicon/brands.tsv:4, known: "often" is no commonness; known: rare, leading, common',
      `lexicon/brands.tsv:4, parts: cheese is a part that nobody reads; known: ${parts.join(', ')}`,
      'lexicon/brands.tsv:4, marks: cold is a mark that nobody reads; known: frozen, one-animal',
    ])
  })

  it('has each pack once and of some use, and each search of a country once', () => {
    const withPacks = (...lines: string[]) =>
      problemsWith({ 'packs.tsv': [...faultless['packs.tsv'], ...lines] })
    expect(withPacks('pose\tcontainer\t')).toEqual(['lexicon/packs.tsv:3, word: pose has a line already: 2'])
    expect(withPacks('dåse\t\t')).toEqual(['lexicon/packs.tsv:3, uses: dåse is of no use'])
    expect(
      problemsWith({
        'searches.tsv': [...faultless['searches.tsv'], 'dk\tmælk\t', 'de\tMilch\t', 'dk\tost\tkg'],
      }),
    ).toEqual([
      'lexicon/searches.tsv:4, country: "de" is no country; known: dk, no, se, fi',
      'lexicon/searches.tsv:5, staple: "kg" is no place and unit such as 1 kg',
      'lexicon/searches.tsv:3, term: mælk is there twice',
    ])
  })

  it('has each English name once, of goods that it has', () => {
    expect(
      problemsWith({
        'english.tsv': [...faultless['english.tsv'], 'cheese\tbrie/dairy-eggs', 'gouda\tgouda/dairy-eggs'],
      }),
    ).toEqual([
      'lexicon/english.tsv:3, english: cheese is there twice',
      'lexicon/english.tsv:4, goods: there are no goods gouda/dairy-eggs',
    ])
  })

  it('has a file for each department, and a department for each file', () => {
    expect(problemsWith({ 'departments.tsv': ['department\tpart\tholds', 'fish\tmeat-fish\tfish'] })).toEqual(
      [
        'lexicon/departments.tsv:2, department: there is no lexicon/goods/fish.tsv',
        'lexicon/goods/cheese.tsv:1: lexicon/departments.tsv has no line for this file',
      ],
    )
  })

  it('has only the parts of a shop', () => {
    expect(problemsWith({ 'departments.tsv': ['department\tpart\tholds', 'cheese\tdairy\tcheese'] })).toEqual(
      [`lexicon/departments.tsv:2, part: "dairy" is no part; known: ${parts.join(', ')}`],
    )
  })
})
