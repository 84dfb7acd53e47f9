import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { hasAboutLinks, hasAdvertisingPage } from './info-pages.ts'

it('§2.1: the group about the site has links in Denmark and Sweden, and no links in Norway and Finland', () => {
  expect(countries.filter(hasAboutLinks)).toEqual(['dk', 'se'])
})

it('§2.1: only Denmark has a page about advertising', () => {
  expect(countries.filter(hasAdvertisingPage)).toEqual(['dk'])
})
