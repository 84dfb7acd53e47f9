import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The mails of several machines in one folder, where the links in them are looked for. */
export type GatheredMails = {
  /** The folder whose `mail` they are in. */
  folder: string
  /** Gathers what is there now, besides every 100 ms. */
  gather: () => void
  stop: () => void
}

/** Gathers the mails that machines write until it is stopped. @param machines those that are there at the time. */
export function gatherMails(machines: () => { folder: string }[]): GatheredMails {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'))
  mkdirSync(join(folder, 'mail'))
  const gather = () => {
    for (const [place, machine] of machines().entries()) {
      const mails = join(machine.folder, 'mail')
      for (const file of existsSync(mails) ? readdirSync(mails) : [])
        if (file.endsWith('.eml')) copyFileSync(join(mails, file), join(folder, 'mail', `${place}-${file}`))
    }
  }
  const gathering = setInterval(gather, 100)
  const stop = () => {
    clearInterval(gathering)
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, gather, stop }
}
