import type { SnapshotFrom } from 'xstate'
import { item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { RetiredListHead } from '#app/domain/list/shopping-list.ts'
import { retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type RetiredListsSnapshot = SnapshotFrom<typeof retiredListsMachine>

const { send, done, fail } = casesOf(retiredListsMachine)

export const lastWeek: RetiredListHead = {
  uuid: 'retired-1',
  retiredAt: '2026-11-14T10:00:00.000Z',
  amount: 1,
  priceTotalText: '8,95 kr.',
  url: '/api/shopping-list/uuid/retired-1',
}
export const lastWeeksList = listOf([item('milk')], { uuid: 'retired-1', retiredAt: lastWeek.retiredAt })

/** The paths of a shopper with one retired list. */
export function planRetiredLists() {
  const cases = [
    send({ type: 'list.chosen', head: lastWeek }, { label: 'list.chosen' }),
    send({ type: 'list.left' }),
    send({ type: 'loading.retried' }),
    send({ type: 'item.putBack', uuid: 'milk' }, { label: 'item.putBack' }),
    send({ type: 'list.putBack' }),
    done('fetchRetiredLists', [lastWeek], 'with a head'),
    fail('fetchRetiredLists', new Error('503')),
    done('fetchRetiredList', lastWeeksList, 'with the list'),
    fail('fetchRetiredList', new Error('503')),
  ]
  return planPaths(retiredListsMachine, {
    cases,
    input: { locale: 'dk' },
    key: ({ context: { heads, chosen, list, putBack } }) => [heads.length, chosen?.uuid, list?.uuid, putBack],
  })
}
