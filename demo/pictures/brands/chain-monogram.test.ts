import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { drawableLetter, drawLetters } from '../drawing/letters.ts'
import { chainMonogram } from './chain-monogram.ts'

const tile = { background: '#14513F', foreground: '#FFFFFF' }
const letters = (...drawn: string[]) => drawLetters(drawn, tile.foreground)

describe('chain monogram', () => {
  it('is a square of 96 with round corners in the colours of the tile', () => {
    expect(chainMonogram({ name: 'Netto', background: '#FFD500', foreground: '#1A1A1A' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
        `<rect x="0" y="0" width="96" height="96" rx="20" fill="#FFD500"/>${drawLetters(['N'], '#1A1A1A')}</svg>\n`,
    )
  })

  it('takes the first letters of the first two words, or one of a single word', () => {
    expect(chainMonogram({ name: 'REMA 1000', ...tile })).toContain(letters('R', '1'))
    expect(chainMonogram({ name: 'jem & fix', ...tile })).toContain(letters('J', 'F'))
    expect(chainMonogram({ name: 'K-Citymarket', ...tile })).toContain(letters('K', 'C'))
    expect(chainMonogram({ name: 'Åhléns', ...tile })).toContain(letters('Å'))
    expect(chainMonogram({ name: 'INCO Cash & Carry', ...tile })).toContain(letters('I', 'C'))
  })

  it('draws Nordic letters as they are and others without their accents', () => {
    expect(['ø', 'Æ', 'å', 'Ä', 'ö', 'é', 'ü', '7', '&', ''].map(drawableLetter)).toEqual([
      'Ø',
      'Æ',
      'Å',
      'Ä',
      'Ö',
      'E',
      'U',
      '7',
      undefined,
      undefined,
    ])
  })

  it('finds a letter for every chain of the four countries', () => {
    const without: string[] = []
    for (const country of countries) {
      const chains = parse(readFileSync(`demo/${country}/chains.csv`), { columns: true, bom: true }) as {
        name: string
        background: string
        foreground: string
      }[]
      for (const chain of chains) if (!chainMonogram(chain).includes('stroke-width')) without.push(chain.name)
    }
    expect(without).toEqual([])
  })
})
