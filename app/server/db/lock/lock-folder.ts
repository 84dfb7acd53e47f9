import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasErrorCode } from '../../error-code.ts'
import { log } from '../../log.ts'
import { privateRights } from '../../private-folder.ts'
import { StartError } from '../../start-error.ts'
import { isFromHere, isProcessAlive, isSameOwner, nameOf, type Owner, thisOwner } from './lock-owner.ts'

/**
 * Milliseconds. An owner touches its lock every `beat`. We cannot check a process in another container or on another
 * machine: it counts as dead if its lock is older than `silence` and is not touched during a `watch` either, since
 * locks look old on a machine that has just slept.
 */
const usual = { beat: 5_000, silence: 60_000, watch: 12_000 }
export type Timing = typeof usual

const elsewhere = (hostname: string) => ` on ${hostname}, in another container or on another machine`

/** Another live process uses this data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  constructor(folder: string, owner: Owner) {
    const where = isFromHere(owner) ? '' : elsewhere(owner.hostname)
    super(
      `${folder} is in use by process ${owner.pid}${where}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

/** The owner's process cannot be checked, so its lock has to be watched. */
class UnknownOwnerError extends Error {
  readonly owner: Owner
  constructor(owner: Owner) {
    super()
    this.owner = owner
  }
}

/** The state of one process that wants a folder. */
type Attempt = {
  folder: string
  timing: Timing
  /** A file with the process's own name, which is linked to where the lock goes. */
  mine: string
  /** For each watched owner: since when it is watched, and when it had touched its lock then. */
  watches: Map<string, { touchedAt: number; since: number }>
}

/** @throws StartError if the file names no process, for example because a power cut left it empty. */
function readOwner(path: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Owner | null
    if (Number.isSafeInteger(owner?.pid) && typeof owner?.startedAt === 'string') return owner
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new StartError(`${path} names no process. If no server uses this folder, remove the file.`)
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

/** @throws FolderInUseError or UnknownOwnerError unless the owner of a lock file is dead. */
function requireDead(owner: Owner, path: string, { folder, timing, mine, watches }: Attempt): void {
  if (isFromHere(owner)) {
    if (isProcessAlive(owner)) throw new FolderInUseError(folder, owner)
    return
  }
  const touchedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  // The owner has released the lock meanwhile.
  if (touchedAt === undefined) return
  const watch = watches.get(nameOf(owner)) ?? { touchedAt, since: performance.now() }
  watches.set(nameOf(owner), watch)
  if (watch.touchedAt !== touchedAt) throw new FolderInUseError(folder, owner)
  // The time on the file system's clock, which has just written `mine`.
  const isOld = statSync(mine).mtimeMs - touchedAt > timing.silence
  if (!isOld || performance.now() - watch.since < timing.watch) throw new UnknownOwnerError(owner)
}

/**
 * Puts this process's name into a lock file, in the place of a dead owner if there is one. Contenders for the lock of a dead
 * owner race for a takeover file first, which is named after that owner; the takeover file of a contender that died is taken
 * over in the same way.
 */
function take(attempt: Attempt, path: string): void {
  const { folder, mine } = attempt
  if (claim(mine, path)) return
  const owner = readOwner(path)
  if (owner) {
    requireDead(owner, path, attempt)
    const takeover = join(folder, `lock.after.${nameOf(owner)}`)
    take(attempt, takeover)
    // Another contender may have taken over and ended since we read the dead owner.
    const isStillDead = isSameOwner(readOwner(path), owner)
    if (isStillDead) {
      const next = `${mine}.next`
      rmSync(next, { force: true })
      linkSync(mine, next)
      renameSync(next, path)
      // The file that the dead owner left if it was killed while it took the lock.
      for (const end of ['', '.next']) rmSync(join(folder, `lock.${nameOf(owner)}${end}`), { force: true })
    }
    rmSync(takeover)
    if (isStillDead) return
  }
  take(attempt, path)
}

/** Takes the lock, or throws what `requireDead` does. */
function tryToLock(attempt: Attempt): void {
  const { folder, mine } = attempt
  // Written again, so that it has the time of this attempt.
  rmSync(mine, { force: true })
  // Written completely before it is linked, so that nobody reads half a lock.
  writeFileSync(mine, JSON.stringify(thisOwner()), { mode: privateRights.file })
  try {
    take(attempt, join(folder, 'lock'))
  } finally {
    rmSync(mine, { force: true })
  }
}

const isMine = (lock: string): boolean => isSameOwner(readOwner(lock), thisOwner())

/** Touches a lock regularly, for processes that cannot check its owner. @returns stops it. */
function keepTouching(lock: string, { beat }: Timing): () => void {
  const timer = setInterval(() => {
    if (isMine(lock)) {
      const now = new Date()
      utimesSync(lock, now, now)
    } else {
      // This process was suspended for so long that it seemed dead, and another one took the folder. If this process
      // went on, rows would be lost, even if the other has released the folder since.
      log('error', 'this process does not hold the data folder any more and ends')
      process.exit(1)
    }
  }, beat)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Takes a folder for this process by a lock file that is never taken from a live process. It is refused at once if a live
 * process here holds it. If a process in another container or on another machine holds it, it is watched until it shows that
 * it lives, or seems dead (a minute after it was killed).
 * @returns releases the folder.
 * @throws FolderInUseError if a live process holds it; StartError if its lock is damaged.
 */
export async function lockFolder(folder: string, timing: Timing = usual): Promise<() => void> {
  const lock = join(folder, 'lock')
  const mine = join(folder, `lock.${nameOf(thisOwner())}`)
  const attempt: Attempt = { folder, timing, mine, watches: new Map() }
  for (let isFirst = true; ; isFirst = false) {
    try {
      tryToLock(attempt)
      break
    } catch (error) {
      if (!(error instanceof UnknownOwnerError)) throw error
      const { pid, hostname } = error.owner
      if (isFirst)
        log('info', `waiting for the data folder, which process ${pid}${elsewhere(hostname)} holds`)
      await delay(timing.beat / 5)
    }
  }
  const stopTouching = keepTouching(lock, timing)
  return () => {
    stopTouching()
    if (isMine(lock)) rmSync(lock)
  }
}
