import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { contentOfPack } from './pack-words.ts'

it.each<[Country, string, string | undefined]>([
  ['dk', 'maelkekarton', 'maelk'],
  ['dk', 'kaffepose', 'kaffe'],
  ['dk', 'limepose', 'lime'],
  ['no', 'melkekartong', 'melk'],
  ['se', 'mjolkpaket', 'mjolk'],
  ['fi', 'voipaketti', 'voi'],
  ['fi', 'voi', undefined],
])('§2.1: what is in a pack (%s): %s', (country, word, content) => {
  expect(contentOfPack(word, country)).toBe(content)
})
