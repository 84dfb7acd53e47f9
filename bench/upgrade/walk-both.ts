import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import type { PriceAgent } from '#app/domain/agents/price-agent.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { addDays, dayIn } from '#app/domain/locale/dates.ts'
import { displayName, type ProductOffer } from '#app/domain/offers/offers.ts'
import type { Product } from '../running-product.ts'
import { landingPages } from '../traffic/bench-pages.ts'
import type { GatheredMails } from '../traffic/gather-mails.ts'
import { logIn, registerShopper, type Shopper } from '../traffic/register-shopper.ts'
import { change, follow, milk } from '../traffic/use-list.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'

export type Sides = {
  older: Product
  newer: Product
  /** The mails that both have written. */
  mails: GatheredMails
  /** Imports a file of offers by the command of one side. */
  importBy: (side: 'older' | 'newer', file: string) => Promise<void>
  say: (fact: string) => void
}

const changes = 20
const longest = 60_000

async function read<Answer>({ url }: Product, { headers }: Shopper, path: string): Promise<Answer> {
  const answer = await fetch(url + path, { headers })
  const said = await answer.text()
  assert.equal(answer.status, 200, `${url}${path} was answered: ${said}`)
  return JSON.parse(said)
}

/** Posts to the API as a browser does. @returns the answer's status. */
async function post(
  { url }: Product,
  { headers }: Shopper,
  path: string,
  body: object = {},
): Promise<number> {
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await answer.text()
  assert(answer.ok, `${path} was answered ${answer.status}: ${said}`)
  return answer.status
}

async function find({ url }: Product, term: string): Promise<ProductOffer[]> {
  const answer = await fetch(`${url}/api/typeahead-search/dk/${encodeURIComponent(term)}`, {
    headers: fromAnotherVisitor(),
  })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { organicProductOffers: { items: ProductOffer[] } }).organicProductOffers
    .items
}

/** What both versions know of a list. */
async function linesOf(product: Product, shopper: Shopper) {
  const { items, version } = await read<ShoppingList>(product, shopper, shopper.listPath)
  const lines = items.map(({ uuid, name, quantity, checked, offerId }) => ({
    ...{ uuid, name, quantity, checked, offerId },
  }))
  return { version, lines: lines.sort((a, b) => (a.uuid < b.uuid ? -1 : 1)) }
}

/** Pages and searches, as both draw and answer them. */
async function walkPages({ older, newer, say }: Sides): Promise<void> {
  const paths = await landingPages(older)
  for (const { url } of [older, newer]) {
    for (const path of paths) {
      const answer = await fetch(url + path, { headers: fromAnotherVisitor() })
      assert.equal(answer.status, 200, `${url}${path}`)
      assert.match(await answer.text(), /<h1[\s>]/, `${url}${path}`)
    }
  }
  say(`pages: both draw ${paths.join(' ')}`)
  const terms = ['kaffe', 'smør', 'rugbrød', 'toiletpapir', 'mælk']
  const shares = []
  for (const term of terms) {
    const [one, two] = [await find(older, term), await find(newer, term)]
    assert(one.length > 0 && two.length > 0, `${term} is not found`)
    const ids = new Set(one.map(({ id }) => id))
    shares.push(`${term} ${two.filter(({ id }) => ids.has(id)).length}/${two.length}`)
  }
  say(
    `search: both find offers; of those that the new one suggests, the old one does too: ${shares.join(', ')}`,
  )
}

/** Two shoppers, each registered by the server of one version and logged in by that of the other. */
async function walkAccounts({ older, newer, mails, say }: Sides) {
  const anna = await registerShopper({ url: older.url, folder: mails.folder }, 'Anna')
  const bo = await registerShopper({ url: newer.url, folder: mails.folder }, 'Bo')
  for (const product of [older, newer])
    for (const shopper of [anna, bo]) await read(product, shopper, '/api/user')
  await logIn(newer, 'Anna', '198.51.100.1')
  await logIn(older, 'Bo', '198.51.100.2')
  const recipients = await Promise.all(
    mails.read().map(async (mail) => (await PostalMime.parse(mail)).to?.[0]?.address),
  )
  assert.deepEqual(recipients.sort(), ['anna@example.org', 'bo@example.org'])
  say(
    'accounts: each registers a shopper, confirms by mail, and takes the session and the login of the other',
  )
  return { anna, bo }
}

