import { expect, it } from 'vitest'
import { agentRoutes, offered } from '../agents/served-agents.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { listRoutes } from '../lists/list-routes.ts'
import { servedAccounts } from './served-accounts.ts'

describeOnEachDatabase('§6 a write says whose page it was made on', (database) => {
  const { visitor, registered } = servedAccounts(database, { ...agentRoutes, ...listRoutes })
  const verified = async () => {
    const { client, email } = await registered()
    await database().query('update users set email_verified_at = now() where email = $1', [email])
    return { client, email }
  }
  const of = (email: string) => ({ headers: { 'X-Page-User': encodeURIComponent(email) } })
  const coffee = async () => {
    const [offer] = await offered(database(), [
      { name: 'Kaffe', chain: 'Netto', chainCategory: 'Dagligvarer' },
    ])
    if (!offer) throw new Error('there is no offer')
    return { product_id: offer.variantId, chain_ids: [offer.chainId] }
  }
  const unauthenticated = { status: 401, data: { message: 'Unauthenticated.' } }

  it('401 if somebody else has logged in since, and nothing of theirs is changed', async () => {
    const [anna, bo] = [await verified(), await verified()]
    const { data: list } = await bo.client.get('/api/shopping-list/active/dk')
    await bo.client.post('/api/price-agent/create/')
    const watch = await coffee()
    const writes = [
      ['post', '/api/price-agent/add-product/', watch],
      ['post', '/api/price-agent/set-mails/', { mails: 'never', shopping_day: 1 }],
      [
        'post',
        `/api/shopping-list/uuid/${list.uuid}/add-manually-entered-item`,
        { itemName: 'Ost', quantity: 1 },
      ],
      ['patch', '/api/user/update-information', { name: 'Anna' }],
      ['delete', '/api/user/sessions', { password: 'wrong' }],
    ] as const
    const seen = async () => {
      const paths = ['/api/price-agent/get/', '/api/shopping-list/active/dk', '/api/user']
      return Promise.all(paths.map(async (path) => (await bo.client.get(path)).data))
    }
    const before = await seen()
    for (const [method, url, data] of writes) {
      const { status, data: told } = await bo.client.request({ method, url, data, ...of(anna.email) })
      expect({ url, status, data: told }).toEqual({ url, ...unauthenticated })
    }
    expect(await seen()).toEqual(before)
  })

  it('also for a list that somebody else does not have: not 404, so that the change waits for its user', async () => {
    const [anna, bo] = [await verified(), await verified()]
    const { data: list } = await anna.client.get('/api/shopping-list/active/dk')
    const path = `/api/shopping-list/uuid/${list.uuid}/add-manually-entered-item`
    const { status, data } = await bo.client.post(path, { itemName: 'Ost', quantity: 1 }, of(anna.email))
    expect({ status, data }).toEqual(unauthenticated)
    expect((await anna.client.get('/api/shopping-list/active/dk')).data.items).toEqual([])
  })

  it('a list is not read by somebody else either, if the request says whose it is', async () => {
    const [anna, bo] = [await verified(), await verified()]
    expect((await bo.client.get('/api/shopping-list/active/dk', of(anna.email))).status).toBe(401)
    expect((await bo.client.get('/api/shopping-list/active/dk', of(bo.email))).status).toBe(200)
  })

  it('§7: without the header, or with the name of who is logged in, everything is as the contract says', async () => {
    const { client, email } = await verified()
    await client.post('/api/price-agent/create/')
    const watch = await coffee()
    expect((await client.post('/api/price-agent/add-product/', watch)).status).toBe(200)
    expect((await client.post('/api/price-agent/update-product/', watch, of(email))).status).toBe(200)
    const guest = await visitor()
    expect(
      (await guest.post('/login', { email, password: 'smør på brødet' }, of('bo@example.dk'))).status,
    ).toBe(200)
  })

  it.each(['%', 'anna', ''])('bad input: %j is nobody', async (name) => {
    const { client } = await verified()
    const { status } = await client.post('/api/price-agent/create/', {}, { headers: { 'X-Page-User': name } })
    expect(status).toBe(401)
  })
})
