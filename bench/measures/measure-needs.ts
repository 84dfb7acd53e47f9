import type { Needs } from '#app/domain/list/needs.ts'
import { readWords } from '../quality/search/read-words.ts'
import { percentile, report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { typeOnList } from '../traffic/fill-list.ts'
import { registerShopper } from '../traffic/register-shopper.ts'

const numberOfItems = 100
/** After this many reads V8 has compiled all hot code, as in a server that runs for days. */
const warmUp = 200
const reads = 100

/** Measures the needs of a list of a hundred typed items, everyday words: the server's processor time for a read, and its answer. */
export async function measureNeeds(product: Product): Promise<void> {
  const shopper = await registerShopper(product, 'Nina')
  const words = readWords('tuned').filter(({ country, form }) => country === 'dk' && form === 'as written')
  const step = words.length / numberOfItems
  const names = Array.from(
    { length: numberOfItems },
    (_, place) => words[Math.floor(place * step)]?.text ?? '',
  )
  await typeOnList(product, shopper, names)
  const times: number[] = []
  let before = product.cpu()
  let found = 0
  for (let read = 0; read < warmUp + reads; read += 1) {
    if (read === warmUp) before = product.cpu()
    const start = performance.now()
    const answer = await fetch(`${product.url}${shopper.listPath}/needs`, { headers: shopper.headers })
    const { needs } = (await answer.json()) as Needs
    if (!answer.ok) throw new Error(`the needs were answered ${answer.status}`)
    found = needs.length
    times.push(performance.now() - start)
  }
  const name = `needs of ${numberOfItems} typed items, demo, embedded`
  report({ name: `${name}, found`, value: found, unit: '' })
  report({ name: `${name}, p50`, value: percentile(times.slice(warmUp), 0.5), unit: 'ms' })
  report({ name: `${name}, server CPU`, value: (product.cpu() - before) / reads, unit: 'ms', target: 15 })
}
