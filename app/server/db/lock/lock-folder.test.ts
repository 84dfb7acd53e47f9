import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartError } from '../../start-error.ts'
import { openPglite } from '../pglite.ts'
import { FolderInUseError, lockFolder, type Timing } from './lock-folder.ts'
import { nameOf, type Owner, thisOwner } from './lock-owner.ts'

const soon: Timing = { beat: 50, silence: 1000, watch: 200 }

let folder: string
const holders: ChildProcess[] = []
const unlocks: (() => void)[] = []

/** Takes a folder for this process until it is given back, at the latest at the end of the test. */
async function lockHere(path: string, timing?: Timing): Promise<() => void> {
  const unlock = await lockFolder(path, timing)
  unlocks.push(unlock)
  return unlock
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const unlock of unlocks.splice(0)) unlock()
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** The owner of a folder that a process elsewhere took over. */
const another: Owner = { ...thisOwner(), hostname: 'another' }
const lockIn = (path: string) => join(path, 'lock')
const ownerIn = (path: string): Owner => JSON.parse(readFileSync(lockIn(path), 'utf8'))

/** A process of its own that takes the folder and holds it until it is killed. */
function holderOf(path: string, timing = soon, command = [process.execPath]): ChildProcess {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)})
    try { await lockFolder(${JSON.stringify(path)}, ${JSON.stringify(timing)}); console.log('held'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.name) }`
  const [file = '', ...parameters] = command
  const holder = spawn(file, [...parameters, '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(holder)
  return holder
}

/** Waits until a process says that it holds the folder, or why not; other lines of its log are passed over. */
async function answerOf({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of stdout ?? []) {
    said += chunk
    const [answer] = /^(held|\w+Error)$/m.exec(said) ?? []
    if (answer) return answer
  }
  return said
}

/** A process that was killed with a folder in its hands. @returns what its lock says of it. */
async function deadHolderOf(path: string): Promise<Owner> {
  const holder = holderOf(path)
  await answerOf(holder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  return ownerIn(path)
}

describe('the data folder is one process’s', () => {
  it('is refused to a second process while the first lives', async () => {
    const holder = holderOf(folder)
    expect(await answerOf(holder)).toBe('held')
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await expect(lockFolder(folder)).rejects.toThrow(
      `${folder} is in use by process ${holder.pid}. Stop that`,
    )
  })

  it('is refused at once: nothing of the database is opened first, and nothing is waited for', async () => {
    const holder = holderOf(folder)
    await answerOf(holder)
    vi.useFakeTimers()
    await expect(openPglite(folder)).rejects.toThrow(`${folder} is in use by process ${holder.pid}.`)
    expect([readdirSync(folder), vi.getTimerCount()]).toEqual([['lock'], 0])
  })

  it('is free again once it was given back', async () => {
    const unlock = await lockHere(folder)
    unlock()
    expect(readdirSync(folder)).toEqual([])
    await lockHere(folder)
  })

  it('is taken over from a process that was killed', async () => {
    await deadHolderOf(folder)
    await lockHere(folder)
    expect(ownerIn(folder)).toEqual(thisOwner())
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over also where the last one that tried was killed on the way', async () => {
    const [owner, heir] = [
      await deadHolderOf(folder),
      await deadHolderOf(mkdtempSync(join(tmpdir(), 'lock-'))),
    ]
    writeFileSync(join(folder, `lock.after.${nameOf(owner)}`), JSON.stringify(heir))
    await lockHere(folder)
    expect(ownerIn(folder)).toEqual(thisOwner())
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over from one that was killed with its lock half made', async () => {
    const owner = await deadHolderOf(folder)
    const file = join(folder, `lock.${nameOf(owner)}`)
    linkSync(lockIn(folder), file)
    writeFileSync(`${file}.next`, '')
    await lockHere(folder)
    expect(ownerIn(folder)).toEqual(thisOwner())
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over by one of many that try at once', async () => {
    await deadHolderOf(folder)
    const heirs = Array.from({ length: 6 }, () => holderOf(folder))
    const answers = await Promise.all(heirs.map(answerOf))
    expect(answers.toSorted()).toEqual([...Array<string>(5).fill('FolderInUseError'), 'held'])
  })

  it('is taken over from a dead process of a version whose lock said no more than its id and start', async () => {
    const { pid, startedAt } = await deadHolderOf(folder)
    writeFileSync(lockIn(folder), JSON.stringify({ pid, startedAt }))
    await lockHere(folder)
    expect(ownerIn(folder)).toEqual(thisOwner())
  })
})

/** Each place differs from here in these fields. */
const places: [name: string, place: Partial<Owner>][] = [
  ['another container of this machine', { pidNamespace: 'pid:[1]', hostname: '3f2a9c' }],
  ['another machine', { bootId: 'another', hostname: 'nas-client' }],
  ['this machine before it was started again', { bootId: 'before' }],
]

describe('an owner whose process cannot be looked for', () => {
  /** A lock that was taken elsewhere by a process with this one's id, and was touched so many milliseconds ago. */
  const lockedElsewhere = (place: Partial<Owner>, ago: number) => {
    writeFileSync(lockIn(folder), JSON.stringify({ ...thisOwner(), ...place }))
    touch(ago)
  }
  const touch = (ago: number) => {
    const then = new Date(Date.now() - ago)
    utimesSync(lockIn(folder), then, then)
  }

  it.each(places)('%s: is not taken for dead because its process id is not here', async (_, place) => {
    lockedElsewhere(place, 0)
    const touching = setInterval(() => touch(0), soon.beat)
    const { hostname, pid } = { ...thisOwner(), ...place }
    await expect(lockFolder(folder, soon)).rejects.toThrow(
      `${folder} is in use by process ${pid} on ${hostname}, in another container or on another machine. Stop that`,
    )
    clearInterval(touching)
    expect(ownerIn(folder)).toEqual({ ...thisOwner(), ...place })
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it.each(places)(
    '%s: is dead once its lock was silent for long, and while it was watched',
    async (_, place) => {
      lockedElsewhere(place, 0)
      const start = performance.now()
      await lockHere(folder, soon)
      expect(performance.now() - start).toBeGreaterThan(soon.silence * 0.9)
      expect(ownerIn(folder)).toEqual(thisOwner())
      expect(readdirSync(folder)).toEqual(['lock'])
    },
  )

  it('is alive though its lock is old, because its machine slept: it touches it while it is watched', async () => {
    lockedElsewhere(places[0]?.[1] ?? {}, 3_600_000)
    const taking = lockFolder(folder, { ...soon, watch: 20_000 })
    setTimeout(() => touch(0), 100)
    await expect(taking).rejects.toThrow(FolderInUseError)
  })

  it('is dead also if who took over from it elsewhere was killed on the way', async () => {
    const [owner, heir] = [
      { ...thisOwner(), hostname: 'one' },
      { ...thisOwner(), hostname: 'two' },
    ]
    lockedElsewhere(owner, soon.silence * 2)
    const takeover = join(folder, `lock.after.${nameOf(owner)}`)
    writeFileSync(takeover, JSON.stringify(heir))
    await lockHere(folder, soon)
    expect(ownerIn(folder)).toEqual(thisOwner())
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('says where it is, and touches its lock while it lives', async () => {
    const unlock = await lockHere(folder, soon)
    expect(ownerIn(folder)).toEqual({
      pid: process.pid,
      startedAt: expect.stringMatching(/^\d+$/),
      bootId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      pidNamespace: expect.stringMatching(/^pid:\[\d+\]$/),
      hostname: expect.stringMatching(/./),
    })
    touch(3_600_000)
    await expect.poll(() => Date.now() - statSync(lockIn(folder)).mtimeMs).toBeLessThan(60_000)
    unlock()
  })

  it.each([
    ['was taken over', () => writeFileSync(lockIn(folder), JSON.stringify(another))],
    ['was taken over and given back', () => rmSync(lockIn(folder))],
  ])('ends when it finds that its folder %s while it could not run', async (_, happen) => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    await lockHere(folder, soon)
    happen()
    await expect.poll(() => exit.mock.calls[0]).toEqual([1])
  })

  it('is given back by its own process only', async () => {
    const unlock = await lockHere(folder)
    writeFileSync(lockIn(folder), JSON.stringify(another))
    unlock()
    expect(ownerIn(folder)).toEqual(another)
  })

  it('that is given back ends no process', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    vi.useFakeTimers()
    const unlock = await lockHere(folder)
    unlock()
    vi.advanceTimersByTime(60_000)
    expect(exit).not.toHaveBeenCalled()
  })
})

/** Runs a command as process 1 of a namespace of its own, as a container does; as it is where the system refuses that. */
function inContainer(): string[] {
  const unshare = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
  try {
    execFileSync(unshare[0] ?? '', [...unshare.slice(1), 'true'], { stdio: 'ignore' })
    return [...unshare, process.execPath]
  } catch {
    return [process.execPath]
  }
}

it('of two containers on one folder, whose servers are both process 1, the second is refused', async () => {
  const command = inContainer()
  // A machine that is busy with others may stop a process for a second.
  const timing = { beat: 100, silence: 5000, watch: 1000 }
  const first = holderOf(folder, timing, command)
  expect(await answerOf(first)).toBe('held')
  expect(await answerOf(holderOf(folder, timing, command))).toBe('FolderInUseError')
  await expect(lockFolder(folder, timing)).rejects.toThrow(FolderInUseError)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await lockHere(folder, timing)
  expect(ownerIn(folder)).toEqual(thisOwner())
})

describe('a lock that names no process', () => {
  it.each(['', '{"pid":', 'null', '{}', '{"pid":"7"}'])('%j is told of in one sentence', async (text) => {
    writeFileSync(join(folder, 'lock'), text)
    await expect(lockFolder(folder)).rejects.toEqual(
      new StartError(
        `${join(folder, 'lock')} names no process. If no server uses this folder, remove the file.`,
      ),
    )
  })
})
