import { forTheCompiler } from './for-the-compiler.ts'
import { withoutEffect } from './without-effect.ts'

const explained = [forTheCompiler, withoutEffect]

/** The files of which some faults are explained. */
export const explainedFiles = [...new Set(explained.flatMap((files) => Object.keys(files)))].sort()

/** The changes in a file that nobody could notice, and of which it is said why. Tests by hand miss each of them. */
export const explainedIn = (file: string): string[] =>
  explained.flatMap((files) => Object.keys(files[file] ?? {}))
