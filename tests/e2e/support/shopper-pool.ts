import { readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrorCode } from '#app/server/error-code.ts'

/** A verified user in Denmark, logged in: the cookies of their browser. */
export type Shopper = { email: string; cookies: Cookie[] }
type Cookie = {
  name: string
  value: string
  domain: string
  path: string
  httpOnly: boolean
  sameSite: 'Lax'
}

/** The password of every account that a test has. */
export const accountPassword = 'havregryn12'

/** DATA_DIR of the server that all tests share. */
export const dataFolder = 'test-results/.data'

/** A data folder with a migrated database and nothing in it, which servers of a test's own begin with a copy of. */
export const emptyDataFolder = 'test-results/.empty-data'

/** Where the shoppers wait, a file each. */
export const poolFolder = join(dataFolder, 'shoppers')

/** @returns undefined if a file or folder is not there. @throws any other error. */
async function ifThere<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function takeOut(path: string): Promise<Shopper> {
  const shopper: Shopper = JSON.parse(await readFile(path, 'utf8'))
  // Of two that read it, `unlink` fails for one; `rm` may succeed for both.
  await unlink(path)
  return shopper
}

/**
 * Takes a shopper out of the pool, each of which is given to one test only.
 * @returns undefined if none is left, or if the server was started without a pool.
 */
export async function takeShopper(): Promise<Shopper | undefined> {
  for (const file of (await ifThere(readdir(poolFolder))) ?? []) {
    // Another worker may have taken this one.
    const shopper = await ifThere(takeOut(join(poolFolder, file)))
    if (shopper) return shopper
  }
  return undefined
}
