import { fold, foldButNordic } from '../search/folding.ts'

/** From so many letters on, what is typed may also stand inside a word: `mæl` in `letmælk`. */
const shortestInside = 3

/** The words of a text as they are compared: in lower case, without accents, with single spaces between them. */
export const comparable = (text: string): string => separated(fold(text))

const separated = (folded: string) =>
  folded
    .replace(/['’`´]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** How well a name has what is typed; the lower, the better. */
export const matches = { whole: 0, beginning: 1, word: 2, inside: 3 } as const
export type Match = (typeof matches)[keyof typeof matches]

/**
 * How a name has what is typed: it is all of it, or it begins the name, one of its words, or stands inside one.
 * @param name and `typed` are `comparable`.
 * @returns undefined if the name does not have it.
 */
export function matchOf(name: string, typed: string): Match | undefined {
  if (typed === '') return undefined
  if (name === typed) return matches.whole
  if (name.startsWith(typed)) return matches.beginning
  if (name.includes(` ${typed}`)) return matches.word
  return typed.length >= shortestInside && name.includes(typed) ? matches.inside : undefined
}

/** Whether a name has what is typed with its Nordic letters: `øl` is no `olie`, and `ka` no `kål`. */
export const hasTypedLetters = (name: string, typed: string): boolean =>
  separated(foldButNordic(name)).includes(separated(foldButNordic(typed)))

/**
 * Where in a name what is typed stands, as it matches, to show it: the place of its first character and that after its last.
 * @returns undefined if it stands nowhere as one.
 */
export function typedPlace(name: string, typed: string): [start: number, end: number] | undefined {
  const wanted = comparable(typed)
  const starts = [...name].map((_, start) => start)
  const byWords = [
    ...starts.filter((start) => start === 0 || /[^\p{L}\p{N}]/u.test(name[start - 1] ?? '')),
    ...starts,
  ]
  if (wanted === '') return undefined
  for (const start of byWords) {
    if (!comparable(name.slice(start)).startsWith(wanted) || /[^\p{L}\p{N}]/u.test(name[start] ?? ''))
      continue
    for (let end = start + 1; end <= name.length; end++)
      if (comparable(name.slice(start, end)).length >= wanted.length) return [start, end]
  }
  return undefined
}
