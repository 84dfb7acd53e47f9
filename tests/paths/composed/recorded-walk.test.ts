import { describe, expect, it, vi } from 'vitest'
import { createRecorder } from '#app/inspection/record/create-recorder.ts'
import { createPlaceholders } from '#app/inspection/record/placeholder.ts'
import type { AppInput } from '#machines/app/app.input.ts'
import { appInput } from '#machines/app/app.paths.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { machineNames } from '../../../scripts/build/flows/machines.ts'
import { allowedOf } from '../../../scripts/build/inspection/allowed-of.ts'
import type { Case } from '../case.ts'
import { happenings } from './happenings.ts'
import { openTab } from './open-tab.ts'

// Only the cases of the plans are needed here, and planning all flows takes seconds.
vi.mock('../plan-paths.ts', () => ({ planPaths: (_: unknown, { cases }: { cases: Case[] }) => ({ cases }) }))

const allowed = await allowedOf(machineNames)
const stepsPerWalk = 400

/** Walks a tab whose every text is a secret of somebody, and records it. */
function recordedWalk(input: AppInput) {
  const recorder = createRecorder({
    hide: createPlaceholders(allowed),
    now: () => 0,
    page: { begun: '2026-11-28T12:00:00.000Z', width: 390 },
  })
  let tab = openTab(input, recorder.inspect)
  for (let step = 0; step < stepsPerWalk; step += 1) {
    // As the app does if nobody is logged in any more.
    if (tab.isOver()) tab = openTab(input, recorder.inspect)
    const possible = happenings.filter(tab.canHappen)
    // A prime, so that the flows and their cases come in every order.
    const happening = possible[(step * 7919) % possible.length]
    if (happening) tab.happen(happening)
  }
  return recorder.recording()
}

/** The values of a recorded value that are not at a field that its machine marks as safe. */
function* unmarkedIn(value: unknown, safe: readonly string[], path = ''): Generator<unknown> {
  if (Array.isArray(value)) for (const item of value) yield* unmarkedIn(item, safe, path)
  else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value))
      yield* unmarkedIn(field, safe, path === '' ? key : `${path}.${key}`)
  else if (!safe.includes(path)) yield value
}

const isPlaceholder = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === 0 ||
  value === false ||
  (typeof value === 'string' && /^(…*|\(object\))$/.test(value))

describe('a recording of a session full of secrets', () => {
  it.each([
    { of: 'a visitor', input: appInput },
    { of: 'an unverified user', input: { ...appInput, user: unverifiedMette } },
    { of: 'a verified user', input: { ...appInput, user: mette } },
    { of: 'somebody who searches', input: { ...appInput, query: 'hemmeligost' } },
  ])('has only placeholders, besides what machines mark as safe: $of', ({ input }) => {
    const { actors, steps } = recordedWalk(input)
    expect(steps.length).toBeGreaterThan(300)
    const flowOf = new Map(actors.map(({ id, flow }) => [id, flow]))
    const safeOf = (flow: string) => allowed.fields[flow] ?? []
    const found = [
      ...actors.flatMap(({ flow, input, before }) => [
        ...unmarkedIn(input, safeOf(flow)),
        ...unmarkedIn(before?.context, safeOf(flow)),
      ]),
      ...steps.flatMap(({ actor, event: { type, ...fields } }) => [
        ...unmarkedIn(fields, safeOf(flowOf.get(actor) ?? '')),
      ]),
    ]
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter((value) => !isPlaceholder(value))).toEqual([])
    expect(JSON.stringify({ actors, steps })).not.toMatch(/mette|gevalia|kaffe|hemmelig|example\.dk/i)
  })

  it('has no field that no machine knows', () => {
    expect(
      Object.values(allowed.fields)
        .flat()
        .filter((path) => !allowed.names.includes(path.split('.')[0] ?? '')),
    ).toEqual([])
    expect(allowed.names.filter((name) => /mælk|kaffe|smør/.test(name))).toEqual([])
  })
})
