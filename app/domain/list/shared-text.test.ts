import { describe, expect, it } from 'vitest'
import { isSharedTextTooLong, pageOfSharedText, readSharedText } from './shared-text.ts'

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
/** The text that the page of a shared form reads from its address. */
const readAgain = (fields: Record<string, string | Blob>) =>
  readSharedText(new URL(pageOfSharedText(formOf(fields)), 'http://localhost').hash)

describe('§2.10 a text from another app', () => {
  it.each([
    [
      { title: 'Indkøb', text: '2 l mælk\n100 % saft & "æg" #1 😀', url: 'https://a.dk' },
      '2 l mælk\n100 % saft & "æg" #1 😀',
    ],
    [{ title: 'Rugbrød', text: ' ' }, 'Rugbrød'],
    [{ text: new Blob(['a file']), title: 'Rugbrød' }, 'Rugbrød'],
    [{ url: 'https://a.dk' }, null],
    [{}, null],
  ] as [Record<string, string | Blob>, string | null][])(
    '%j stands in the fragment of the page: %j',
    (fields, text) => {
      expect(readAgain(fields)).toBe(text)
    },
  )

  it('leads to the front page alone if there is none', () => {
    expect(pageOfSharedText(formOf({ url: 'https://a.dk' }))).toBe('/')
  })

  it('is still known to be too long if it is cut, also within a sign', () => {
    const long = readAgain({ text: `${'a'.repeat(20_000)}😀${'b'.repeat(50_000)}` })
    expect(long).toBe(`${'a'.repeat(20_000)}\ufffd`)
    expect(isSharedTextTooLong(long ?? '')).toBe(true)
    expect(isSharedTextTooLong('a'.repeat(20_000))).toBe(false)
  })

  it.each(['', '#', '#faq', '#shared-text=%E0%A4%A', '#shared'])('is not in the fragment %j', (fragment) => {
    expect(readSharedText(fragment)).toBeNull()
  })
})
