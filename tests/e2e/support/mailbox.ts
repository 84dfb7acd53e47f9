import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { longest } from '#tests/patience.ts'
import { expect } from './page-test.ts'
import { dataFolder } from './shopper-pool.ts'

const sharedFolder = join(dataFolder, 'mail')

/** The mails to an address, as the server wrote them. @param folder if not the one that all tests share. */
export async function mailsTo(address: string, folder = sharedFolder): Promise<Email[]> {
  const names = await readdir(folder).catch(() => [])
  const sources = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name))),
  )
  // The folder has the mails of all tests, and parsing them takes time.
  const mails = await Promise.all(
    sources.filter((source) => source.includes(address)).map((source) => PostalMime.parse(source)),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/**
 * The path of the link that begins with `path`, in a mail to an address, once the mail has arrived.
 * @param folder the server's folder of mails, if it is not the one that all tests share.
 */
export async function linkInMail(address: string, path: RegExp, folder = sharedFolder): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(address, folder)).map(({ text }) => text ?? '')
        const urls = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).map((url) => new URL(url))
        link = urls.map(({ pathname, search }) => pathname + search).find((found) => path.test(found))
        return link
      },
      // A server that has just started sends waiting mails only when its jobs are ready.
      { timeout: longest },
    )
    .toMatch(path)
  return link ?? ''
}
