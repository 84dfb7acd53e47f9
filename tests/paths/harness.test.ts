import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { casesOf } from './case.ts'
import { doorMachine, hallMachine } from './door.fixture.ts'
import { mutantsOf } from './faults/mutants.ts'
import { machineDriver } from './machine-driver.ts'
import { type Path, planPaths } from './plan-paths.ts'
import { walkOnMachine } from './walk-machine.ts'
import { type Driver, walkPath } from './walk-path.ts'

const { send, after, done, fail } = casesOf(doorMachine)
const knock = send({ type: 'door.knock' })
const push = send({ type: 'door.push' })
const cases = [
  knock,
  push,
  send({ type: 'door.close' }),
  after('closing', 500),
  done('askOwner', { isWelcome: true }, 'yes'),
  done('askOwner', { isWelcome: false }, 'no'),
  fail('askOwner', new Error('asleep')),
]
const options = { cases, input: { knocks: 0 }, key: ({ context }: { context: object }) => context }
const plan = planPaths(doorMachine, options)

const see: Driver['see'] = { shut: () => {}, asking: () => {}, 'open.ajar': () => {}, locked: () => {} }
const walkOn = async (machine: typeof doorMachine, paths: Path[], assertions = see) => {
  for (const path of paths) {
    const driver = machineDriver(machine, { input: { knocks: 0 }, see: assertions })
    await walkPath(path, driver)
    driver.stop()
  }
}

describe('a plan', () => {
  it('takes every transition and has every guard refused, in few paths', () => {
    expect(plan.missing).toEqual([])
    expect(plan.paths.map((path) => path.steps.map(({ happening }) => happening.label))).toEqual([
      [
        'door.knock',
        'door.push',
        'askOwner answers yes',
        'door.close',
        'door.knock',
        'door.knock',
        'door.push',
        'askOwner answers no',
      ],
      [
        'door.push',
        'door.knock',
        'door.push',
        'askOwner answers no',
        'door.push',
        'askOwner fails',
        'door.push',
        'askOwner answers yes',
        'after closing 500 ms',
      ],
    ])
  })

  it('takes the same transitions, and has the same guards refused, on fewer, longer paths for a page', () => {
    const goalsOf = (paths: Path[]) =>
      new Set(paths.flatMap(({ steps }) => steps.flatMap(({ takes, refuses }) => [...takes, ...refuses])))
    const short = planPaths(doorMachine, { ...options, maxSteps: 4 })
    expect(short.onPage().length).toBeLessThan(short.paths.length)
    expect(goalsOf(short.onPage())).toEqual(goalsOf(short.paths))
  })

  it('makes on request all paths: each case in each state in which it can happen', () => {
    const states = (path: Path) =>
      path.steps.map(({ before, happening }) => `${JSON.stringify(before.value)} ${happening.label}`)
    const knocks = (path: Path) => path.steps.map(({ before }) => before.context.knocks)
    const steps = plan
      .everyWay()
      .flatMap((path) => states(path).map((step, at) => `${knocks(path)[at]} ${step}`))
    for (const count of [0, 1, 2]) expect(steps).toContain(`${count} "shut" door.knock`)
    for (const count of [1, 2]) expect(steps).toContain(`${count} "asking" askOwner fails`)
  })

  it('names the transitions that its cases do not reach', () => {
    const withoutFailure = cases.filter(({ kind }) => kind !== 'fail')
    expect(planPaths(doorMachine, { ...options, cases: withoutFailure }).missing).toEqual([
      'asking: fail(askOwner)',
    ])
  })

  it('leaves a case out if its `when` says so', () => {
    const onceOnly = send({ type: 'door.knock' }, { when: ({ context }) => context.knocks === 0 })
    expect(planPaths(doorMachine, { ...options, cases: [onceOnly, push] }).missing).toContain(
      'shut: door.knock if isPatient, refused',
    )
  })

  it('leaves a delay out if its `when` says so', () => {
    const neverClosing = cases.map((happening) =>
      happening.kind === 'after' ? { ...happening, when: () => false } : happening,
    )
    expect(() => planPaths(doorMachine, { ...options, cases: neverClosing })).toThrow(
      'door: never happens in any state: after closing 500 ms',
    )
  })

  it('refuses an event that nothing listens to', () => {
    const unknown = { kind: 'send', label: 'bell.ring', event: { type: 'bell.ring' } } as const
    expect(() => planPaths(doorMachine, { ...options, cases: [...cases, unknown] })).toThrow(
      'door: never happens in any state: bell.ring',
    )
  })

  it('refuses a delay and an actor that no state runs', () => {
    const delay = { kind: 'after', label: 'after never', delay: 'never', ms: 1 } as const
    const actor = { kind: 'fail', label: 'nobody fails', src: 'nobody', error: null } as const
    expect(() => planPaths(doorMachine, { ...options, cases: [...cases, delay, actor] })).toThrow(
      'door: never happens in any state: after never, nobody fails',
    )
  })

  it('refuses two cases with the same label', () => {
    expect(() => planPaths(doorMachine, { ...options, cases: [...cases, knock] })).toThrow(
      'door: two cases are called "door.knock"',
    )
  })

  it('refuses a machine with an unbounded context', () => {
    expect(() => planPaths(doorMachine, { ...options, maxStates: 5 })).toThrow(
      'door: no plan within 5 states',
    )
  })

  it('lets an error of the machine itself through', () => {
    const isPatient = () => {
      throw new Error('the door jams')
    }
    expect(() => planPaths(doorMachine.provide({ guards: { isPatient } }), options)).toThrow('the door jams')
  })

  it('refuses a key that does not tell states apart', () => {
    const key = ({ context }: { context: { knocks: number } }) => context.knocks % 2
    expect(() => planPaths(doorMachine, { ...options, key })).toThrow(
      "door: the plan's key does not tell states apart on the way door.knock > ",
    )
  })

  it('has cases whose names and outputs are checked by types', () => {
    // @ts-expect-error the machine has no such event
    send({ type: 'bell.ring' })
    // @ts-expect-error the machine has no such delay
    after('never', 1)
    // @ts-expect-error the machine has no such actor
    fail('nobody', null)
    // @ts-expect-error the actor has another output
    done('askOwner', 3, 'three')
  })
})

