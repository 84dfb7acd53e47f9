import type { SnapshotFrom } from 'xstate'
import { leafletMachine } from '#machines/leaflet/leaflet.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type LeafletSnapshot = SnapshotFrom<typeof leafletMachine>

const { send } = casesOf(leafletMachine)

const hasScript = { when: ({ value }: LeafletSnapshot) => value !== 'printed' }

/** The paths of a leaflet of three pages, opened at its first. */
export function planLeaflet() {
  const input = { page: 1, pages: 3 }
  const cases = [
    send({ type: 'leaflet.opened' }),
    send({ type: 'page.next' }, hasScript),
    send({ type: 'page.previous' }, hasScript),
    send({ type: 'page.chosen', page: 3 }, hasScript),
    send({ type: 'page.reached', page: 1 }, hasScript),
    send({ type: 'page.reached', page: 2 }, hasScript),
    send({ type: 'page.reached', page: 3 }, hasScript),
    send({ type: 'leaflet.grabbed' }, hasScript),
    send({ type: 'leaflet.resized' }, hasScript),
  ]
  return planPaths(leafletMachine, { cases, input, key: ({ context }) => context.page })
}
