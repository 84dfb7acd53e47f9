import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { morning } from '../accounts/served-accounts.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { change, inSweden, lines, read, type Shopper, servedLists, type } from './served-lists.ts'

const uuidOf = ({ list }: Shopper) => list.slice(-36)
const codeOf = async (owner: Shopper): Promise<string> =>
  ((await change(owner, 'make-shareable')).data as { sharingCode: string }).sharingCode
const invitation = (code: string) => `/api/shopping-list/invitation/${code}`
const accept = (client: Shopper, code: string) => change(client, `${invitation(code)}/accept`)
const active = async (client: Shopper, locale = 'dk') =>
  (await client.get(`/api/shopping-list/active/${locale}`)).data

describeOnEachDatabase('§4 sharing a list', (database) => {
  const { shopper, participant, registered, visitor } = servedLists(database)

  describe('the code', () => {
    it('§7.4 POST make-shareable: 128 random bits, the same until it is withdrawn', async () => {
      const anna = await shopper()
      expect((await read(anna)).sharingCode).toBe(undefined)
      const { data, ...answer } = await change(anna, 'make-shareable')
      expect({ ...answer, data }).toEqual({
        status: 200,
        version: 2,
        data: { sharingCode: expect.stringMatching(/^[\w-]{22}$/) },
      })
      const code = await codeOf(anna)
      expect([code, (await read(anna)).sharingCode]).toEqual([
        (data as { sharingCode: string }).sharingCode,
        code,
      ])
      expect((await change(anna, 'withdraw-sharing-code')).status).toBe(204)
      expect((await read(anna)).sharingCode).toBe(undefined)
      expect(await codeOf(anna)).not.toBe(code)
    })

    it('a withdrawn code opens nothing, and participants stay', async () => {
      const anna = await shopper()
      const code = await codeOf(anna)
      const bo = await shopper({ name: 'Bo' })
      await accept(bo, code)
      await change(anna, 'withdraw-sharing-code')
      const carla = await shopper()
      expect([(await carla.get(invitation(code))).status, (await accept(carla, code)).status]).toEqual([
        404, 404,
      ])
      expect((await active(bo)).uuid).toBe(uuidOf(anna))
    })

    it('looking up codes is throttled by address, with Retry-After, in the requested language', async () => {
      const guest = await visitor()
      const statuses = []
      for (let guess = 0; guess < 31; guess += 1) {
        statuses.push((await guest.get(invitation(`guess-${guess}`.padEnd(22, '-')))).status)
      }
      expect(statuses).toEqual([...Array(30).fill(404), 429])
      const anna = await shopper(inSweden)
      const { status, headers, data } = await anna.post(`${invitation('guess')}/accept`)
      expect({ status, data, wait: headers['retry-after'] }).toEqual({
        status: 429,
        data: { message: 'Det blev för många försök. Vänta lite och försök igen.' },
        wait: '60',
      })
      vi.setSystemTime(Date.now() + 60_000)
      expect((await guest.get(invitation('guess'))).status).toBe(404)
    })
  })

  it('an invalid code is 404, whatever its characters', async () => {
    const guest = await visitor()
    const anna = await shopper()
    for (const code of ['%00', '%27', '..%2f', 'x'.repeat(5000), '🥦', `${await codeOf(anna)}x`]) {
      expect([code, (await guest.get(invitation(code))).status, (await accept(anna, code)).status]).toEqual([
        code,
        404,
        404,
      ])
    }
  })

  it('an invitation tells anybody the owner, the number of items, and their own relation to the list', async () => {
    const anna = await shopper({ name: 'Anna Hansen' })
    await type(anna, 'Mælk', 5)
    await change(anna, `remove-item/${await type(anna, 'Brød')}`)
    const code = await codeOf(anna)
    const bo = await shopper()
    const { client: unverified } = await registered()
    const told = async (who: { get: Shopper['get'] }) => (await who.get(invitation(code))).data
    const shown = { ownerName: 'Anna Hansen', amount: 5, country: 'dk' }
    expect(await told(await visitor())).toEqual({ ...shown, role: 'visitor' })
    expect(await told(unverified)).toEqual({ ...shown, role: 'invited' })
    expect(await told(bo)).toEqual({ ...shown, role: 'invited' })
    expect(await told(anna)).toEqual({ ...shown, role: 'owner' })
    await accept(bo, code)
    expect(await told(bo)).toEqual({ ...shown, role: 'participant' })
  })

  describe('participation', () => {
    it('a user who accepts has the list as their active one, and both see the participants', async () => {
      const anna = await shopper({ name: 'Anna' })
      await type(anna, 'Mælk')
      const code = await codeOf(anna)
      const bo = await shopper({ name: 'Bo' })
      await type(bo, 'Bos egen')
      const { status, version, data } = await accept(bo, code)
      expect({ status, version }).toEqual({ status: 200, version: 4 })
      expect(data).toEqual(await active(bo))
      expect(data).toMatchObject({
        uuid: uuidOf(anna),
        items: [{ name: 'Mælk' }],
        owner: { name: 'Anna', isUser: false },
        participants: [{ name: 'Bo' }],
        version: 4,
        sharingCode: code,
      })
      expect(await read(anna)).toMatchObject({
        owner: { name: 'Anna', isUser: true },
        participants: [{ name: 'Bo' }],
        version: 4,
      })
      await change(bo, `${anna.list}/check-item/${(await read(anna)).items[0]?.uuid}`)
      expect(await lines(anna)).toEqual([['Mælk', 1, true]])
    })

    it('accepting again, and one’s own invitation, changes nothing', async () => {
      const anna = await shopper()
      const code = await codeOf(anna)
      const bo = await shopper()
      await Promise.all([accept(bo, code), accept(bo, code)])
      const before = await read(anna)
      expect(before.participants).toHaveLength(1)
      expect((await accept(bo, code)).status).toBe(200)
      expect((await accept(anna, code)).data).toEqual(before)
      expect(await read(anna)).toEqual(before)
    })

    it('leaving activates the user’s own list, and ends access to the other', async () => {
      const anna = await shopper()
      const bo = await participant(anna)
      expect((await change(bo, `${anna.list}/leave`)).status).toBe(204)
      expect((await active(bo)).uuid).toBe(uuidOf(bo))
      expect([(await bo.get(anna.list)).status, (await change(bo, `${anna.list}/leave`)).status]).toEqual([
        404, 404,
      ])
      expect((await read(anna)).participants).toEqual([])
      expect((await change(anna, 'leave')).status).toBe(404)
    })

    it('leaving repeated with the same id gets the same response', async () => {
      const anna = await shopper()
      const bo = await participant(anna)
      const id = crypto.randomUUID()
      const left = await change(bo, `${anna.list}/leave`, {}, id)
      expect(left.status).toBe(204)
      expect(await change(bo, `${anna.list}/leave`, {}, id)).toEqual(left)
    })

    it('the owner removes a participant, who then has no access to the list', async () => {
      const anna = await shopper()
      const bo = await participant(anna, { name: 'Bo' })
      vi.setSystemTime(Date.now() + 1000)
      const carla = await participant(anna, { name: 'Carla' })
      const { participants } = await read(anna)
      expect(participants.map(({ name }) => name)).toEqual(['Bo', 'Carla'])
      const [first] = participants
      expect((await change(carla, `${anna.list}/remove-participant/${first?.uuid}`)).status).toBe(403)
      expect((await change(anna, `remove-participant/${first?.uuid}`)).status).toBe(200)
      expect((await read(anna)).participants).toEqual(participants.slice(1))
      expect((await bo.get(anna.list)).status).toBe(404)
      expect((await change(bo, `${anna.list}/remove-all-items`)).status).toBe(404)
      expect((await active(bo)).uuid).toBe(uuidOf(bo))
      expect((await change(anna, `remove-participant/${first?.uuid}`)).status).toBe(404)
      const other = await shopper()
      expect((await change(other, `remove-participant/${participants[1]?.uuid}`)).status).toBe(404)
    })

    it('a removed participant cannot come back by the old code; the owner has a new one', async () => {
      const anna = await shopper()
      const bo = await participant(anna)
      vi.setSystemTime(Date.now() + 1000)
      const carla = await participant(anna)
      const code = await codeOf(anna)
      const before = await read(anna)
      const id = crypto.randomUUID()
      const path = `remove-participant/${before.participants[0]?.uuid}`
      const removed = await change(anna, path, {}, id)
      expect(removed).toEqual({
        status: 200,
        version: before.version + 1,
        data: { sharingCode: expect.stringMatching(/^[\w-]{22}$/) },
      })
      const { sharingCode } = removed.data as { sharingCode: string }
      expect(sharingCode).not.toBe(code)
      const after = await read(anna)
      expect(after).toMatchObject({ sharingCode, version: before.version + 1 })
      expect([(await bo.get(invitation(code))).status, (await accept(bo, code)).status]).toEqual([404, 404])
      expect((await active(bo)).uuid).toBe(uuidOf(bo))
      // A remaining participant can invite others with the new code.
      expect((await active(carla)).sharingCode).toBe(sharingCode)
      expect((await accept(bo, sharingCode)).status).toBe(200)
      expect(await change(anna, path, {}, id)).toEqual(removed)
      expect((await read(anna)).sharingCode).toBe(sharingCode)
    })

    it('a removal from a list whose code was withdrawn creates no new code', async () => {
      const anna = await shopper()
      await participant(anna)
      await change(anna, 'withdraw-sharing-code')
      const { participants, version } = await read(anna)
      expect(await change(anna, `remove-participant/${participants[0]?.uuid}`)).toMatchObject({
        status: 204,
        version: version + 1,
      })
      expect((await read(anna)).sharingCode).toBe(undefined)
    })

    it('the code does not change if a participant leaves by themselves, and they may come back', async () => {
      const anna = await shopper()
      const bo = await participant(anna)
      const code = await codeOf(anna)
      await change(bo, `${anna.list}/leave`)
      expect((await read(anna)).sharingCode).toBe(code)
      expect((await accept(bo, code)).status).toBe(200)
      const carla = await shopper()
      const hers = await codeOf(carla)
      await accept(bo, hers)
      expect([(await read(anna)).sharingCode, (await read(carla)).sharingCode]).toEqual([code, hers])
    })

    it('a removal without a matching participant does not change the code', async () => {
      const anna = await shopper()
      const bo = await participant(anna)
      const code = await codeOf(anna)
      expect((await change(anna, `remove-participant/${crypto.randomUUID()}`)).status).toBe(404)
      const [first] = (await read(anna)).participants
      expect((await change(bo, `${anna.list}/remove-participant/${first?.uuid}`)).status).toBe(403)
      expect((await read(anna)).sharingCode).toBe(code)
    })

    it('a participant can neither enable nor withdraw sharing', async () => {
      const anna = await shopper()
      const bo = await participant(anna)
      const answers = [
        await change(bo, `${anna.list}/make-shareable`),
        await change(bo, `${anna.list}/withdraw-sharing-code`),
      ]
      expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
        Array(2).fill({ status: 403, data: { message: 'Only the owner of the list may do that.' } }),
      )
    })

    it('a user takes part in one list at a time: accepting another invitation leaves the first list', async () => {
      const anna = await shopper()
      const carla = await shopper()
      const bo = await participant(anna)
      const before = await read(anna)
      await accept(bo, await codeOf(carla))
      expect((await active(bo)).uuid).toBe(uuidOf(carla))
      expect(await read(anna)).toMatchObject({ participants: [], version: before.version + 1 })
      expect((await bo.get(anna.list)).status).toBe(404)
    })

    it('two users who join each other’s lists concurrently both succeed', async () => {
      const [anna, bo] = [await shopper(), await shopper()]
      const [carla, dan] = [await participant(anna), await participant(bo)]
      const codes = [await codeOf(anna), await codeOf(bo)]
      const answers = await Promise.all([accept(carla, codes[1] ?? ''), accept(dan, codes[0] ?? '')])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect([(await active(carla)).uuid, (await active(dan)).uuid]).toEqual([uuidOf(bo), uuidOf(anna)])
    })

    it('an account of another country is refused in its own language, and keeps its own list', async () => {
      const anna = await shopper()
      const code = await codeOf(anna)
      const sven = await shopper(inSweden)
      const message = 'Listan hör till ett annat land än ditt konto.'
      expect(await accept(sven, code)).toMatchObject({
        status: 422,
        data: { message, errors: { sharingCode: [message] } },
      })
      expect((await active(sven, 'se')).uuid).toBe(uuidOf(sven))
    })

    it('an unverified user may see an invitation, but not accept it', async () => {
      const anna = await shopper()
      const code = await codeOf(anna)
      const { client } = await registered()
      expect((await client.post(`${invitation(code)}/accept`)).status).toBe(403)
      expect((await (await visitor()).post(`${invitation(code)}/accept`)).status).toBe(401)
    })

    it('a list limits the number of participants', async () => {
      const anna = await shopper()
      const code = await codeOf(anna)
      await database().query(
        `with people as (
          insert into users (id, name, email, country_registered_to)
          select gen_random_uuid(), 'Gæst', gen_random_uuid(), 'dk' from generate_series(1, 50) returning id)
        insert into shopping_list_participants (list_id, user_id, country) select $1, id, 'dk' from people`,
        [uuidOf(anna)],
      )
      expect(await accept(await shopper(), code)).toMatchObject({
        status: 422,
        data: { errors: { sharingCode: ['Der er ikke plads til flere deltagere på den seddel.'] } },
      })
    })
  })

  it('a participant cannot bring back what was emptied before they joined', async () => {
    const anna = await shopper()
    await type(anna, 'Gave til Bo')
    const retired = randomUUID()
    await change(anna, 'remove-all-items', {}, retired)
    vi.setSystemTime(new Date(morning.getTime() + 60_000))
    const bo = await participant(anna)
    expect((await change(bo, `${anna.list}/undo-remove-all-items/${retired}`)).status).toBe(404)
    expect(await lines(anna)).toEqual([])
    expect((await change(anna, `undo-remove-all-items/${retired}`)).status).toBe(204)
    expect(await lines(anna)).toEqual([['Gave til Bo', 1, false]])
  })

  it('a participant sees lists that are retired after they joined, and no earlier ones', async () => {
    const anna = await shopper()
    const retire = async () => {
      await type(anna, 'Mælk')
      const id = crypto.randomUUID()
      await change(anna, 'remove-all-items', {}, id)
      return id
    }
    const before = await retire()
    vi.setSystemTime(Date.now() + 60_000)
    const bo = await participant(anna)
    vi.setSystemTime(Date.now() + 60_000)
    const since = await retire()
    const heads = (await bo.get('/api/shopping-list-heads/retired/dk')).data
    expect(heads.map(({ uuid }: { uuid: string }) => uuid)).toEqual([since])
    const statuses = []
    for (const uuid of [before, since])
      statuses.push((await bo.get(`/api/shopping-list/uuid/${uuid}`)).status)
    expect(statuses).toEqual([404, 200])
    expect((await read(bo, `/api/shopping-list/uuid/${since}`)).owner.isUser).toBe(false)
  })

  it('a deleted account leaves the lists that it took part in, and its own lists are deleted', async () => {
    const anna = await shopper({ name: 'Anna' })
    const bo = await participant(anna, { name: 'Bo' })
    const { version } = await read(anna)
    const { data } = await bo.get('/api/user/export')
    expect(data.participations).toEqual([
      { shopping_list_uuid: uuidOf(anna), country: 'dk', joined_at: '2026-11-21T08:00:00.000Z' },
    ])
    const goodbye = { data: { password: 'smør på brødet' } }
    const carla = await participant(anna, { name: 'Carla' })
    expect((await bo.delete('/api/user', goodbye)).status).toBe(204)
    expect(await read(anna)).toMatchObject({ version: version + 3, participants: [{ name: 'Carla' }] })
    expect((await anna.delete('/api/user', goodbye)).status).toBe(204)
    expect((await carla.get(anna.list)).status).toBe(404)
    expect((await active(carla)).uuid).toBe(uuidOf(carla))
  })
})
