import { expect, it, vi } from 'vitest'
import { waitFor } from '#tests/wait-for.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { servedAccounts } from './served-accounts.ts'

/** A test takes this instead of the pauses that the server makes. */
const pauses = vi.hoisted(() => ({
  make: undefined as ((milliseconds: number) => Promise<void>) | undefined,
}))
vi.mock('node:timers/promises', async (load) => {
  const real = await load<typeof import('node:timers/promises')>()
  const pause = (milliseconds: number, value?: undefined, options?: object) =>
    pauses.make?.(milliseconds) ?? real.setTimeout(milliseconds, value, options)
  return { ...real, setTimeout: pause }
})

describeOnEachDatabase('§7.3 a forgotten password does not reveal who has an account', (database) => {
  const { visitor, registered, mails } = servedAccounts(database)
  const mailsTo = async (email: string) => (await mails(email)).length

  it('forgotten password gives the same answer, which waits for the same time, also if a mail was written long before', async () => {
    const { email } = await registered()
    const client = await visitor()
    const nobody = 'nobody@example.dk'
    const before = await mailsTo(email)
    const answers: unknown[] = []
    for (const [who, mailsThen] of [
      [email, before + 1],
      [nobody, 0],
    ] as const) {
      const waits: number[] = []
      const passed = Promise.withResolvers<void>()
      const answeredBefore = answers.length
      pauses.make = (milliseconds) => {
        waits.push(milliseconds)
        return passed.promise
      }
      const asking = client.post('/forgot-password', { email: who }).then(({ status, data, headers }) => {
        const { date: _, ...rest } = headers
        answers.push({ status, data, headers: rest })
      })
      await waitFor(async () => expect([waits, await mailsTo(who)]).toEqual([[300], mailsThen]))
      expect(answers).toHaveLength(answeredBefore)
      passed.resolve()
      await asking
      pauses.make = undefined
    }
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(answers[1]).toEqual(answers[0])
  })
})
