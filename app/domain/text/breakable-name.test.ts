import { expect, it } from 'vitest'
import { breakableName } from './breakable-name.ts'

it.each([
  ['Kaakaojuomajauhe', 'Kaa-kao-juo-ma-jauhe'],
  ['Voi normaalisuolainen', 'Voi nor-maa-li-suo-lai-nen'],
  ['Suodatinkahvi vaaleapaahtoinen', 'Suo-da-tin-kahvi vaa-lea-paah-toi-nen'],
  ['Jordbærmarmelade', 'Jord-bær-mar-me-lade'],
  ['Morgenmadskasse', 'Mor-gen-madskasse'],
  ['Chokladpraliner', 'Cho-kladpra-li-ner'],
  ['Mælkechokolade', 'Mæl-ke-cho-ko-lade'],
  ['Kycklingbröstfilé', 'Kycklingbröst-filé'],
  ['Mörkläggningsgardin', 'Mörkläggnings-gar-din'],
  ['Planteringsjord', 'Plan-te-ringsjord'],
  ['Sitruunasooda', 'Sitruu-na-sooda'],
])('a long word in the name %s may break between its syllables, with a hyphen', (name, broken) => {
  expect(breakableName(name).replaceAll('\u00ad', '-')).toBe(broken)
})

it.each(['Letmælk', 'Økologisk', 'Smør, Kærgården'])('the words of %s fit and stay whole', (name) => {
  expect(breakableName(name)).toBe(name)
})

it('what belongs together never breaks: two letters at an end, `ck`, or letters that may begin a syllable', () => {
  expect(breakableName('Jäääääääääääääe')).toBe('Jäääääääääääääe')
  expect(breakableName('Krækkerbrække').replaceAll('\u00ad', '-')).toBe('Kræk-kerbrække')
  expect(breakableName('Trockenhefepulver').replaceAll('\u00ad', '-')).not.toContain('c-k')
})

it('a number in a name stays on one line with its sign or unit', () => {
  expect(breakableName('Saltet smør 500 g')).toBe('Saltet smør 500\u00a0g')
})
