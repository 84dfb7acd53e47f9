/** A backup that cannot be made or read; the message tells a person why, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
