import { describeError } from '#app/server/describe-error.ts'

/** Errors of ours, whose message says what to do; errors of the system name the file or the address. */
const sentences = new Set([
  ...['SettingsError', 'FolderInUseError', 'BackupError', 'FeedError', 'UsageError', 'StoppedError'],
])

/** Ends the process with code 1. Errors that a person can fix are printed as a sentence, others with their stack. */
export function endWithSentence(error: unknown): never {
  const isOurs = error instanceof Error && (sentences.has(error.name) || 'syscall' in error)
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('The port is in use. Set PORT to another one.')
  } else if (isOurs) console.error(error.message)
  else console.error(describeError(error))
  process.exit(1)
}
