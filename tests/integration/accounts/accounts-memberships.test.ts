import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { password, servedAccounts } from './served-accounts.ts'

describeOnEachDatabase('§7.3 /api/user/memberships', (database) => {
  const { visitor, registered } = servedAccounts(database)
  const path = '/api/user/memberships'

  it('answers 401 to a visitor', async () => {
    const client = await visitor()
    expect((await client.get(path)).status).toBe(401)
    expect((await client.post(path, { programmes: ['lidl-plus'] })).status).toBe(401)
  })

  it('§4 my memberships: keeps what a user chose, without what the country does not have; null before', async () => {
    const { client } = await registered()
    expect((await client.get(path)).data).toEqual({ programmes: null, country: 'dk' })
    const chosen = ['lidl-plus', 'trumf', 'coop-dk', 'gone', 'lidl-plus']
    const { status, data } = await client.post(path, { programmes: chosen })
    const kept = { programmes: ['coop-dk', 'lidl-plus'], country: 'dk' }
    expect({ status, data }).toEqual({ status: 200, data: kept })
    expect((await client.get(path)).data).toEqual(kept)
    await client.post(path, { programmes: [] })
    expect((await client.get(path)).data).toEqual({ programmes: [], country: 'dk' })
  })

  it('§4 my memberships: takes the choice of a device only if the account has none', async () => {
    const { client } = await registered()
    const adopt = async (programmes: string[]) =>
      (await client.post(path, { programmes, if_none: true })).data.programmes
    expect(await adopt(['lidl-plus'])).toEqual(['lidl-plus'])
    expect(await adopt(['coop-dk'])).toEqual(['lidl-plus'])
    await client.post(path, { programmes: [] })
    expect(await adopt(['coop-dk'])).toEqual([])
  })

  it('§4 my memberships: keeps none of another country than the account’s', async () => {
    const { client } = await registered()
    const own = { programmes: null, country: 'dk' }
    expect((await client.post(path, { programmes: ['lidl-plus'], country: 'se' })).data).toEqual(own)
    expect((await client.get(path)).data).toEqual(own)
  })

  it.each([
    { programmes: 'trumf' },
    { programmes: [7] },
    { programmes: ['<b>'] },
    { programmes: Array.from({ length: 31 }, (_, index) => `p${index}`) },
    {},
  ])('answers 422 to %o, in the user’s language', async (body) => {
    const { client } = await registered()
    const { status, data } = await client.post(path, body)
    expect({ status, fields: Object.keys(data.errors).map((field) => field.split('.')[0]) }).toEqual({
      status: 422,
      fields: ['programmes'],
    })
    expect(data.message).not.toMatch(/Invalid|expected/i)
    expect((await client.get(path)).data.programmes).toBeNull()
  })

  it('§7.3: the export names the programmes, and the deletion of the account takes them', async () => {
    const { client } = await registered()
    await client.post(path, { programmes: ['lidl-plus', 'coop-dk'] })
    expect((await client.get('/api/user/export')).data.memberships).toEqual(['Coop', 'Lidl Plus'])
    const count = async () => {
      const [row] = await database().query<{ n: number }>(
        'select count(*)::int as n from users where memberships is not null and cardinality(memberships) = 2',
        [],
      )
      return row?.n ?? 0
    }
    const before = await count()
    expect((await client.delete('/api/user', { data: { password } })).status).toBe(204)
    expect(await count()).toBe(before - 1)
  })
})
