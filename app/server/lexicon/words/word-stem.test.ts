import { describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { stemOf } from './word-stem.ts'

describe('the forms of a word share a stem', () => {
  it.each<[Country, string]>([
    ['dk', 'kartoffel kartofler kartoflerne'],
    ['dk', 'æble æbler æblet æblerne'],
    ['dk', 'gulerod gulerødder'],
    ['dk', 'kotelet koteletter'],
    ['dk', 'pølse pølser pølserne'],
    ['dk', 'kylling kyllinger'],
    ['dk', 'ostehaps ostehapser'],
    ['no', 'gulrot gulrøtter'],
    ['no', 'eple epler eplene'],
    ['no', 'potet poteter potetene'],
    ['se', 'äpple äpplen'],
    ['se', 'morot morötter'],
    ['se', 'flaska flaskor flaskorna'],
    ['se', 'köttbulle köttbullar'],
    ['se', 'ägg äggen'],
    ['fi', 'peruna perunat perunaa perunoita'],
    ['fi', 'maito maitoa maidot'],
    ['fi', 'leipä leivät leipää'],
    ['fi', 'tomaatti tomaatit tomaatteja'],
    ['fi', 'kahvi kahvit kahvia'],
    ['fi', 'olut oluet'],
    ['fi', 'suolaton suolatonta'],
  ])('%s: %s', (country, forms) => {
    expect(new Set(forms.split(' ').map((form) => stemOf(fold(form), country))).size).toBe(1)
  })

  it.each<[Country, string, string]>([
    ['dk', 'laks', 'lak'],
    ['dk', 'ost', 'os'],
    ['dk', 'is', 'ise'],
    ['se', 'korv', 'kork'],
    ['fi', 'voi', 'vesi'],
    ['fi', 'suolaton', 'suolattu'],
  ])('%s: %s is not a form of %s', (country, one, other) => {
    expect(stemOf(one, country)).not.toBe(stemOf(other, country))
  })

  it('words with digits have no other forms', () => {
    expect(stemOf('a38er', 'dk')).toBe('a38er')
  })
})
