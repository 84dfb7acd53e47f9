import { expect, it } from 'vitest'
import { readings } from './readings.ts'

it('decision 003: the readings of a term are tried in this order, by what the words as they are typed found', () => {
  const namesAfter = (outcome: (typeof readings)[number]['after'][number]) =>
    readings.filter(({ after }) => after.includes(outcome)).map(({ name }) => name)
  expect(namesAfter('nothing tried')).toEqual(['as typed'])
  expect(namesAfter('little found')).toEqual([
    'in English',
    'likely apart',
    'likely repaired',
    'without accents',
  ])
  expect(namesAfter('goods unsold')).toEqual([
    'description apart',
    'name apart',
    'kind of the goods',
    'kinds beside the goods',
  ])
  expect(namesAfter('nothing found')).toEqual([
    'in English',
    'likely repaired',
    'description apart',
    'completed',
    'apart',
    'content of a pack',
    'without description',
    'end of a compound',
    'neighbours together',
    'repaired',
    'kind of the repaired',
    'without accents',
    'beginning apart',
    'fewer words',
    'repaired and apart',
  ])
})
