import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readGoods } from './read-goods.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
  mkdirSync(join(folder, 'goods'))
  writeFileSync(join(folder, 'departments.tsv'), 'department\tpart\tholds\ncheese\tdairy-eggs\tcheese\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (...lines: string[]) =>
  writeFileSync(join(folder, 'goods/cheese.tsv'), ['id\tparent\tmarks\tda\tno\tsv\tfi', ...lines].join('\n'))

it('reads kinds of goods with their marks, their names and what they are a kind of', () => {
  write(
    '# Cheese.',
    'ost\t\tflavour\tost, oste\tost\tost\tjuusto',
    'brie\tost\tuntold\tbrie\tbrie\tbrie\tbrie',
    '',
    'troffelbrie\tbrie\tflavour untold\t\ttryffelbrie*\t\t',
  )
  const goods = readGoods(folder)
  expect(goods.map((one) => [one.id, one.isFlavour, one.isUntold, one.parent?.id])).toEqual([
    ['ost/dairy-eggs', true, false, undefined],
    ['brie/dairy-eggs', false, true, 'ost/dairy-eggs'],
    ['troffelbrie/dairy-eggs', true, true, 'brie/dairy-eggs'],
  ])
  expect(goods[0]?.names).toEqual({ dk: ['ost', 'oste'], no: ['ost'], se: ['ost'], fi: ['juusto'] })
  expect(goods[2]?.names).toEqual({ dk: [], no: ['tryffelbrie'], se: [], fi: [] })
})

it('refuses goods below a kind that does not stand above, and says where', () => {
  write('brie\tost\t\tbrie\tbrie\tbrie\tbrie')
  expect(() => readGoods(folder)).toThrow('lexicon/goods/cheese.tsv:2, parent: there is no ost above')
})
