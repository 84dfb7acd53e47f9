import { describe, expect, it } from 'vitest'
import { comparable, hasTypedLetters, matches, matchOf, typedPlace } from './typed-match.ts'

const match = (name: string, typed: string) => matchOf(comparable(name), comparable(typed))

describe('§2.10 what is typed in the list’s field', () => {
  it('is the whole of a name, begins it or a word of it, or stands inside a word from three letters on', () => {
    expect(match('Mælk', ' mælk ')).toBe(matches.whole)
    expect(match('Mælk, økologisk', 'mæl')).toBe(matches.beginning)
    expect(match('Let-mælk', 'mæ')).toBe(matches.word)
    expect(match('hakket oksekød', 'hakket ok')).toBe(matches.beginning)
    expect(match('Letmælk', 'mæl')).toBe(matches.inside)
    expect(match('Letmælk', 'm')).toBeUndefined()
    expect(match('Ost', 'mæl')).toBeUndefined()
    expect(match('Ost', ' -')).toBeUndefined()
  })

  it('is compared without its Nordic letters, but they are known if they were typed', () => {
    expect([match('Øl', 'ol'), match('Öl', 'øl'), match('Olie', 'øl')]).toEqual([0, 0, 1])
    const letters = [hasTypedLetters('Øl', 'øl'), hasTypedLetters('Olie', 'øl'), hasTypedLetters('Kål', 'ka')]
    expect(letters).toEqual([true, false, false])
  })

  it('has a place in the name, at the beginning of a word before all others', () => {
    const shown = (name: string, typed: string) => {
      const [start, end] = typedPlace(name, typed) ?? []
      return start === undefined ? undefined : name.slice(start, end)
    }
    expect(typedPlace('Letmælk', 'mael')).toEqual([3, 6])
    expect(typedPlace('Rostbiff, ost', 'ost')).toEqual([10, 13])
    expect(shown('Hakket  oksekød', 'hakket ok')).toBe('Hakket  ok')
    expect(shown('Crème fraîche', 'creme f')).toBe('Crème f')
    expect([shown('Mælk', ''), shown('Mælk', 'ost')]).toEqual([undefined, undefined])
  })
})
