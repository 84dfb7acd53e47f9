import { randomUUID } from 'node:crypto'
import { startProduct } from '../running-product.ts'
import { frontPageDuring } from '../traffic/front-page-during.ts'
import { registerShopper } from '../traffic/register-shopper.ts'

const seconds = 75
const writers = 6
const readers = 2
const port = 3419

/** An account that adds items over six connections and empties its list again and again, while it exports itself over two. */
const product = await startProduct(port)
try {
  const { headers, listPath } = await registerShopper(product, 'Anna')
  const before = product.memory()
  const endsAt = Date.now() + seconds * 1000
  const answered: Record<string, number> = {}
  const count = (what: string, status: number) => {
    answered[`${what} ${status}`] = (answered[`${what} ${status}`] ?? 0) + 1
  }
  let exported = 0
  const write = async () => {
    for (let turn = 1; Date.now() < endsAt; turn += 1) {
      const path = turn % 50 === 0 ? 'remove-all-items' : 'add-manually-entered-item'
      const answer = await fetch(`${product.url}${listPath}/${path}`, {
        method: 'POST',
        headers: { ...headers, 'x-client-mutation-id': randomUUID() },
        body: JSON.stringify(turn % 50 === 0 ? {} : { itemName: randomUUID().repeat(2), quantity: 1 }),
      })
      await answer.arrayBuffer()
      count('changes', answer.status)
    }
  }
  const read = async () => {
    while (Date.now() < endsAt) {
      const answer = await fetch(`${product.url}/api/user/export`, { headers })
      const { byteLength } = await answer.arrayBuffer()
      if (answer.ok) exported += byteLength
      count('exports', answer.status)
    }
  }
  const working = Promise.all([
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, read),
  ])
  const frontPage = await frontPageDuring(product.url, working)
  console.info({ answered, exported, frontPage, memory: [before, product.memory()] })
} finally {
  await product.stop()
}
