import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrorCode } from '../error-code.ts'
import { privateRights } from '../private-folder.ts'

/** A cache of files in a folder of at most `maximumBytes`; the least recently used are deleted first. */
export type KeptFiles = {
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, content: Buffer) => Promise<void>
}

const draftEnding = '.part'

/** Opens a folder of kept files, which is created with the first file. */
export function keptFiles(folder: string, maximumBytes: number, now = Date.now): KeptFiles {
  let bytesHeld: number | undefined
  let room = Promise.resolve()

  // Most file systems are mounted without access times.
  const markAsked = (path: string) => utimes(path, now() / 1000, now() / 1000)

  async function listOldestFirst() {
    const names = (await readdir(folder)).filter((name) => !name.endsWith(draftEnding))
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, atimeMs } = await stat(join(folder, name))
        return { name, size, askedAt: atimeMs }
      }),
    )
    return files.toSorted((a, b) => a.askedAt - b.askedAt)
  }

  async function makeRoom() {
    const files = await listOldestFirst()
    let held = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files) {
      // Down to a tenth below the limit, so that not every new file has to make room again.
      if (held <= maximumBytes * 0.9) break
      await rm(join(folder, name), { force: true })
      held -= size
    }
    bytesHeld = held
  }

  return {
    async read(name) {
      const path = join(folder, name)
      try {
        const content = await readFile(path)
        await markAsked(path)
        return content
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: privateRights.folder })
      const draft = join(folder, `${randomUUID()}${draftEnding}`)
      await writeFile(draft, content, { mode: privateRights.file })
      await markAsked(draft)
      await rename(draft, join(folder, name))
      bytesHeld = bytesHeld === undefined ? undefined : bytesHeld + content.length
      // One after the other, because two at once would remove each other's files.
      if (bytesHeld === undefined || bytesHeld > maximumBytes) room = room.then(makeRoom)
      await room
    },
  }
}
