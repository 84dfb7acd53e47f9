import { createSecretKey, hkdfSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from './error-code.ts'
import { privateRights } from './private-folder.ts'
import { settings } from './settings.ts'
import { StartError } from './start-error.ts'

const keyBytes = 32

/** The shortest secret, as for `SESSION_SECRET`. */
const leastCharacters = 32

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8')
  if (secret.trim().length >= leastCharacters) return secret
  throw new StartError(
    `${path} holds no secret of ${leastCharacters} characters. Restore it, or remove it: then a new one is made, and everybody has to log in again.`,
  )
}

/**
 * The secret in a folder, created by the first call. If several processes create it at once, all use the first one.
 * @throws StartError if the file is damaged.
 */
export function keptSecret(folder: string): string {
  const path = join(folder, 'session-secret')
  try {
    return readSecret(path)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error
  }
  mkdirSync(folder, { recursive: true, mode: privateRights.folder })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, randomBytes(keyBytes).toString('base64url'), { mode: privateRights.file })
  try {
    // A link is atomic, and never replaces the secret of another process.
    linkSync(draft, path)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readSecret(path)
}

/** The secret of this installation: `SESSION_SECRET`, or the one that is kept in `DATA_DIR`. @throws as `keptSecret`. */
export function installationSecret(): string {
  const { sessionSecret, dataDir } = settings()
  return sessionSecret ?? keptSecret(dataDir)
}

const keys = new Map<string, KeyObject>()

/**
 * A key of this installation for one purpose, so that a signature for one purpose is not valid for another (RFC 5869).
 * It is derived from `SESSION_SECRET` or, if that is not set, from a secret in `DATA_DIR`. The key object is cached:
 * creating it from bytes at each signature would cost four times as much as the signature.
 */
export function secretKey(purpose: string): KeyObject {
  const known = keys.get(purpose)
  if (known) return known
  const bytes = hkdfSync('sha256', installationSecret(), '', purpose, keyBytes)
  const key = createSecretKey(new Uint8Array(bytes))
  keys.set(purpose, key)
  return key
}
