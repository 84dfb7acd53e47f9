import { expect, it } from 'vitest'
import { findUserByEmail } from '#app/server/accounts/profile/find-user.ts'
import { getAgent } from '#app/server/agents/get-agent.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import { describeOnEachDatabase } from '#tests/integration/databases/databases.ts'
import { addOffers } from '#tests/integration/offers/add-offers.ts'
import { country, makeHousehold, owner, participant } from './make-household.ts'

const now = new Date('2026-11-21T12:00:00Z')

describeOnEachDatabase('npm run seed', (database) => {
  it('makes two users who share a list, and watches of the first, once', async () => {
    await addOffers(database(), [{ name: 'Kaffe' }, { name: 'Smør' }, { name: 'Te', units: 2 }])
    expect(await makeHousehold(database(), now)).toBe(true)
    expect(await makeHousehold(database(), now)).toBe(false)
    const people = await Promise.all(
      [owner, participant].map(({ email }) => findUserByEmail(database(), email)),
    )
    expect(people.map((user) => user?.emailVerifiedAt)).toEqual([now, now])
    const seen = await Promise.all(
      people.map((user) => getActiveList(database(), { userId: user?.id ?? '', country, now })),
    )
    for (const { items, participants } of seen) {
      expect(items.map(({ name, checked }) => [name, checked])).toEqual([
        ['Rugbrød', false],
        ['Havremælk', false],
        ['Gær', false],
        ['Kaffe', true],
        ['Smør', false],
      ])
      expect(participants.map(({ name }) => name)).toEqual([participant.name])
    }
    const { items } = await getAgent(database(), people[0]?.id ?? '')
    expect(items.map(({ product }) => product.productName.productName).toSorted()).toEqual(['Kaffe', 'Smør'])
  })
})
