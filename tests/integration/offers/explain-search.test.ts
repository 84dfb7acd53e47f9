import { beforeAll, expect, it } from 'vitest'
import { explainSearch } from '#app/server/search/explain-search.ts'
import { explanationLines } from '#app/server/search/explanation-lines.ts'
import { wordsAsOne } from '#app/server/search/query/words-as-one.ts'
import { readings } from '#app/server/search/readings/readings.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from './add-offers.ts'

const wholesale = { chain: 'INCO Cash & Carry', chainCategory: 'Engros' }

describeOnEachDatabase('decision 003: the explanation of a search', (database) => {
  beforeAll(async () => {
    await addOffers(database(), [
      { name: 'Rødløg', category: 'Grøntsager' },
      { name: 'Rugbrød', brand: 'Kohberg', category: 'Brød' },
      { name: 'Ost i skiver', category: 'Ost' },
      { name: 'Alufolie', category: 'Husholdning', ...wholesale },
    ])
  })

  const linesFor = async (term: string) =>
    explanationLines(await explainSearch(database(), { country: 'dk', term }))

  it('prints every row of both tables with its sentence, in order', async () => {
    const rows = [...readings, ...wordsAsOne].map(({ name, says }) => `${name}: ${says}`)
    for (const term of ['rødløg', 'rød løg', 'rugbrd', 'gouda', 'xyzzy', '']) {
      const lines = await linesFor(term)
      expect(lines.filter((line) => rows.includes(line))).toEqual(rows)
    }
  })

  it('tells of each reading what it found, or that it was not tried', async () => {
    const lines = await linesFor('rugbrd')
    const sentence = /(?<=^\S[^:]*): .*/
    expect(lines.slice(1, lines.indexOf('')).map((line) => line.replace(sentence, ''))).toEqual([
      ...['as typed', '    rugbrd: nothing'],
      ...['in English', '    does not apply'],
      ...['likely apart', '    not tried'],
      ...['likely repaired', '    rugbrod: 1 product, the best has 21 points'],
      ...['description apart', '    not tried'],
      ...['name apart', '    not tried'],
      ...['kind of the goods', '    not tried'],
      ...['kinds beside the goods', '    not tried'],
      ...['completed', '    not tried'],
      ...['apart', '    not tried'],
      ...['content of a pack', '    not tried'],
      ...['without description', '    not tried'],
      ...['end of a compound', '    not tried'],
      ...['neighbours together', '    not tried'],
      ...['repaired', '    not tried'],
      ...['kind of the repaired', '    not tried'],
      ...['without accents', '    not tried'],
      ...['beginning apart', '    not tried'],
      ...['fewer words', '    not tried'],
      ...['repaired and apart', '    not tried'],
    ])
  })

  it('tells what words are as one, what is searched for, and why a product is found', async () => {
    const lines = await linesFor('rød løg')
    expect(lines.slice(lines.lastIndexOf('') - 6)).toEqual([
      ...[`goods together: ${wordsAsOne[0]?.says}`, '    1 product'],
      ...[`full name: ${wordsAsOne[1]?.says}`, '    nothing'],
      ...[`one word: ${wordsAsOne[2]?.says}`, '    1 product'],
      '',
      'Searched for: rod log',
      ' 42  Rødløg (fruit-vegetables)',
      "     kind '@log/fruit-vegetables':B; goods '@rodlog/fruit-vegetables':A; head 'rodlog':A; goods '@rodlog/fruit-vegetables':A; goods '@rodlog/fruit-vegetables':A",
    ])
  })

  it('tells what only wholesale sells', async () => {
    expect((await linesFor('alufolie')).slice(1, 3)).toEqual([
      `as typed: ${readings[0]?.says}`,
      '    alufolie: 1 product, the best has 21 points, at wholesale only',
    ])
  })

  it('tells what is offered instead of goods that nobody sells', async () => {
    expect((await linesFor('gouda')).slice(-2)).toEqual(['Nothing is found.', 'Offered instead: ost'])
  })
})
