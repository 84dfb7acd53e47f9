import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { uiMutantHeader } from '../../scripts/build/ui-mutants/ui-mutant-header.ts'

/** Set by `npm run test:ui-mutants`: the mutant of all pages, and the folder for what tests run. */
const { UI_MUTANT: mutant, UI_PLACES: folder } = process.env

/** The header by which the server of the mutants gives a page its mutant. */
export const headersOfMutant: Record<string, string> = mutant ? { [uiMutantHeader]: mutant } : {}

/** A worker runs one test at a time. */
const ran = new Set<number>()

/** Hears which places of the UI the pages of a browser run. */
export function hearPlaces(context: BrowserContext): void {
  if (!folder) return
  context.on('console', (message) => {
    const [, number] = /^ui mutant (\d+)$/.exec(message.text()) ?? []
    if (number) ran.add(Number(number))
  })
}

/** Keeps what a test has run. */
export function keepPlaces({ testId }: TestInfo): void {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${testId}.json`), JSON.stringify([...ran]))
  ran.clear()
}
