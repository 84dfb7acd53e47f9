import { describeError } from '#app/server/describe-error.ts'

/** Ends the process with code 1. Errors that a person can fix are printed as a sentence, others with their stack. */
export function endWithSentence(error: unknown): never {
  const isOurs =
    error instanceof Error && ['SettingsError', 'FolderInUseError', 'BackupError'].includes(error.name)
  if (isOurs) console.error(error.message)
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('The port is in use. Set PORT to another one.')
  } else console.error(describeError(error))
  process.exit(1)
}
