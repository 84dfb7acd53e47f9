import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The mails of several machines in one folder, where the links in them are looked for. */
export type GatheredMails = {
  /** The folder whose `mail` they are in. */
  folder: string
  /** Those that are written by now, as they would be sent. */
  read: () => Buffer[]
  stop: () => void
}

/** Gathers the mails that machines write until it is stopped. @param machines those that are there at the time. */
export function gatherMails(machines: () => { folder: string }[]): GatheredMails {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'))
  const all = join(folder, 'mail')
  mkdirSync(all)
  const gather = () => {
    for (const [place, machine] of machines().entries()) {
      const mails = join(machine.folder, 'mail')
      for (const file of existsSync(mails) ? readdirSync(mails) : [])
        if (file.endsWith('.eml')) copyFileSync(join(mails, file), join(all, `${place}-${file}`))
    }
  }
  const gathering = setInterval(gather, 100)
  return {
    folder,
    read: () => {
      gather()
      return readdirSync(all).map((file) => readFileSync(join(all, file)))
    },
    stop: () => {
      clearInterval(gathering)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
