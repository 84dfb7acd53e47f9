import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { Busy } from '../../api/failures.ts'

/**
 * The cost of a new hash: 2^15 blocks of 8, three times, which takes 32 MB of memory; one of the settings that OWASP's
 * Password Storage Cheat Sheet names as the least. Measured in docs/decisions/006.
 */
const cost = { logN: 15, r: 8, p: 3 }
const keyBytes = 32

// Each hash occupies a thread; the pool's other threads go on serving files and name look-ups.
const inTurn = pLimit(2)
/** Passwords being hashed and those that wait, each with the address it came from. */
const places = new Map<symbol, string | undefined>()
/** Some four seconds of work on two cores. */
const mostPlaces = 42
/** Per address, so that no address fills the queue, not even with right passwords. */
const mostPlacesOfAddress = 6
const busySeconds = 5

type Cost = typeof cost

/** Who waits for a hash: `signal` is aborted when they stop waiting, `address` is the one that limits count. */
export type Asker = { signal?: AbortSignal; address?: string }

const isAddressFull = (address: string) =>
  [...places.values()].filter((other) => other === address).length >= mostPlacesOfAddress

function takePlace(address: string | undefined): symbol {
  if (places.size >= mostPlaces || (address !== undefined && isAddressFull(address)))
    throw new Busy(busySeconds)
  const place = Symbol('a place in the queue')
  places.set(place, address)
  return place
}

async function derive(
  password: string,
  salt: Buffer,
  { cost: { logN, r, p }, asker }: { cost: Cost; asker: Asker },
): Promise<Buffer> {
  const { signal, address } = asker
  const place = takePlace(address)
  const leave = () => places.delete(place)
  signal?.addEventListener('abort', leave)
  const N = 2 ** logN
  // Twice what the function needs, since the limit counts its working space too.
  const options = { N, r, p, maxmem: 256 * N * r }
  const hash = () => {
    // A client that has hung up costs no hash.
    signal?.throwIfAborted()
    return new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  }
  return inTurn(hash).finally(() => {
    leave()
    signal?.removeEventListener('abort', leave)
  })
}

/**
 * Hashes a password with scrypt (RFC 7914) on another thread, two at a time.
 * @throws Busy if too many wait, in all or from the same address; the signal's reason if it is aborted
 * before its turn.
 * @returns `scrypt$logN$r$p$salt$key`, so that older hashes stay valid when the cost is raised.
 */
export async function hashPassword(password: string, asker: Asker = {}): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { cost, asker })
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

/** Whether a hash was made with another cost than new ones, so that it should be made anew at the next login. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`scrypt$${cost.logN}$${cost.r}$${cost.p}$`)
}

/**
 * Whether a password is the one that was hashed, compared in constant time.
 * @throws as `hashPassword`.
 */
export async function verifyPassword(
  { password, hash }: { password: string; hash: string },
  asker: Asker = {},
): Promise<boolean> {
  const [kind, logN, r, p, salt = '', key = ''] = hash.split('$')
  if (kind !== 'scrypt') throw new TypeError(`a password cannot be hashed with ${kind}`)
  const expected = Buffer.from(key, 'base64url')
  const given = { logN: Number(logN), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { cost: given, asker })
  return timingSafeEqual(derived, expected)
}
