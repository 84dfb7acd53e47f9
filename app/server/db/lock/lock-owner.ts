import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasErrorCode } from '../../error-code.ts'

/**
 * The scope of process ids: another container has other processes under the same ids, and so has a rebooted machine.
 */
type Place = { bootId: string; pidNamespace: string; hostname: string }

/**
 * The process that holds a folder, as written in its lock file.
 * @property startedAt when it started, in clock ticks since boot, so that a reused process id is not taken for its
 * predecessor; empty if the system does not tell.
 */
export type Owner = Place & { pid: number; startedAt: string }

const orEmpty = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

const startOf = (pid: number) =>
  orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '')

const here: Place = {
  bootId: orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  pidNamespace: orEmpty(() => readlinkSync('/proc/self/ns/pid')),
  hostname: hostname(),
}

/** This process. */
export const thisOwner = (): Owner => ({ pid: process.pid, startedAt: startOf(process.pid), ...here })

/** An owner as a part of a file name. */
export function nameOf(owner: Owner): string {
  return createHash('sha256').update(JSON.stringify(owner)).digest('hex').slice(0, 16)
}

export const isSameOwner = (a: Owner | undefined, b: Owner): boolean =>
  a !== undefined && nameOf(a) === nameOf(b)

/** Whether an owner's process id is valid here. Locks of older versions do not say where they were made. */
export function isFromHere(owner: Owner): boolean {
  const { bootId = here.bootId, pidNamespace = here.pidNamespace, hostname: host = here.hostname } = owner
  return bootId === here.bootId && pidNamespace === here.pidNamespace && host === here.hostname
}

/** Whether an owner with a process id that is valid here is alive. */
export function isProcessAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return hasErrorCode(error, 'EPERM')
  }
  const now = startOf(pid)
  return now === '' || startedAt === '' || now === startedAt
}
