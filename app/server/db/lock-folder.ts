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

/**
 * Takes a folder for this process by a lock file that is never taken from a live one.
 * A dead owner's lock is replaced by the one process that first claims its succession.
 * @returns the call that gives the folder back.
 * @throws FolderInUseError at once where a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock')
  const mine = join(folder, `lock.${process.pid}`)
  // Written whole before it is linked into place, so that no reader finds half a lock.
  writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' }))
  const unlock = () => rmSync(lock, { force: true })
  try {
    if (claim(mine, lock)) return unlock
    const owner = readOwner(lock)
    if (!owner) return lockFolder(folder)
    if (isAlive(owner)) throw new FolderInUseError(folder, owner.pid)
    const succession = join(folder, `lock.after.${owner.pid}.${owner.startedAt}`)
    if (!claim(mine, succession)) throw new FolderInUseError(folder, readOwner(succession)?.pid ?? owner.pid)
    const now = readOwner(lock)
    // Another heir may have been here, and be done, since the dead owner was read.
    if (now?.pid !== owner.pid || now.startedAt !== owner.startedAt) {
      rmSync(succession)
      return lockFolder(folder)
    }
    renameSync(mine, lock)
    rmSync(succession)
    return unlock
  } finally {
    rmSync(mine, { force: true })
  }
}
