import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { log, logError } from './log.ts'

/** The names that may be in a data folder of ours. */
const ours = /^(?:database|mail|photos|imports|session-secret|lock|sources)(?:\..*)?$/

/** The permissions of everything in a data folder: its owner's only. */
export const privateRights = { folder: 0o700, file: 0o600 }
const rightsOfOthers = 0o077

/** What a path is, and whether others have rights on it; undefined if it has just gone. */
function look(path: string): { isFolder: boolean; isOpen: boolean } | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && { isFolder: stats.isDirectory(), isOpen: (stats.mode & rightsOfOthers) !== 0 }
}

/** Symbolic links in a folder are not followed. */
function takeRightsOfOthers(path: string): void {
  const seen = look(path)
  if (seen?.isOpen) chmodSync(path, seen.isFolder ? privateRights.folder : privateRights.file)
  if (!seen?.isFolder) return
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory() || entry.isFile()) takeRightsOfOthers(join(path, entry.name))
  }
}

/**
 * Removes others' permissions from files, and from folders with everything in them. If this process may not do so, for
 * example on somebody else's volume, that is logged.
 * @returns whether it was allowed to.
 */
export function makePrivate(paths: string[]): boolean {
  try {
    for (const path of paths) takeRightsOfOthers(path)
    return true
  } catch (error) {
    logError('data are open to other users of this machine, and that cannot be changed', error)
    return false
  }
}

/**
 * Creates a data folder that only its owner can open, or makes an existing one private with everything in it: it
 * contains emails, password hashes and links that log in. A folder that also contains other things than ours keeps its
 * permissions, since others may need them.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateRights.folder })
  // Nobody reaches a socket in a folder that is private.
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isSocket())
    .map(({ name }) => name)
  const own = names.filter((name) => ours.test(name)).map((name) => join(folder, name))
  const paths = own.length === names.length ? [folder, ...own] : own
  const open = paths.filter((path) => look(path)?.isOpen)
  if (open.length > 0 && makePrivate(open)) {
    log('warn', 'the data folder was open to other users of this machine; it is its owner’s only now')
  }
}
