import { describe, expect, it } from 'vitest'
import { uiMutantsOf } from '../../scripts/build/ui-mutants/ui-mutants-of.ts'
import { withMutants } from '../../scripts/build/ui-mutants/ui-mutants-plugin.ts'

/** A machine of a door that hears two events. */
const eventsOf = (name: string) => (name.startsWith('door.') ? ['door.opened', 'door.shut'] : [])
const mutantsOf = (text: string) => uiMutantsOf({ file: 'app/ui/door.tsx', text }, eventsOf)
const changesOf = (text: string) => mutantsOf(text).map(({ kind, change }) => `${kind}: ${change}`)
/** The source of a build with all mutants. */
const built = (text: string) =>
  withMutants(
    text,
    mutantsOf(text).map((mutant, index) => ({ ...mutant, file: 'app/ui/door.tsx', number: index + 1 })),
  )

describe('faults of the UI', () => {
  it('are another event of the same machine, and an event that is not sent', () => {
    expect(changesOf("door?.send({ type: 'door.opened', by: who })")).toEqual([
      "wrong event: { type: 'door.opened', by: who } -> { type: 'door.shut', by: who }",
      "no event: door?.send({ type: 'door.opened', by: who }) -> (nothing)",
    ])
  })

  it('are a handler of an element that is forgotten, and one of a component that does nothing', () => {
    expect(changesOf('const door = <Door onClick={open} onShut={shut} label={name} />')).toEqual([
      'no handler: onClick={open} -> (nothing)',
      'idle handler: onShut={shut} -> onShut={() => {}}',
    ])
  })

  it('count a handler that only sends once: without it nothing is sent', () => {
    expect(changesOf("const door = <button onClick={() => door.send({ type: 'door.shut' })} />")).toEqual([
      "no handler: onClick={() => door.send({ type: 'door.shut' })} -> (nothing)",
      "wrong event: { type: 'door.shut' } -> { type: 'door.opened' }",
    ])
  })

  it('are an event of a machine to which the app does nothing', () => {
    expect(changesOf("useEmitted(door, { 'door.rung': () => ring(), count: 3 })")).toEqual([
      "idle handler: 'door.rung': () => ring() -> 'door.rung': () => {}",
    ])
  })

  it('are a state that is asked for and answered wrongly, but no selector of CSS', () => {
    expect(
      changesOf("isOpen = door.matches('open') || door.hasTag('ajar') || element.matches('.open')"),
    ).toEqual([
      "wrong selector: door.matches('open') -> !door.matches('open')",
      "wrong selector: door.hasTag('ajar') -> !door.hasTag('ajar')",
    ])
  })

  it('are an actor that returns at once', () => {
    expect(changesOf('const ring = fromPromise<void>(() => post(), 1)')).toEqual([
      'idle actor: fromPromise(() => post() -> fromPromise(async () => {})',
    ])
  })

  it('are all in one build, each behind its number', () => {
    expect(built("const door = <Door onShut={() => isOpen && send({ type: 'door.shut' })} />")).toBe(
      "const door = <Door onShut={uiIdle(1, () => isOpen && uiNothing(3, () => send(uiWrongEvent(2, { type: 'door.shut' }, 'door.opened'))))} />",
    )
  })
})
