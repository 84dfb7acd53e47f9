import { expect, it } from 'vitest'
import { offered } from '../agents/served-agents.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { servedAccounts } from './served-accounts.ts'

describeOnEachDatabase('§7.3 /api/user/my-chains', (database) => {
  const { visitor, registered } = servedAccounts(database)
  const path = '/api/user/my-chains'

  it('answers 401 to a visitor', async () => {
    const client = await visitor()
    expect((await client.get(path)).status).toBe(401)
    expect((await client.post(path, { chain_ids: [1] })).status).toBe(401)
  })

  it('§4 my chains: keeps the chains that a user chose; null before', async () => {
    const { client } = await registered()
    expect((await client.get(path)).data).toEqual({ chain_ids: null, country: 'dk' })
    const { status, data } = await client.post(path, { chain_ids: [7, 3, 7] })
    expect({ status, data }).toEqual({ status: 200, data: { chain_ids: [3, 7], country: 'dk' } })
    expect((await client.get(path)).data).toEqual({ chain_ids: [3, 7], country: 'dk' })
    await client.post(path, { chain_ids: [] })
    expect((await client.get(path)).data).toEqual({ chain_ids: [], country: 'dk' })
  })

  it('§4 my chains: takes the choice of a device only if the account has none', async () => {
    const { client } = await registered()
    const adopt = async (chain_ids: number[]) => (await client.post(path, { chain_ids, if_none: true })).data
    expect(await adopt([4])).toEqual({ chain_ids: [4], country: 'dk' })
    expect(await adopt([9])).toEqual({ chain_ids: [4], country: 'dk' })
    await client.post(path, { chain_ids: [] })
    expect(await adopt([9])).toEqual({ chain_ids: [], country: 'dk' })
  })

  it('§4 my chains: keeps no chains of another country than the account’s', async () => {
    const { client } = await registered()
    const given = { chain_ids: [4], country: 'se' }
    const own = { chain_ids: null, country: 'dk' }
    expect((await client.post(path, given)).data).toEqual(own)
    expect((await client.post(path, { ...given, if_none: true })).data).toEqual(own)
    expect((await client.get(path)).data).toEqual(own)
    expect((await client.post(path, { ...given, country: 'dk' })).data).toEqual({ ...own, chain_ids: [4] })
  })

  it.each([
    { chain_ids: 'netto' },
    { chain_ids: [0] },
    { chain_ids: [2_147_483_648] },
    { chain_ids: [1.5] },
    { chain_ids: Array.from({ length: 31 }, (_, index) => index + 1) },
    {},
  ])('answers 422 to %o', async (body) => {
    const { client } = await registered()
    const { status, data } = await client.post(path, body)
    expect({ status, fields: Object.keys(data.errors).map((field) => field.split('.')[0]) }).toEqual({
      status: 422,
      fields: ['chain_ids'],
    })
    expect((await client.get(path)).data).toEqual({ chain_ids: null, country: 'dk' })
  })

  it('§7.3: the export names the chains', async () => {
    const { client } = await registered()
    const exported = async () => (await client.get('/api/user/export')).data
    const [offer] = await offered(database(), [
      { name: 'Kaffe', chain: 'Netto', chainCategory: 'Dagligvarer' },
    ])
    await client.post(path, { chain_ids: [offer?.chainId] })
    expect((await exported()).my_chains).toEqual(['Netto'])
  })
})
