import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { areForms, possibleWords } from './word-forms.ts'

it.each([
  ['tomater', 'tomat', 'dk'],
  ['kartofler', 'kartoffel', 'dk'],
  ['boller', 'bolle', 'dk'],
  ['rosin', 'rosiner', 'dk', false],
  ['frikadelle', 'frikadeller', 'dk'],
  ['kakor', 'kaka', 'se'],
  ['sorbar', 'sorbet', 'dk', false],
  ['jordbr', 'jordbor', 'dk', false],
  ['milk', 'milka', 'se', false],
  ['kurkut', 'kurkku', 'fi'],
  ['lamppuja', 'lamppu', 'fi'],
  ['munia', 'muna', 'fi'],
  ['makeisia', 'makeiset', 'fi'],
  ['lautasia', 'lautaset', 'fi'],
  ['kaiuttimia', 'kaiuttimet', 'fi'],
  ['lampaat', 'lamppu', 'fi', false],
  ['jaateo', 'jaatee', 'fi', false],
  ['klippere', 'klipper', 'dk'],
  ['klipperen', 'klipper', 'dk'],
] as [string, string, Country, boolean?][])(
  '§2.1 results: %s is a form of %s (%s): %s',
  (word, name, country, isForm = true) => {
    expect(areForms(word, name, country)).toBe(isForm)
  },
)

it.each([
  ['isen', 'is', 'dk'],
  ['burgerne', 'burger', 'dk'],
  ['hundehuse', 'hundehus', 'dk'],
  ['polsa', 'polse', 'no'],
  ['skinkan', 'skinka', 'se'],
  ['rakorna', 'raka', 'se'],
  ['burgarna', 'burgare', 'se'],
  ['kanaa', 'kana', 'fi'],
  ['suklaata', 'suklaa', 'fi'],
  ['lihan', 'liha', 'fi'],
  ['lannoitetta', 'lannoite', 'fi'],
  ['lohta', 'lohi', 'fi'],
  ['kirjoja', 'kirja', 'fi'],
  ['muroja', 'muro', 'fi'],
  ['laseja', 'lasi', 'fi'],
  ['munia', 'muna', 'fi'],
  ['avaimia', 'avain', 'fi'],
  ['hyttyset', 'hyttynen', 'fi'],
  ['kreikkalaista', 'kreikkalainen', 'fi'],
  ['renkaita', 'rengas', 'fi'],
  ['lampaat', 'lammas', 'fi'],
  ['omenoita', 'omena', 'fi'],
  ['rypaleita', 'rypale', 'fi'],
  ['pyyhkeita', 'pyyhe', 'fi'],
] as [string, string, Country][])('§2.1 results: %s may be of %s (%s)', (form, word, country) => {
  expect(possibleWords(form, country)).toContain(word)
})
