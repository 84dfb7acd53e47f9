import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { privateRights } from '../private-folder.ts'
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
      const name = message.messageId.replace(/^<|@.*$/g, '')
      const draft = join(folder, `${name}.part`)
      // Mails contain links that act for their reader.
      await mkdir(folder, { recursive: true, mode: privateRights.folder })
      await writeFile(draft, bytes as Buffer, { mode: privateRights.file })
      await rename(draft, join(folder, `${name}.eml`))
    },
    close: () => transport.close(),
  }
}
