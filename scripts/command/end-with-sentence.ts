import { describeError } from '#app/server/describe-error.ts'
import { hasErrorCode } from '#app/server/error-code.ts'

/** Errors whose messages are sentences for whoever runs the command. */
const ours = [
  ...[
    'SettingsError',
    'StartError',
    'FolderInUseError',
    'BackupError',
    'FeedError',
    'UsageError',
    'StoppedError',
  ],
]

/** What a person can do about an error of the system, by its code. */
const remedies: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Set PORT to another one.',
  EADDRNOTAVAIL: 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all.',
  ENOTFOUND: 'HOST is not known to this machine. Set it to one of its addresses, or to 0.0.0.0 for all.',
  EAI_AGAIN: 'HOST is not known to this machine. Set it to one of its addresses, or to 0.0.0.0 for all.',
  ENOSPC: 'There is no space left on the disk. Make some, or set DATA_DIR to a folder on another one.',
  EDQUOT: 'There is no space left for this user. Make some, or set DATA_DIR to a folder elsewhere.',
  // PostgreSQL's disk_full.
  53100: 'There is no space left on the disk of the database. Make some.',
}

function sentenceForOne(error: Error): string | undefined {
  if (ours.includes(error.name)) return error.message
  if (hasErrorCode(error, 'EACCES') && 'syscall' in error && error.syscall === 'listen') {
    return 'This user may not use the port. Set PORT to one above 1023.'
  }
  const code = 'code' in error ? String(error.code) : ''
  return remedies[code] ?? ('syscall' in error ? `The system refuses: ${error.message}.` : undefined)
}

/** A failure, or what caused it, as a sentence, if a person can mend it; undefined for a defect of the program. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return sentenceForOne(error) ?? sentenceFor(error.cause)
}

/** Ends the process with code 1. Errors that a person can mend are printed as a sentence, others with their stack. */
export function endWithSentence(error: unknown): never {
  console.error(sentenceFor(error) ?? describeError(error))
  process.exit(1)
}
