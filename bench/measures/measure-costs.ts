import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { processorTimeOf } from '../processor-time.ts'
import { readWords } from '../quality/search/read-words.ts'
import { report } from '../report.ts'
import { type Product, startProduct } from '../running-product.ts'
import { liveOffer } from '../traffic/bench-pages.ts'
import { logIn, registerShopper, type Shopper } from '../traffic/register-shopper.ts'
import { change, milk } from '../traffic/use-list.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'

const warmUp = 200
const counted = 400
/** A login hashes a password, which costs a hundred times as much as other requests. */
const logins = 20
/** A user makes 600 changes a minute at most. */
const writers = 10

async function get(product: Product, path: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(product.url + path, { headers: { ...headers, ...fromAnotherVisitor() } })
  await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
}

/** The requests of a visit, by name; each is made with the number of the request. */
async function requestsOf(product: Product): Promise<Record<string, (index: number) => Promise<unknown>>> {
  const words = readWords('tuned').filter(({ country, form }) => country === 'dk' && form === 'as written')
  const word = (index: number) => encodeURIComponent(words[index % words.length]?.text ?? '')
  const first = await liveOffer(product)
  const shoppers: Shopper[] = []
  for (let index = 0; index < writers; index += 1)
    shoppers.push(await registerShopper(product, `Writer${index}`))
  const shopper = (index: number) => shoppers[index % writers] ?? { headers: {}, listPath: '' }
  const ids: string[] = []
  return {
    'a page that is remembered': () => get(product, '/'),
    'results that nobody asked for': (index) => get(product, `/offer/${word(index)}`),
    'a product that nobody asked for': (index) => get(product, `/single/${first + index + 1}`),
    'a search that nobody asked for': (index) =>
      get(product, `/api/typeahead-search/dk/${word(words.length - 1 - index)}`),
    'a change of a list': async (index) => {
      // An item is added and taken off again, so that lists stay as long as they are.
      const id = index % (2 * writers) < writers ? undefined : ids.shift()
      const path = id === undefined ? 'add-manually-entered-item' : `remove-item/${id}`
      const made = await change(product, shopper(index), path, id === undefined ? milk : {})
      if (id === undefined) ids.push(made.id)
    },
    'a list that is read': (index) => get(product, shopper(index).listPath, shopper(index).headers),
  }
}

/**
 * Measures what each request of a visit costs a machine of ours and the database, on PostgreSQL with the demo's offers: the
 * figures from which `npm run capacity` computes machines.
 */
export async function measureCosts(port: number): Promise<void> {
  const postgres = await startPostgres()
  const product = await startProduct(port, { env: { DATABASE_URL: postgres.urlOf('postgres') } })
  const measure = async (name: string, requests: number, make: (index: number) => Promise<unknown>) => {
    const before = { machine: product.cpu(), database: processorTimeOf(postgres) }
    for (let index = 0; index < requests; index += 1) await make(index)
    const machine = (product.cpu() - before.machine) / requests
    const database = (processorTimeOf(postgres) - before.database) / requests
    report({ name: `${name}, machine`, value: machine, unit: 'ms' })
    report({ name: `${name}, database`, value: database, unit: 'ms' })
  }
  try {
    for (const [name, make] of Object.entries(await requestsOf(product))) {
      for (let index = 0; index < warmUp; index += 1) await make(index)
      await measure(name, counted, (index) => make(warmUp + index))
    }
    await measure('a login', logins, (index) =>
      logIn(product, `Writer${index % writers}`, `192.0.2.${index + 1}`),
    )
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
