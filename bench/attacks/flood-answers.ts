import { startProduct } from '../running-product.ts'
import { frontPageDuring } from '../traffic/front-page-during.ts'

const seconds = 75
const connections = 6
const port = 3419

const random = (most: number) => 1 + Math.floor(Math.random() * most)
const addressOf = (index: number) => `2001:db8:${(index % 65_536).toString(16)}::1`

/**
 * Asks for the largest results pages, each of them once, over six connections for 75 seconds.
 * @param isOneAddress whether all come from one address, or each from another.
 * @returns the answers by status.
 */
async function flood(url: string, isOneAddress: boolean): Promise<Record<number, number>> {
  const answered: Record<number, number> = {}
  const endsAt = Date.now() + seconds * 1000
  let asked = 0
  const ask = async () => {
    while (Date.now() < endsAt) {
      const chains = Array.from({ length: 40 }, (_, index) => `chain=${index + 1}`).join('&')
      const answer = await fetch(`${url}/offer/ma?show=480&${chains}&chain=${random(1e9)}`, {
        headers: { 'x-forwarded-for': addressOf(isOneAddress ? 0 : ++asked) },
      })
      await answer.arrayBuffer()
      answered[answer.status] = (answered[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return answered
}

const product = await startProduct(port, { env: { TRUST_PROXY: '1' } })
try {
  for (const isOneAddress of [true, false]) {
    const before = product.memory()
    const flooding = flood(product.url, isOneAddress)
    const frontPage = await frontPageDuring(product.url, flooding)
    const answered = await flooding
    const from = isOneAddress ? 'one address' : 'an address for each request'
    console.info(`${from}:`, { answered, frontPage, memory: [before, product.memory()] })
  }
} finally {
  await product.stop()
}
