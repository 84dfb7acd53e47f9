import { expect, it } from 'vitest'
import { goodsNamed } from '../../lexicon/goods/names-of-goods.ts'
import { anyKindsFor, kindsTold } from './goods-meant.ts'

it('§2.1: other kinds are shown only for goods that may be any of them', () => {
  const told = (word: string) => kindsTold(goodsNamed([word], 'dk'), 'dk').map(({ goods }) => goods.id)
  const any = (word: string) => anyKindsFor(goodsNamed([word], 'dk'), 'dk')
  expect(told('traeskruer')).toEqual(['skruer/building'])
  expect(any('traeskruer')).toMatchObject([{ goods: { id: 'skruer/building' }, reach: 'kinds' }])
  expect(told('drikkeyoghurt')).not.toEqual([])
  expect(any('drikkeyoghurt')).toEqual([])
})
