import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type TestInfo, test } from '@playwright/test'
import { uiMutantHeader } from '../../scripts/build/ui-mutants/ui-mutant-header.ts'

/**
 * Set by `npm run test:ui-mutants`: a file with the mutant of each test, by its name; or the folder in which each test says
 * which places of the UI it runs.
 */
const { UI_MUTANT_OF_TESTS: mutantsFile, UI_PLACES: placesFolder } = process.env

const mutantOf: Record<string, number> = mutantsFile ? JSON.parse(readFileSync(mutantsFile, 'utf8')) : {}

/** A test as a list of tests names it. */
export const nameOfTest = ({ project, titlePath }: TestInfo): string =>
  [`[${project.name}]`, ...titlePath].join(' › ')

/** The header by which the server of the mutants gives the pages of the running test their mutant. */
export function headersOfMutant(): Record<string, string> {
  if (placesFolder) return { [uiMutantHeader]: 'record' }
  return mutantsFile ? { [uiMutantHeader]: String(mutantOf[nameOfTest(test.info())]) } : {}
}

/** A worker runs one test at a time. */
const ran = new Set<number>()

/** Hears which places of the UI the pages of a browser run. */
export function hearPlaces(context: BrowserContext): void {
  if (!placesFolder) return
  context.on('console', (message) => {
    const [, number] = /^ui mutant (\d+)$/.exec(message.text()) ?? []
    if (number) ran.add(Number(number))
  })
}

/** Keeps what the running test has run. */
export function keepPlaces(): void {
  if (!placesFolder) return
  mkdirSync(placesFolder, { recursive: true })
  writeFileSync(join(placesFolder, `${test.info().testId}.json`), JSON.stringify([...ran]))
  ran.clear()
}
