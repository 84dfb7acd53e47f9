import { foldForKey } from '#app/domain/search/folding.ts'

const languages = ['da', 'nb', 'sv', 'fi']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const otherNames = ['holland', 'england', 'skottland', 'skotland', 'eu']

function allNames(): Set<string> {
  const names = new Set(otherNames)
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of letters) {
      for (const second of letters) {
        const name = display.of(first + second)
        if (name) names.add(foldForKey(name))
      }
    }
  }
  return names
}

let known: Set<string> | undefined

/** Whether a folded text is the name of a country, in one of our languages: where fruit and meat come from. */
export function isCountryName(folded: string): boolean {
  known ??= allNames()
  return known.has(folded)
}
