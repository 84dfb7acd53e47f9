import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
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

it.each(['', 'too short', ' '.repeat(40)])(
  'a damaged secret %j is told of, and not replaced',
  async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'secret-'))
    await writeFile(join(folder, 'session-secret'), text)
    expect(() => keptSecret(folder)).toThrow(
      `${join(folder, 'session-secret')} holds no secret of 32 characters.`,
    )
    expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe(text)
  },
)
