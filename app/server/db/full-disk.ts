import { statfsSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/** Bytes: opening a database may write two segments of its log, of 16 MB each. */
const leastBytes = 32 * 2 ** 20

/**
 * The reason why an embedded database in a folder failed, or does not answer, if its disk is full.
 * @param cause the error that it failed with.
 */
export function fullDisk(folder: string, cause?: unknown): StartError | undefined {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= leastBytes) return undefined
  return new StartError(
    `There is no space left for the database in ${folder}. Make some, or set DATA_DIR to a folder on another disk.`,
    { cause },
  )
}
