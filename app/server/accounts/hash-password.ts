import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

/** What a new hash costs: 2^15 blocks of 8, twice, which is 32 MB of memory. Measured in docs/decisions/006. */
const cost = { logN: 15, r: 8, p: 2 }
const keyBytes = 32

// Hashing takes a thread each; the others of the pool go on serving files and name look-ups.
const inTurn = pLimit(2)

type Cost = typeof cost

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  // Twice what the function needs, since the limit counts its working space too.
  const options = { N, r, p, maxmem: 256 * N * r }
  return inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

/**
 * Hashes a password with scrypt (RFC 7914) on a thread of its own.
 * @returns `scrypt$logN$r$p$salt$key`, so that the cost may be raised without forgetting older hashes.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

/** Whether a password is the one that was hashed; compared in a time that does not tell how nearly. */
export async function verifyPassword({
  password,
  hash,
}: {
  password: string
  hash: string
}): Promise<boolean> {
  const [kind, logN, r, p, salt = '', key = ''] = hash.split('$')
  if (kind !== 'scrypt') throw new TypeError(`a password cannot be hashed with ${kind}`)
  const expected = Buffer.from(key, 'base64url')
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), parameters), expected)
}
