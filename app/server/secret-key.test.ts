import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keptSecret, secretKey } from './secret-key.ts'

it('makes a secret once and keeps it where only its owner reads it', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'secret-')), 'data')
  const secret = keptSecret(folder)
  const { mode } = await stat(join(folder, 'session-secret'))
  expect({
    length: secret.length,
    again: keptSecret(folder),
    files: await readdir(folder),
    mode: mode & 0o777,
  }).toEqual({
    length: 43,
    again: secret,
    files: ['session-secret'],
    mode: 0o600,
  })
})

it('gives each purpose a key of its own', () => {
  const [photos, sessions, again] = [secretKey('photos'), secretKey('sessions'), secretKey('photos')]
  expect({
    bytes: photos.symmetricKeySize,
    same: photos.equals(again),
    shared: photos.equals(sessions),
  }).toEqual({
    bytes: 32,
    same: true,
    shared: false,
  })
})
