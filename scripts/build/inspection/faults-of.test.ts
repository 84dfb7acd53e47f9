import { expect, it } from 'vitest'
import { sourcesOf, transitionsAt } from './faults-of.ts'
import { flowFactsOf } from './flow-facts-of.ts'
import { placesOf } from './places-of.ts'

/** The names of the transitions of the price agent that a fault changes in the line of a file that begins with a text. */
async function changedAt(file: string, begin: string) {
  const sources = sourcesOf('price-agent')
  const path = `machines/price-agent/${file}`
  const lines = sources.get(path)?.split('\n') ?? []
  const line = lines.findIndex((text) => text.trimStart().startsWith(begin)) + 1
  const { transitions } = await flowFactsOf('price-agent')
  return transitionsAt(placesOf(sources, path, line), transitions).map(({ name }) => name)
}

it('lays a fault in a part over each transition that the part makes', async () => {
  expect(await changedAt('price-agent.form.ts', "'form.submitted'")).toEqual([
    'modal.open.adding.choosing: form.submitted if hasChosen',
    'modal.open.adding.lacking: form.submitted if hasChosen',
    'modal.open.editing.choosing: form.submitted if hasChosen',
    'modal.open.editing.lacking: form.submitted if hasChosen',
  ])
  expect(await changedAt('price-agent.deleting.ts', "'delete.confirmed'")).toEqual([
    'modal.open.deleting.confirming: delete.confirmed',
  ])
  expect(await changedAt('price-agent.call.ts', 'onDone: stored')).toEqual([
    'call.saving: done(saveWatch)[0] if isFollowed',
    'call.saving: done(saveWatch)[1]',
  ])
})
