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

/** The password of all accounts in the tests. */
export const accountPassword = 'havregryn12'

// Not in the folder of Playwright's results, which Playwright empties before it starts a server.
const preparedFolder = process.env.BROWSER_TESTS ?? '.cache/browser-tests'

/** DATA_DIR of the server that all tests share. */
export const dataFolder = join(preparedFolder, 'data')

/** A data folder with a migrated, empty database; a test's own server starts with a copy of it. */
export const emptyDataFolder = join(preparedFolder, 'empty-data')

/** The folder of the shoppers, one file each. */
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
  // If two workers read the file, `unlink` fails for one of them; `rm` may succeed for both.
  await unlink(path)
  return shopper
}

/**
 * Takes a shopper out of the pool; each shopper is given to one test only.
 * @returns undefined if the server was started without a pool.
 * @throws if the pool is empty: a registration instead would end the session that the browser has, and take long.
 */
export async function takeShopper(): Promise<Shopper | undefined> {
  const files = await ifThere(readdir(poolFolder))
  if (!files) return undefined
  for (const file of files) {
    // Another worker may have taken this one.
    const shopper = await ifThere(takeOut(join(poolFolder, file)))
    if (shopper) return shopper
  }
  throw new Error('the tests have taken all shoppers: raise the size in fill-shopper-pool.ts')
}
