import { createSecretKey, hkdfSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from './error-code.ts'
import { privateRights } from './private-folder.ts'
import { settings } from './settings.ts'

const keyBytes = 32

/**
 * The secret kept in a folder, made at the first call. Several processes may ask at once: the first one's is
 * everyone's.
 */
export function keptSecret(folder: string): string {
  const path = join(folder, 'session-secret')
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error
  }
  mkdirSync(folder, { recursive: true, mode: privateRights.folder })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, randomBytes(keyBytes).toString('base64url'), { mode: privateRights.file })
  try {
    // A link appears whole or not at all, and never takes the place of another's.
    linkSync(draft, path)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

const keys = new Map<string, KeyObject>()

/**
 * A key of this installation for one purpose, so that what is signed for one is nothing to another (RFC 5869): drawn
 * from `SESSION_SECRET`, or from a secret kept in `DATA_DIR` where it is not set. A key made once: Node makes one of bytes
 * anew at each signature, which costs four times the signature.
 */
export function secretKey(purpose: string): KeyObject {
  const known = keys.get(purpose)
  if (known) return known
  const { sessionSecret, dataDir } = settings()
  const bytes = hkdfSync('sha256', sessionSecret ?? keptSecret(dataDir), '', purpose, keyBytes)
  const key = createSecretKey(new Uint8Array(bytes))
  keys.set(purpose, key)
  return key
}
