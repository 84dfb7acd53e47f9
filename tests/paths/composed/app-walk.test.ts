import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { appInput } from '#machines/app/app.paths.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import type { Case } from '../case.ts'
import { type Happening, happenings } from './happenings.ts'
import { checkInvariants, waiting } from './invariants.ts'
import { openTab, type Tab } from './open-tab.ts'

// Only the cases of the plans are needed here, and planning all flows takes seconds.
vi.mock('../plan-paths.ts', () => ({ planPaths: (_: unknown, { cases }: { cases: Case[] }) => ({ cases }) }))

const walks = Number(process.env.APP_WALKS ?? 100)
const stepsPerWalk = 100

/** @returns an element, by any number; undefined of an empty list. */
const pick = <Element>(list: readonly Element[], number: number) => list[number % list.length]

/**
 * One of the things that can happen: first a flow is chosen, then what happens to it, so that flows with many cases do not
 * happen more often. After it every invariant is checked.
 */
class Step implements fc.Command<object, Tab> {
  readonly numbers: [number, number]
  private happening: Happening | undefined
  constructor(numbers: [number, number]) {
    this.numbers = numbers
  }
  check(): boolean {
    return true
  }
  run(_: object, tab: Tab): void {
    const [flowNumber, caseNumber] = this.numbers
    const possible = Map.groupBy(happenings.filter(tab.canHappen), ({ flow }) => flow)
    this.happening = pick(pick([...possible.values()], flowNumber) ?? [], caseNumber)
    if (!this.happening) return
    tab.happen(this.happening)
    checkInvariants(tab)
  }
  toString(): string {
    return this.happening ? titleOf(this.happening) : 'nothing'
  }
}

const titleOf = ({ flow, happening }: Happening) => `${flow}: ${happening.label.slice(0, 80)}`

const inputs = [
  { of: 'a page of nobody', input: appInput },
  { of: 'a page of an unverified user', input: { ...appInput, user: unverifiedMette } },
  { of: 'a page of a verified user', input: { ...appInput, user: mette } },
  { of: 'a page of an unknown user', input: { ...appInput, user: undefined } },
  {
    of: 'a page on a phone',
    input: { ...appInput, device: { ...appInput.device, screen: 'phone' as const } },
  },
]

/** The shopper comes back to the tab, every actor answers, and time passes, until nothing happens any more. */
function settle(tab: Tab): void {
  tab.happen({
    flow: 'root',
    happening: { kind: 'send', label: 'tab.returned', event: { type: 'tab.returned' } },
  })
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = happenings.find((each) => each.happening.kind === 'done' && tab.canHappen(each))
    if (answer) tab.happen(answer)
    else if (turn > 0) return
    tab.passTime(60_000)
  }
}

/** What walks have found, as they print it. */
const found = [
  {
    defect: 'two overlays were open together after the window had narrowed',
    steps: ['listPanel: panel.toggled', 'typeahead: query.changed "k"', 'root: screen.changed "phone"'],
  },
  {
    defect: 'a product that waited for a login opened the price agent over another modal',
    steps: [
      'consent: choice.recalled none',
      'pendingWatch: pending.stored coffee',
      'consent: preferences.requested',
      'root: tab.returned',
      'session: fetchUser answers with a verified user',
    ],
  },
]

/** Lets what a walk prints happen in a tab. */
function walk(tab: Tab, steps: readonly string[]): void {
  for (const step of steps) {
    const next = happenings.find((each) => titleOf(each) === step && tab.canHappen(each))
    if (!next) throw new Error(`"${step}" cannot happen`)
    tab.happen(next)
    checkInvariants(tab)
  }
}

describe('what walks have found', () => {
  it.each(found)('stays mended: $defect', ({ steps }) => {
    const tab = openTab(appInput)
    walk(tab, steps)
    tab.close()
  })
})

describe('§2.11 the add-to-list modal and the price-agent modal', () => {
  const openOnes = (tab: Tab) => (['addToList', 'priceAgent'] as const).filter(tab.isOpen)

  it('are never open together because of a login: the product that waited for it waits for the shopper who picks', () => {
    const tab = openTab(appInput)
    walk(tab, [
      'pendingWatch: pending.stored coffee',
      'addToList: add.requested of two',
      'root: tab.returned',
      'session: fetchUser answers with a verified user',
    ])
    expect([openOnes(tab), tab.modal()]).toEqual([['addToList'], 'addToList'])
    walk(tab, ['addToList: modal.closed'])
    expect([openOnes(tab), tab.modal()]).toEqual([['priceAgent'], 'priceAgent'])
    tab.close()
  })

  it('are drawn one after the other if both are pressed before the code of the first one is there', () => {
    const tab = openTab({ ...appInput, user: mette })
    walk(tab, ['addToList: add.requested of two', 'priceAgent: agent.requested'])
    expect([openOnes(tab), tab.modal()]).toEqual([['addToList', 'priceAgent'], 'addToList'])
    walk(tab, ['addToList: modal.closed'])
    expect([openOnes(tab), tab.modal()]).toEqual([['priceAgent'], 'priceAgent'])
    tab.close()
  })
})

describe('§4 the flows of a tab together, whatever happens in which order', () => {
  it.each(inputs)('keep every invariant, and come to rest: $of', ({ input }) => {
    fc.assert(
      fc.property(
        fc.commands([fc.tuple(fc.nat(), fc.nat()).map((numbers) => new Step(numbers))], {
          maxCommands: stepsPerWalk,
          size: 'max',
        }),
        (commands) => {
          const tab = openTab(input)
          fc.modelRun(() => ({ model: {}, real: tab }), commands)
          settle(tab)
          if (!tab.isOver()) expect(waiting(tab)).toEqual([])
          tab.close()
        },
      ),
      { numRuns: Math.ceil(walks / inputs.length) },
    )
  })
})
