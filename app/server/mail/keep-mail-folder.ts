import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '../db/database.ts'
import { statement, text } from '../db/statement.ts'
import { hasErrorCode } from '../error-code.ts'
import { logError } from '../log.ts'

/** How often the folder is looked through, in milliseconds. */
const restMs = 3_600_000

const nameOfMail = `split_part(ltrim(message_id, '<'), '@', 1)`
const knownMails = statement(
  { name: text() },
  `select ${nameOfMail} as name from mail_outbox where ${nameOfMail} = any($1::text[])`,
)

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return []
    throw error
  }
}

/**
 * Deletes the files, half written ones too, of mails that the outbox holds no more: after 30 days, or since their reader's
 * account was deleted, on this machine or on another.
 */
async function sweep(database: Queryable, folder: string): Promise<void> {
  const files = (await namesIn(folder)).filter((name) => /\.(?:eml|part)$/.test(name))
  if (files.length === 0) return
  const mailOf = (file: string) => file.replace(/\.[^.]+$/, '')
  const known = new Set((await database.query(knownMails, [files.map(mailOf)])).map(({ name }) => name))
  const gone = files.filter((file) => !known.has(mailOf(file)))
  await Promise.all(gone.map((file) => rm(join(folder, file), { force: true })))
}

/**
 * Keeps in a folder only the files of mails that the outbox holds: now, and each hour. No job does so, since jobs are run by
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