/** A list that both write: typed words, an offer, ticks, a participant, and the stream of its changes. */
async function walkList({ older, newer, say }: Sides, { anna, bo }: Record<'anna' | 'bo', Shopper>) {
  const [offer] = await find(older, 'kaffe')
  assert(offer)
  const typed = { itemName: 'Sukker', quantity: 1, wantedAmount: '2 kg' }
  const { id: sugar } = await change(newer, anna, 'add-manually-entered-item', typed)
  await change(older, anna, 'add-manually-entered-item', milk)
  await change(older, anna, 'add-item-from-offer', { offerId: offer.id, quantity: 2 })
  await change(older, anna, `check-item/${sugar}`)
  const seen = await linesOf(older, anna)
  assert.deepEqual(await linesOf(newer, anna), seen)
  assert.deepEqual(
    seen.lines.map(({ name, quantity, checked }) => [name, quantity, checked]).sort(),
    [
      ['Mælk', 1, false],
      [displayName(offer), 2, false],
      ['Sukker', 1, true],
    ].sort(),
  )
  const { items } = await read<ShoppingList>(newer, anna, anna.listPath)
  assert.equal(items.find(({ uuid }) => uuid === sugar)?.wantedAmount, '2 kg')
  say(
    'list: what one adds, puts on from an offer and ticks, the other reads; a wanted amount outlives an old tick',
  )

  await change(older, anna, 'make-shareable')
  const { sharingCode } = await read<ShoppingList>(newer, anna, anna.listPath)
  await post(newer, bo, `/api/shopping-list/invitation/${sharingCode}/accept`)
  const ofBoth = { ...bo, listPath: anna.listPath }
  await change(newer, ofBoth, 'add-manually-entered-item', { itemName: 'Gær', quantity: 1 })
  const shared = await linesOf(older, anna)
  assert(shared.lines.some(({ name }) => name === 'Gær'))
  assert.deepEqual(await linesOf(older, ofBoth), shared)
  say('sharing: invited by the old one, taken by the new one; both members read the same list on both')

  const agent = new Agent({ keepAlive: true })
  const followings = await Promise.all(
    [older, newer].map((at) => follow(at, anna, { listPath: anna.listPath, agent })),
  )
  const heardAfter: number[] = []
  for (let index = 0; index < changes; index += 1) {
    const start = performance.now()
    const [at, by] = index % 2 ? [newer, ofBoth] : [older, anna]
    const { version } = await change(at as Product, by as Shopper, 'add-manually-entered-item', milk)
    await Promise.all(followings.map(({ next }) => next(version)))
    heardAfter.push(performance.now() - start)
  }
  for (const { stop } of followings) stop()
  const slowest = Math.max(...heardAfter)
  assert(slowest < 5000, `a change was heard after ${slowest} ms`)
  say(
    `live lists: ${changes} changes by turns were heard on both, the slowest after ${slowest.toFixed(0)} ms`,
  )
}

/** Waits for offers of a product to be found by a server, whose answers are kept for some seconds. */
async function untilFound(product: Product, term: string): Promise<ProductOffer> {
  for (const end = Date.now() + longest; Date.now() < end; await delay(500)) {
    const [found] = await find(product, term)
    if (found && displayName(found).includes(term)) return found
  }
  throw new Error(`${product.url} does not find ${term}`)
}

/** Imports by both versions, and what they tell those who watch the product. */
async function walkImports(
  { older, newer, importBy, mails, say }: Sides,
  { anna, bo }: Record<'anna' | 'bo', Shopper>,
): Promise<void> {
  const today = dayIn('dk', new Date())
  const feed = (id: string, chain: string) => {
    const file = join(mails.folder, `${id}.jsonl`)
    const days = { startDate: addDays(today, -1), endDate: addDays(today, 5) }
    const product = { brand: 'Opgrade', name: 'Opgradekiks', size: '200 g', price: 1500, currency: 'DKK' }
    writeFileSync(file, `${JSON.stringify({ id, country: 'dk', chain, ...product, ...days })}\n`)
    return file
  }
  await importBy('newer', feed('by-newer', 'Netto'))
  const { id, productVariant } = await untilFound(older, 'Opgradekiks')
  const variantId = productVariant.id
  for (const { url } of [older, newer]) {
    const page = await fetch(`${url}/single/${id}`, { headers: fromAnotherVisitor() })
    assert.match(await page.text(), /Opgradekiks/)
  }
  say('import by the new one: the old one finds the offer and draws its page')

  for (const [shopper, at] of [
    [anna, older],
    [bo, newer],
  ] as const) {
    await post(at, shopper, '/api/price-agent/create')
    await post(at, shopper, '/api/price-agent/add-product', { product_id: variantId, chain_ids: [0] })
    for (const product of [older, newer]) {
      const { items } = await read<PriceAgent>(product, shopper, '/api/price-agent/get')
      assert.deepEqual(
        items.map(({ product: { productVariant } }) => productVariant.id),
        [variantId],
      )
    }
  }
  const before = mails.read().length
  await importBy('older', feed('by-older', 'Føtex'))
  for (const end = Date.now() + longest; mails.read().length < before + 2 && Date.now() < end; )
    await delay(500)
  // A mail that is sent twice comes soon after.
  await delay(5000)
  const told = await Promise.all(
    mails
      .read()
      .map((mail) => PostalMime.parse(mail))
      .map(async (parsed) => {
        const { to, text = '' } = await parsed
        return text.includes('Opgradekiks') ? (to?.[0]?.address ?? '') : ''
      }),
  )
  assert.deepEqual(told.filter(Boolean).sort(), ['anna@example.org', 'bo@example.org'])
  say('agents: watches made by each are read by both; an import by the old one tells both shoppers, once')
}

/**
 * Walks the main paths of shoppers on two servers of one database. Says each fact that was seen.
 * @throws at the first that was not.
 */
export async function walkBoth(sides: Sides): Promise<void> {
  await walkPages(sides)
  const shoppers = await walkAccounts(sides)
  await walkList(sides, shoppers)
  await walkImports(sides, shoppers)
}
