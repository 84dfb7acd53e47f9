import { globSync, readFileSync } from 'node:fs'
import { readEvents } from './events-of.ts'
import { type UiMutant, uiMutantsOf } from './ui-mutants-of.ts'

/** A mutant of the UI, by the number that a request names. */
export type NumberedMutant = UiMutant & { file: string; number: number }

/** All mutants of the files of which the UI is made. They have the same numbers until a file changes. */
export async function allUiMutants(): Promise<NumberedMutant[]> {
  const eventsOf = await readEvents()
  const files = globSync('app/{features,flows,ui}/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|fixture|recipe)\.tsx?$/.test(file))
    .sort()
  return files
    .flatMap((file) =>
      uiMutantsOf({ file, text: readFileSync(file, 'utf8') }, eventsOf).map((mutant) => ({
        ...mutant,
        file,
      })),
    )
    .map((mutant, index) => ({ ...mutant, number: index + 1 }))
}
