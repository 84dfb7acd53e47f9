import * as v from 'valibot'
import { beforeAll, expect, it, vi } from 'vitest'
import { type CheapestRecipes, cheapestRecipesSchema } from '#app/domain/content/cheapest-recipes.ts'
import type { Post } from '#app/domain/content/content.ts'
import { Route } from '#app/routes/api/cheapest-recipes/$locale.ts'
import { type Client, servedAccounts } from '../accounts/served-accounts.ts'
import { handlersOf } from '../answer-routes.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'

vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('../accounts/cheap-hashes.ts')).cheapHashes(load),
)

const { posts } = vi.hoisted(() => ({ posts: [] as Post[] }))
vi.mock('#app/server/content/read-content.ts', async (load) => ({
  ...(await load()),
  listPosts: (country: string) => (country === 'dk' ? posts : []),
  readPost: (_: string, slug: string) => posts.find((post) => post.slug === slug),
}))

/** A recipe for two of some ingredients, each `amount | name | what is searched`. */
const recipe = (slug: string, ingredients: string[]): Post => ({
  ...{ slug, title: slug, description: '', isRecipe: true, minutes: 30, date: '2026-11-01', servings: 2 },
  ...{ picture: { tint: 'oat', kinds: ['milk'] }, steps: [], blocks: [] },
  ingredients: ingredients.map((line) => {
    const [amount = '', name = '', search = name] = line.split(' | ')
    return { amount, name, search: search === '-' ? null : search }
  }),
})
posts.push(
  recipe('milk-and-coffee', ['1 l | mælk', '400 g | kaffe', '1 l | vand | -']),
  recipe('coffee', ['400 g | kaffe']),
  recipe('butter', ['200 g | smør']),
  { ...recipe('article', []), isRecipe: false, servings: null },
  recipe('unknown', ['1 | zzz']),
  recipe('half-unknown', ['1 l | mælk', '1 | zzz']),
  recipe('milk', ['1 l | mælk']),
)

const thisWeek = { start: '2026-11-20', end: '2026-11-26' }

describeOnEachDatabase('§7.1 GET /api/cheapest-recipes/{locale}', (database) => {
  const { registered, visitor } = servedAccounts(database, {
    '/api/cheapest-recipes/:locale': handlersOf(Route),
  })
  let ids: number[]
  const chains: Record<string, number> = {}
  beforeAll(async () => {
    ids = await addOffers(database(), [
      { name: 'Letmælk', chain: 'Netto', price: 1000, size: [1, 'l'], ...thisWeek },
      { name: 'Letmælk', chain: 'Bilka', price: 800, size: [1, 'l'], ...thisWeek },
      { name: 'Letmælk', chain: 'Lidl', price: 100, size: [1, 'l'], start: '2026-11-24', end: '2026-11-30' },
      { name: 'Smør', chain: 'Netto', price: 1500, size: [0.2, 'kg'], ...thisWeek },
      { name: 'Formalet kaffe', chain: 'Netto', price: 5000, size: [0.4, 'kg'], ...thisWeek },
      {
        ...{ name: 'Formalet kaffe', chain: 'Lidl', price: 400 },
        ...{ conditions: ['member:lidl-plus'], ...thisWeek },
        size: [0.4, 'kg'],
      },
    ])
    const rows = await database().query<{ id: number; name: string }>('select id, name from chains')
    for (const { id, name } of rows) chains[name] = id
  })

  async function user({
    memberships,
    isVerified = true,
  }: {
    memberships?: string[]
    isVerified?: boolean
  } = {}) {
    const { client, email } = await registered()
    if (isVerified)
      await database().query('update users set email_verified_at = now() where email = $1', [email])
    if (memberships)
      await database().query('update users set memberships = $2 where email = $1', [email, memberships])
    return client
  }
  async function recipesOf(client: Client, query = '') {
    const { status, data } = await client.get<CheapestRecipes>(`/api/cheapest-recipes/dk${query}`)
    expect(status).toBe(200)
    // Parsing removes fields that the contract does not define.
    expect(v.parse(cheapestRecipesSchema, data)).toEqual(data)
    return data
  }
  const told = ({ recipes }: CheapestRecipes) =>
    recipes.map(({ slug, portion }) => [slug, portion.amount, portion.withoutPrice])

  it('has the four cheapest portions, those with too many unknown prices last, and neither articles nor what has no price', async () => {
    const answer = await recipesOf(await user())
    expect(answer.today).toBe('2026-11-21')
    expect(told(answer)).toEqual([
      ['milk', 400, 0],
      ['butter', 750, 0],
      ['coffee', 2500, 0],
      ['milk-and-coffee', 2900, 0],
    ])
  })

  it('is of the chains that are asked for, and of the prices that the user gets', async () => {
    const client = await user()
    expect(told(await recipesOf(client, `?chain=${chains.Netto}`)).slice(0, 2)).toEqual([
      ['milk', 500, 0],
      ['butter', 750, 0],
    ])
    const member = await user({ memberships: ['lidl-plus'] })
    expect(told(await recipesOf(member)).slice(0, 3)).toEqual([
      ['coffee', 200, 0],
      ['milk', 400, 0],
      ['milk-and-coffee', 600, 0],
    ])
  })

  it('names all offers of today that answer an ingredient', async () => {
    const [netto = 0, bilka = 0] = ids
    const { recipes } = await recipesOf(await user())
    const { ingredients = [] } = recipes.find(({ slug }) => slug === 'milk-and-coffee') ?? {}
    expect(ingredients.map(({ name, search, answeredBy }) => [name, search, answeredBy.toSorted()])).toEqual([
      ['mælk', 'mælk', [netto, bilka].toSorted()],
      ['kaffe', 'kaffe', [ids[4]]],
      ['vand', null, []],
    ])
  })

  it('has none where there are none, and is for verified users', async () => {
    const client = await user()
    expect((await client.get<CheapestRecipes>('/api/cheapest-recipes/se')).data.recipes).toEqual([])
    expect((await client.get('/api/cheapest-recipes/de')).status).toBe(404)
    expect((await (await visitor()).get('/api/cheapest-recipes/dk')).status).toBe(401)
    expect((await (await user({ isVerified: false })).get('/api/cheapest-recipes/dk')).status).toBe(403)
  })
})
