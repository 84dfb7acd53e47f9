import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keptFiles } from './kept-files.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'kept-'))

/** A clock on which a second passes each time one looks. */
function clock(): () => number {
  let time = 0
  return () => (time += 1000)
}

it('gives back what was kept, and nothing for what was not', async () => {
  const files = keptFiles(await newFolder(), 1000)
  await files.write('a', Buffer.from('photo'))
  expect([await files.read('a'), await files.read('b')]).toEqual([Buffer.from('photo'), undefined])
})

it('keeps them where only their owner reads them', async () => {
  const folder = join(await newFolder(), 'photos')
  await keptFiles(folder, 1000).write('a', Buffer.from('photo'))
  const modes = await Promise.all(
    [folder, join(folder, 'a')].map(async (path) => (await stat(path)).mode & 0o777),
  )
  expect(modes).toEqual([0o700, 0o600])
})

it('keeps to its size: those asked for longest ago go first', async () => {
  const folder = await newFolder()
  const files = keptFiles(folder, 1000, clock())
  for (const name of ['first', 'second', 'third']) await files.write(name, Buffer.alloc(300))
  await files.read('first')
  await files.write('fourth', Buffer.alloc(300))
  expect((await readdir(folder)).sort()).toEqual(['first', 'fourth', 'third'])
})

it('counts what an earlier process kept, and keeps to its size when many are written at once', async () => {
  const folder = await newFolder()
  const now = clock()
  await keptFiles(folder, 1000, now).write('earlier', Buffer.alloc(900))
  const files = keptFiles(folder, 1000, now)
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => files.write(name, Buffer.alloc(300))))
  expect((await readdir(folder)).length).toBeLessThanOrEqual(3)
  expect(await readdir(folder)).not.toContain('earlier')
})
