import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '../db/database.ts'
import { statement, text } from '../db/statement.ts'
import { hasErrorCode } from '../error-code.ts'
import { log, logError } from '../log.ts'
import { mailFile } from './mail-files.ts'

/** How often the folder is looked through, in milliseconds. */
const restMs = 3_600_000

/** How old a file becomes whose mail was not deleted before, in milliseconds: as old as the row of a sent mail. */
const keptMs = 30 * 86_400_000

const deletedMails = statement(
  { messageId: text() },
  `select message_id as "messageId" from deleted_mails where split_part(ltrim(message_id, '<'), '@', 1) = any($1::text[])`,
)

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return []
    throw error
  }
}

async function isOld(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > keptMs
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false
    throw error
  }
}

/**
 * Deletes the files, half written ones too, of mails that were deleted with their reader's account, on this machine or on
 * another, and those that are older than 30 days. A mail that the outbox never had may be that of another database, whose
 * only copy the file is.
 */
async function sweep(database: Queryable, folder: string): Promise<void> {
  const files = (await namesIn(folder)).filter((name) => /\.(?:eml|part)$/.test(name))
  if (files.length === 0) return
  const mailOf = (file: string) => file.replace(/\.[^.]+$/, '')
  const deleted = new Set(
    (await database.query(deletedMails, [files.map(mailOf)])).map(({ messageId }) => mailFile('', messageId)),
  )
  let gone = 0
  for (const file of files) {
    if (!deleted.has(mailOf(file)) && !(await isOld(join(folder, file)))) continue
    await rm(join(folder, file), { force: true })
    gone += 1
  }
  if (gone > 0) log('info', 'files of mails were deleted', { files: gone })
}

/**
 * Deletes the files in a folder of mails that are old, or were deleted with an account: now, and each hour. No job does so, since jobs are run by
 * one machine, and each has a folder of its own.
 * @returns ends it.
 */
export function keepMailFolder(database: Queryable, folder: string): () => void {
  const look = () =>
    sweep(database, folder).catch((error: unknown) =>
      logError('the files of mails were not looked through', error),
    )
  look()
  const timer = setInterval(look, restMs)
  timer.unref()
  return () => clearInterval(timer)
}
