import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUseError, lockFolder } from './lock-folder.ts'
import { openPglite } from './pglite.ts'

let folder: string
const holders: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  vi.useRealTimers()
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A process of its own that takes the folder and holds it until it is killed. */
async function holderOf(path: string): Promise<ChildProcess> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)})
    try { lockFolder(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.name) }`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(holder)
  return holder
}
const firstLine = async (holder: ChildProcess) => {
  const [chunk] = (await once(holder.stdout ?? holder, 'data')) as [Buffer]
  return chunk.toString().trim()
}

/** A process that was killed with a folder in its hands. @returns what its lock says of it. */
async function deadHolderOf(path: string): Promise<{ pid: number; startedAt: string }> {
  const holder = await holderOf(path)
  await firstLine(holder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  return JSON.parse(readFileSync(join(path, 'lock'), 'utf8'))
}

describe('the data folder is one process’s', () => {
  it('is refused to a second process while the first lives', async () => {
    const holder = await holderOf(folder)
    expect(await firstLine(holder)).toBe('held')
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${holder.pid}.`)
  })

  it('is refused at once: nothing of the database is opened first, and nothing is waited for', async () => {
    const holder = await holderOf(folder)
    await firstLine(holder)
    vi.useFakeTimers()
    await expect(openPglite(folder)).rejects.toThrow(`${folder} is in use by process ${holder.pid}.`)
    expect([readdirSync(folder), vi.getTimerCount()]).toEqual([['lock'], 0])
  })

  it('is free again once it was given back', () => {
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder)()
  })

  it('is taken over from a process that was killed', async () => {
    await deadHolderOf(folder)
    lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over also where the last one that tried was killed on the way', async () => {
    const [owner, heir] = [
      await deadHolderOf(folder),
      await deadHolderOf(mkdtempSync(join(tmpdir(), 'lock-'))),
    ]
    writeFileSync(join(folder, `lock.after.${owner.pid}.${owner.startedAt}`), JSON.stringify(heir))
    lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over from one that was killed with the same number, its lock half made', () => {
    const mine = join(folder, `lock.${process.pid}`)
    writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: 'before' }))
    linkSync(mine, join(folder, 'lock'))
    writeFileSync(`${mine}.next`, '')
    lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).startedAt).not.toBe('before')
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over by one of many that try at once', async () => {
    await deadHolderOf(folder)
    const heirs = await Promise.all(Array.from({ length: 6 }, () => holderOf(folder)))
    const answers = await Promise.all(heirs.map(firstLine))
    expect(answers.toSorted()).toEqual([...Array<string>(5).fill('FolderInUseError'), 'held'])
  })
})