describe('a walk on the machine', () => {
  it('passes on the machine that was planned for', async () => {
    await walkOn(doorMachine, plan.paths)
  })

  it('fails in a state that has no assertion', async () => {
    const { locked: _, ...incomplete } = see
    await expect(walkOn(doorMachine, plan.paths, incomplete)).rejects.toThrow(
      'the state "locked" has no assertion in `see`',
    )
  })

  it('fails if an assertion fails, and names the steps before it', async () => {
    const failing = {
      ...see,
      asking: () => {
        throw new Error('nobody asks')
      },
    }
    await expect(walkOn(doorMachine, plan.paths, failing)).rejects.toThrow(
      'start > door.knock > door.push, in asking: nobody asks',
    )
  })

  it.each([400, 600])('fails on a delay of %s ms if the plan says 500', async (closing) => {
    await expect(walkOn(doorMachine.provide({ delays: { closing } }), plan.paths)).rejects.toThrow()
  })

  it('fails if an actor that should settle does not run', async () => {
    const [path] = plan.paths
    const answer = path?.steps.find(({ happening }) => happening.kind === 'done')
    if (!path || !answer) throw new Error('the plan has no answer')
    const tooEarly = { ...path, steps: [answer] }
    await expect(walkOn(doorMachine, [tooEarly])).rejects.toThrow('no actor "askOwner" runs')
  })

  it('fails if the machine emits another event', async () => {
    const silent = doorMachine.provide({ actions: { tell: () => {} } })
    await expect(walkOn(silent, plan.paths)).rejects.toThrow('what was emitted differs from the plan')
  })

  it('fails if an actor gets another input', async () => {
    const { states } = doorMachine.config
    const invoke = { ...(states?.asking?.invoke as object), input: { knocks: 9 } }
    const changed = createMachine(
      { ...doorMachine.config, states: { ...states, asking: { invoke } } } as never,
      doorMachine.implementations as never,
    )
    await expect(walkOn(changed as never, plan.paths)).rejects.toThrow(
      'which actors began with what differs from the plan',
    )
  })

  it('fails if an actor that should go on is restarted', async () => {
    const { send: ring } = casesOf(hallMachine)
    const [path] = planPaths(hallMachine, {
      cases: [ring({ type: 'bell.rung' })],
      input: undefined,
      key: () => null,
    }).paths
    if (!path) throw new Error('the hall has no path')
    const on = { 'bell.rung': { target: '#hall', reenter: true } }
    const restarting = createMachine(
      { ...hallMachine.config, on } as never,
      hallMachine.implementations as never,
    )
    await expect(
      walkOnMachine(restarting as never, path, { input: undefined as never, see: { '(root)': () => {} } }),
    ).rejects.toThrow('which actors ended differs from the plan')
  })

  it('fails if the machine sends other actors another event', async () => {
    const { send: ring } = casesOf(hallMachine)
    const [path] = planPaths(hallMachine, {
      cases: [ring({ type: 'bell.rung' })],
      input: undefined,
      key: () => null,
    }).paths
    if (!path) throw new Error('the hall has no path')
    const look = { input: undefined, see: { '(root)': () => {} } }
    await walkOnMachine(hallMachine, path, look)
    const silent = hallMachine.provide({ actions: { tellDoor: () => {} } })
    await expect(walkOnMachine(silent, path, look)).rejects.toThrow(
      'what actors were told differs from the plan',
    )
  })

  it('notices every fault put into the machine, except three that have no effect after a single knock', async () => {
    const survivors: string[] = []
    for (const { machine, fault } of mutantsOf(doorMachine)) {
      const isNoticed = await walkOn(machine as typeof doorMachine, plan.paths).then(
        () => false,
        () => true,
      )
      if (!isNoticed) survivors.push(fault)
    }
    expect(survivors).toEqual([
      'door: initial refused',
      'door.asking: invoke.onError [0] to shut',
      'door.open: on.door.close [0] to refused',
    ])
  })
})
