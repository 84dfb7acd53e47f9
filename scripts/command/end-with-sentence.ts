import { describeError } from '#app/server/describe-error.ts'

/** Ends the process with 1: what a person can mend is told in a sentence, anything else with where it happened. */
export function endWithSentence(error: unknown): never {
  const isOurs =
    error instanceof Error && ['SettingsError', 'FolderInUseError', 'BackupError'].includes(error.name)
  if (isOurs) console.error(error.message)
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('The port is in use. Set PORT to another one.')
  } else console.error(describeError(error))
  process.exit(1)
}
