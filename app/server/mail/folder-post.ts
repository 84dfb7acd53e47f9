import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { privateRights } from '../private-folder.ts'
import { deleteMailFiles, mailFile } from './mail-files.ts'
import type { Post } from './send-due-mail.ts'
import { compose } from './write/compose.ts'

/**
 * Writes mails into a folder, one `.eml` file each, named after its Message-ID, so that a repeat replaces the first. A
 * file is never visible half written.
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
    },
    takeBack: (messageId) => deleteMailFiles(folder, [messageId]),
    close: () => transport.close(),
  }
}
