import { expect, it } from 'vitest'
import { BusyError, photoSlots } from './photo-slots.ts'

const hang = () => new Promise<never>(() => {})
const answer = async () => 'photo'

it('a host that hangs leaves the others their slots', async () => {
  const inSlot = photoSlots({ atOnce: 4, perHost: 2, mostWaiting: 10 })
  for (let asked = 0; asked < 8; asked++) void inSlot('hangs.example', hang)
  expect(await inSlot('works.example', answer)).toBe('photo')
})

it('what finds too much waiting for its host is refused at once', async () => {
  const inSlot = photoSlots({ atOnce: 4, perHost: 2, mostWaiting: 3 })
  for (let asked = 0; asked < 5; asked++) void inSlot('hangs.example', hang)
  await expect(inSlot('hangs.example', answer)).rejects.toEqual(
    new BusyError('too many photographs of hangs.example wait'),
  )
  expect(await inSlot('works.example', answer)).toBe('photo')
})

it('works on no more at once than it may, of all hosts and of one', async () => {
  const inSlot = photoSlots({ atOnce: 3, perHost: 2, mostWaiting: 10 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (host: string) => () => {
    begun.push(host)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const all = ['a', 'a', 'a', 'b', 'b'].map((host) => inSlot(host, work(host)))
  await expect.poll(() => begun).toEqual(['a', 'a', 'b'])
  ends[0]?.()
  await all[0]
  await expect.poll(() => begun.length).toBe(4)
  for (let ended = 1; ended < 5; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended)
    ends[ended]?.()
  }
  await Promise.all(all)
  expect(begun.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b'])
})
