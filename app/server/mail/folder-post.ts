import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { privateRights } from '../private-folder.ts'
import { deleteMailFiles, mailFile } from './mail-files.ts'
import type { Post } from './send-due-mail.ts'
import { compose } from './write/compose.ts'

/** As long as the outbox keeps the row of a sent mail. */
const keptMs = 30 * 86_400_000
/** How often the folder is looked through, in milliseconds. */
const sweepMs = 3_600_000
const sweptAt = new Map<string, number>()

/** Deletes the files of mails, half written ones too, that are older than 30 days, at most once an hour. */
async function forgetOldFiles(folder: string): Promise<void> {
  const now = Date.now()
  if (now - (sweptAt.get(folder) ?? 0) < sweepMs) return
  sweptAt.set(folder, now)
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (/\.(?:eml|part)$/.test(name) && now - (await stat(file)).mtimeMs > keptMs)
      await rm(file, { force: true })
  }
}

/**
 * Writes mails into a folder, one `.eml` file each, named after its Message-ID, so that a repeat replaces the first. A
 * file is never visible half written, and is deleted after 30 days.
 */
export function folderPost(folder: string, from: { name: string; address: string }): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    concurrency: 1,
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(compose(message, from))
      const file = mailFile(folder, message.messageId)
      const draft = `${file}.part`
      // Mails contain links that act for their reader.
      await mkdir(folder, { recursive: true, mode: privateRights.folder })
      await writeFile(draft, bytes as Buffer, { mode: privateRights.file })
      await rename(draft, `${file}.eml`)
      await forgetOldFiles(folder)
    },
    takeBack: (messageId) => deleteMailFiles(folder, [messageId]),
    close: () => transport.close(),
  }
}
