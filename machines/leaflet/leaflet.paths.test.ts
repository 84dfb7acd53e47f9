import assert from 'node:assert/strict'
import { type LeafletSnapshot, planLeaflet } from '#machines/leaflet/leaflet.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { leafletMachine } from './leaflet.machine.ts'

const isOfLeaflet = ({ context: { page, pages } }: LeafletSnapshot) => {
  assert.equal(pages, 3)
  assert.ok(page >= 1 && page <= pages)
}

describePaths({
  machine: leafletMachine,
  table: new URL('./leaflet.paths.txt', import.meta.url),
  plans: [{ title: 'leaflet', plan: planLeaflet(), input: { page: 1, pages: 3 } }],
  see: {
    printed: (snapshot: LeafletSnapshot) => assert.equal(snapshot.context.page, 1),
    lying: isOfLeaflet,
    grabbed: isOfLeaflet,
    turning: isOfLeaflet,
  },
  inFewWords: ({ context: { page, pages } }) => `page ${page} of ${pages}`,
})
