import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { hasErrorCode } from '#app/server/error-code.ts'
import { startProduct } from '../running-product.ts'
import { registerShopper, type Shopper } from '../traffic/register-shopper.ts'

const seconds = 30
const megabytes = 400
const port = 3419

/** Writes a file until there is no space left. */
function fill(file: string): void {
  const open = openSync(file, 'w')
  for (const size of [2 ** 20, 2 ** 12, 1]) {
    try {
      for (;;) writeSync(open, Buffer.alloc(size))
    } catch (error) {
      if (!hasErrorCode(error, 'ENOSPC')) throw error
    }
  }
  closeSync(open)
}

/** Adds items for a while. @returns the names of those that were acknowledged, and the answers by status. */
async function write(url: string, { headers, listPath }: Shopper, named: string) {
  const acknowledged: string[] = []
  const answered: Record<string, number> = {}
  const endsAt = Date.now() + seconds * 1000
  for (let index = 0; Date.now() < endsAt; index += 1) {
    const itemName = `${named} ${index}`
    const answer = await fetch(`${url}${listPath}/add-manually-entered-item`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ itemName, quantity: 1 }),
      signal: AbortSignal.timeout(20_000),
    }).catch((error: Error) => error)
    const status = answer instanceof Error ? answer.name : answer.status
    if (status === 200 || status === 201) acknowledged.push(itemName)
    answered[status] = (answered[status] ?? 0) + 1
    await delay(200)
  }
  return { acknowledged, answered }
}

/** A data folder whose disk gets full while somebody writes a list, and has space again. Needs root, to mount a small disk. */
const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
process.env.TMPDIR = disk
try {
  const product = await startProduct(port, { env: { DEMO: '0' } })
  try {
    const anna = await registerShopper(product, 'Anna')
    const statusOf = async (path: string) =>
      fetch(`${product.url}${path}`, { signal: AbortSignal.timeout(20_000) }).then(
        ({ status }) => status,
        (error: Error) => error.name,
      )
    fill(join(disk, 'filler'))
    const full = await write(product.url, anna, 'full')
    const meanwhile = { readyz: await statusOf('/readyz'), page: await statusOf('/dk') }
    rmSync(join(disk, 'filler'))
    const after = await write(product.url, anna, 'after')
    const list = await fetch(`${product.url}${anna.listPath}`, { headers: anna.headers })
    const { items } = (await list.json()) as ShoppingList
    const names = new Set(items.map(({ name }) => name))
    console.info({
      whileFull: full.answered,
      ...meanwhile,
      after: after.answered,
      lost: [...full.acknowledged, ...after.acknowledged].filter((name) => !names.has(name)),
      serverEnded: product.server.exitCode,
    })
  } finally {
    await product.stop()
  }
} finally {
  execFileSync('umount', [disk])
  rmdirSync(disk)
}
