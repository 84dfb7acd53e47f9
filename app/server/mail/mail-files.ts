import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '../settings.ts'

/** The folder that mails are written into if there is no mail server. */
export const mailFolder = (): string => join(settings().dataDir, 'mail')

/** The file of a mail, without its ending. */
export const mailFile = (folder: string, messageId: string): string =>
  join(folder, messageId.replace(/^<|@.*$/g, ''))

/** Deletes the files of mails that were written into a folder; one that is not there is no error. */
export async function deleteMailFiles(folder: string, messageIds: string[]): Promise<void> {
  await Promise.all(messageIds.map((id) => rm(`${mailFile(folder, id)}.eml`, { force: true })))
}
