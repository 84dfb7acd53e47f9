import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from '../error-code.ts'

/** Another live process works on this data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`)
  }
}

type Owner = { pid: number; startedAt: string }

/** When a process started, in clock ticks since boot, so that a reused process id is not taken for its predecessor. */
function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return hasErrorCode(error, 'EPERM')
  }
  const now = startOf(pid)
  return now === undefined || startedAt === '' || now === startedAt
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function claim(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

const isSame = (a: Owner | undefined, b: Owner) => a?.pid === b.pid && a.startedAt === b.startedAt

/**
 * Puts this process's name into a file, in the place of a dead owner if there is one. Of all who would, one succeeds: who
 * has its name in the file of the succession, which an heir that died on the way leaves to the next in the same manner.
 */
function take(folder: string, mine: string, path: string): void {
  if (claim(mine, path)) return
  const owner = readOwner(path)
  if (owner && isAlive(owner)) throw new FolderInUseError(folder, owner.pid)
  if (owner) {
    const succession = join(folder, `lock.after.${owner.pid}.${owner.startedAt}`)
    take(folder, mine, succession)
    // Another heir may have been here, and be done, since the dead owner was read.
    const isStillDead = isSame(readOwner(path), owner)
    if (isStillDead) {
      const next = `${mine}.next`
      rmSync(next, { force: true })
      linkSync(mine, next)
      renameSync(next, path)
    }
    rmSync(succession)
    if (isStillDead) return
  }
  take(folder, mine, path)
}

/**
 * Takes a folder for this process by a lock file that is never taken from a live one.
 * @returns the call that gives the folder back.
 * @throws FolderInUseError at once where a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock')
  const mine = join(folder, `lock.${process.pid}`)
  // One that was killed may have had the same number, as in a container, and its file may be its lock.
  rmSync(mine, { force: true })
  // Written whole before it is linked into place, so that no reader finds half a lock.
  writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' }))
  try {
    take(folder, mine, lock)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => rmSync(lock, { force: true })
}
