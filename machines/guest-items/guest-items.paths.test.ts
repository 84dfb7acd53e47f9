import assert from 'node:assert/strict'
import { type GuestItemsSnapshot, planGuestItems } from '#machines/guest-items/guest-items.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { guestItemsMachine } from './guest-items.machine.ts'

const runs = ({ children }: GuestItemsSnapshot, expected: string[]): void => {
  const sources = Object.values(children).map((child) => String(child?.src))
  assert.deepEqual(sources.toSorted(), expected)
}

const visitor = { identity: 'visitor', email: null } as const

describePaths({
  machine: guestItemsMachine,
  table: new URL('./guest-items.paths.txt', import.meta.url),
  plans: [{ title: 'guestItems', plan: planGuestItems(visitor), input: visitor }],
  see: {
    waiting: (snapshot) => {
      const { identity, items } = snapshot.context
      assert.ok(identity !== 'verified' || items.length === 0)
      runs(snapshot, ['guestItemStore'])
    },
    placing: (snapshot) => {
      assert.equal(snapshot.context.identity, 'verified')
      runs(snapshot, ['guestItemStore', 'placeItems'])
    },
    blocked: (snapshot) => {
      assert.equal(snapshot.context.identity, 'verified')
      runs(snapshot, ['guestItemStore'])
    },
  },
  inFewWords: ({ context: { identity, email, items, amountWaiting } }) =>
    [
      identity,
      email,
      items.map(({ addable, quantity }) => `${quantity} ${addable.name}`).join(', ') || 'nothing kept',
      `${amountWaiting} wait`,
    ]
      .filter(Boolean)
      .join(', '),
})
