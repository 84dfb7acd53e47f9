import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { everyChainAlone } from '#app/domain/agents/chain-choice.ts'
import type { WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import {
  checks,
  coffeeForm,
  coffeeItem,
  coffeeWatch,
  customItem,
  danishChains,
} from './price-agent.fixture.ts'
import { priceAgentMachine } from './price-agent.machine.ts'
import type {
  AgentForm,
  AgentMode,
  HiddenSteps,
  PriceAgentEmitted,
  PriceAgentEvent,
  WatchChange,
} from './price-agent.types.ts'
import { nothingWanted } from './price-agent.wanted.ts'

type Call = 'check' | 'create' | 'load' | 'save' | 'remove'
type Setting = {
  user?: User | null | undefined
  hidden?: Partial<HiddenSteps>
  check?: keyof typeof checks
  form?: AgentForm
  /** What the server waits for before it saves. */
  freed?: Promise<void>
  /** The calls that fail; each can be taken out again. */
  failing?: Set<Call>
}

const nothingHidden: HiddenSteps = { add: false, edit: false, delete: false }
const failure = new Error('Could not fetch chains')

/** The modal of a tab whose server answers at once, and fails where it is told to. */
function openTab(setting: Setting = {}) {
  const {
    user,
    hidden,
    check = 'unwatched',
    form = coffeeForm,
    freed,
    failing = new Set(),
  } = { user: mette, ...setting }
  const calls: [Call, unknown?][] = []
  const emitted: PriceAgentEmitted[] = []
  const answer = <Output>(call: Call, output: Output, input?: unknown): Output => {
    calls.push(input === undefined ? [call] : [call, input])
    if (failing.has(call)) throw failure
    return output
  }
  const actors = {
    checkProduct: fromPromise(async ({ input }: { input: { productId: number } }) =>
      answer('check', checks[check], input.productId),
    ),
    createAgent: fromPromise<void>(async () => answer('create', undefined)),
    loadForm: fromPromise(async ({ input }: { input: { productId: number; country: Country } }) =>
      answer('load', form, input.country),
    ),
    saveWatch: fromPromise<void, WatchChange>(async ({ input }) => {
      if (freed) await freed
      answer('save', undefined, input)
    }),
    removeWatch: fromPromise<void, { productId: number }>(async ({ input }) =>
      answer('remove', undefined, input.productId),
    ),
  }
  const clock = new SimulatedClock()
  const modal = createActor(priceAgentMachine.provide({ actors }), {
    clock,
    input: { user, hidden: { ...nothingHidden, ...hidden } },
  })
  modal.on('*', (event) => emitted.push(event))
  modal.start()
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }
  return {
    calls,
    clock,
    emitted,
    told: () => emitted.map(({ type }) => type),
    send: (...events: PriceAgentEvent[]) => {
      for (const event of events) modal.send(event)
    },
    /** Sends an event and waits for the server. */
    after: async (event: PriceAgentEvent) => {
      modal.send(event)
      await settle()
    },
    settle,
    value: () => modal.getSnapshot().value.modal,
    context: () => modal.getSnapshot().context,
    tags: () => [...modal.getSnapshot().tags].sort(),
  }
}

const pressed = { type: 'agent.requested', item: coffeeItem, country: 'dk' } as const
const submitted = { type: 'form.submitted', rules: anyOffer } as const
const toggled = (id: number) => ({ type: 'chain.toggled', id }) as const
const chosenRemoval = { type: 'removal.chosen', productId: 3, name: coffeeWatch.name, watch: coffeeWatch }
const watchOfCoffee = { mode: 'add', productId: 31, chainIds: [1], rules: anyOffer }

const watchedEverywhere = {
  ...coffeeWatch,
  item: { ...coffeeWatch.item, chain: [everyChainAlone], chain_ids: [0] },
}

/** Opens the form of the watch of coffee, and chooses to delete it. */
async function chooseDelete(tab: ReturnType<typeof openTab>): Promise<void> {
  await tab.after({ type: 'watch.edit', watch: coffeeWatch })
  tab.send({ type: 'delete.chosen' })
}

describe('§4 adding to price agent', () => {
  it('a visitor’s item is kept, and they are asked to log in', () => {
    const tab = openTab({ user: null })
    tab.send(pressed)
    expect([tab.value(), tab.calls]).toEqual(['closed', []])
    expect(tab.emitted).toEqual([
      { type: 'watch.postponed', item: coffeeItem, country: 'dk' },
      { type: 'login.needed' },
    ])
  })

  it('§6: an unverified user’s item is kept, and they are told to verify their email', () => {
    const tab = openTab({ user: unverifiedMette })
    tab.send(pressed)
    expect(tab.emitted).toEqual([
      { type: 'watch.postponed', item: coffeeItem, country: 'dk' },
      { type: 'verification.needed', name: coffeeItem.name },
    ])
  })

  it('waits until it is known who is logged in', async () => {
    const tab = openTab({ user: undefined })
    tab.send(pressed)
    expect(tab.value()).toEqual({ open: { adding: { identifying: 'asking' } } })
    await tab.after({ type: 'user.answered', user: mette })
    expect(tab.value()).toEqual({ open: { adding: 'choosing' } })
  })

  it('§8 errors: says so if the server cannot tell or has not answered for 15 s, and asks again', () => {
    const tab = openTab({ user: undefined })
    tab.send(pressed, { type: 'user.unknown' })
    expect([tab.value(), tab.told()]).toEqual([
      { open: { adding: { identifying: 'unanswered' } } },
      ['user.wanted'],
    ])
    tab.send({ type: 'identifying.retried' })
    expect([tab.value(), tab.told()]).toEqual([
      { open: { adding: { identifying: 'asking' } } },
      ['user.wanted', 'user.wanted'],
    ])
    tab.clock.increment(15_000)
    expect(tab.value()).toEqual({ open: { adding: { identifying: 'unanswered' } } })
  })

  it('asks first whether the product exists in the agent, and says so if it does', async () => {
    const tab = openTab({ check: 'watched' })
    await tab.after(pressed)
    expect([tab.value(), tab.calls]).toEqual([{ open: 'existing' }, [['check', 31]]])
  })

  it('§8: makes the agent if the check says that it does not exist, then adds the product', async () => {
    const tab = openTab({ check: 'withoutAgent' })
    await tab.after(pressed)
    expect(tab.calls).toEqual([['check', 31], ['create'], ['load', 'dk']])
    await tab.after(submitted)
    expect(tab.calls.at(-1)).toEqual(['save', watchOfCoffee])
    expect(tab.value()).toEqual({ open: { adding: 'saved' } })
    expect(tab.told()).toEqual(['agent.changed', 'agent.changed'])
  })

  it('a custom item works like an offer', async () => {
    const tab = openTab()
    await tab.after({ ...pressed, item: customItem })
    expect(tab.context().chains.map(({ name }) => name)).toEqual(['Alle', 'Elgiganten'])
    await tab.after(submitted)
    expect(tab.calls.at(-1)).toEqual(['save', { mode: 'add', productId: 9, chainIds: [4], rules: anyOffer }])
  })

  it('goes on with an item that waited, whichever page follows the login', async () => {
    const tab = openTab()
    tab.send({ type: 'watch.resumed', item: coffeeItem, country: 'dk' }, { type: 'route.changed' })
    await tab.settle()
    expect(tab.value()).toEqual({ open: { adding: 'choosing' } })
    tab.send({ type: 'route.changed' })
    expect(tab.value()).toBe('closed')
  })
})

describe('§4 price-agent modal: chains', () => {
  it('are those of the product’s chain categories, Alle first, and the offer’s own is chosen', async () => {
    const tab = openTab()
    await tab.after(pressed)
    expect(tab.context().chains.map(({ name }) => name)).toEqual(['Alle', 'Bilka', 'Lidl', 'Netto'])
    expect(tab.context().chosen).toEqual([1])
  })

  it('stand in the order of the country’s language', async () => {
    const others = ['Øko', 'Zebra'].map((name, at) => ({
      ...everyChainAlone,
      id: 20 + at,
      name,
      chainCategoryId: 1,
    }))
    const form = { ...coffeeForm, chains: [...danishChains, ...others] }
    const tab = openTab({ form })
    await tab.after(pressed)
    expect(
      tab
        .context()
        .chains.map(({ name }) => name)
        .slice(-2),
    ).toEqual(['Zebra', 'Øko'])
  })

  it('are also those of the categories in which the product was on offer', async () => {
    const product: WatchableProduct = {
      ...{ today: '2026-11-27', chainCategoryIds: [2], history: [], others: null, mails: null },
      country: 'dk',
    }
    const tab = openTab({ form: { ...coffeeForm, product } })
    await tab.after(pressed)
    const { chains, product: known } = tab.context()
    expect([chains.map(({ name }) => name), known]).toEqual([
      ['Alle', 'Bilka', 'Elgiganten', 'Lidl', 'Netto'],
      product,
    ])
  })

  it('Alle chooses all or clears them; taking back any takes back Alle', async () => {
    const tab = openTab()
    await tab.after(pressed)
    tab.send(toggled(0))
    expect(tab.context().chosen).toEqual([0, 3, 2, 1])
    tab.send(toggled(2))
    expect(tab.context().chosen).toEqual([3, 1])
    tab.send(toggled(0), toggled(0))
    expect(tab.context().chosen).toEqual([])
  })

  it('a chain that is not in the list cannot be chosen, and nothing is sent without a chain', async () => {
    const tab = openTab()
    await tab.after(pressed)
    tab.send(toggled(4), toggled(1))
    await tab.after(submitted)
    expect([tab.context().chosen, tab.value()]).toEqual([[], { open: { adding: 'choosing' } }])
    expect(tab.calls.at(-1)).toEqual(['load', 'dk'])
  })
})

describe('§4 price-agent modal: wholesale', () => {
  const lidl = {
    id: 2,
    name: 'Lidl',
    chainCategoryId: 1,
    chainCategoryName: 'kategori 1',
    isWholesale: true,
  } as const
  const form = { ...coffeeForm, chains: [...danishChains.filter(({ id }) => id !== 2), lidl] }
  const every = [{ id: 0, chainCategoryId: 1 }]

  it('is not chosen for a new watch of all chains; a watch of all chains is shown as it is', async () => {
    const tab = openTab({ form })
    await tab.after({ ...pressed, item: { ...coffeeItem, chain: every } })
    expect(tab.context().chosen).toEqual([3, 1])
    const edited = openTab({ form })
    await edited.after({ type: 'watch.edit', watch: watchedEverywhere })
    expect(edited.context().chosen).toEqual([0, 3, 2, 1])
  })

  it('§8 ‘Could not fetch chains’: Alle of a watch of all chains is shown as it is', async () => {
    const failing = new Set<Call>(['load'])
    const tab = openTab({ failing })
    await tab.after({ type: 'watch.edit', watch: watchedEverywhere })
    expect([tab.value(), tab.context().chosen]).toEqual([{ open: { editing: 'lacking' } }, [0]])
  })
})

describe('§4 price-agent modal modes', () => {
  it('§9 hidePriceAgentAdded: adding then closes the modal at once', async () => {
    const tab = openTab()
    await tab.after(pressed)
    await tab.after(submitted)
    tab.send({ type: 'hiding.toggled' })
    expect(tab.emitted.at(-1)).toEqual({ type: 'hiding.changed', mode: 'add', isHidden: true })
    tab.send({ type: 'modal.closed' })
    await tab.after(pressed)
    await tab.after(submitted)
    expect(tab.value()).toBe('closed')
    expect(tab.emitted.slice(-2)).toEqual([
      { type: 'agent.changed' },
      { type: 'watch.announced', mode: 'add', name: coffeeItem.name },
    ])
  })

  it('edit begins with the watched chains, and submits those that were chosen', async () => {
    const tab = openTab()
    await tab.after({ type: 'watch.edit', watch: coffeeWatch })
    expect([tab.calls, tab.context().chosen]).toEqual([[['load', 'dk']], [1]])
    tab.send(toggled(2))
    await tab.after(submitted)
    expect(tab.calls.at(-1)).toEqual([
      'save',
      { mode: 'edit', productId: 3, chainIds: [1, 2], rules: anyOffer },
    ])
    expect(tab.value()).toEqual({ open: { editing: 'saved' } })
  })

  it('§9 hidePriceAgentEdit: editing closes the modal at once; adding does not', async () => {
    const tab = openTab({ hidden: { edit: true } })
    await tab.after({ type: 'watch.edit', watch: coffeeWatch })
    await tab.after(submitted)
    expect(tab.value()).toBe('closed')
    await tab.after(pressed)
    await tab.after(submitted)
    expect(tab.value()).toEqual({ open: { adding: 'saved' } })
  })

  it('delete asks, then removes the product and closes', async () => {
    const tab = openTab()
    await chooseDelete(tab)
    expect([tab.value(), tab.calls]).toEqual([{ open: { deleting: 'confirming' } }, [['load', 'dk']]])
    tab.send({ type: 'hiding.toggled' })
    await tab.after({ type: 'delete.confirmed' })
    expect([tab.value(), tab.calls]).toEqual([
      'closed',
      [
        ['load', 'dk'],
        ['remove', 3],
      ],
    ])
    expect(tab.emitted).toEqual([
      { type: 'hiding.changed', mode: 'delete', isHidden: true },
      { type: 'agent.changed' },
      { type: 'watch.announced', mode: 'delete', name: coffeeWatch.name, watch: coffeeWatch },
    ])
  })

  it('a watch can be deleted when a heart is pressed again, and asks unless it is told not to', async () => {
    const tab = openTab({ check: 'watched' })
    await tab.after(pressed)
    tab.send({ type: 'delete.chosen' })
    expect(tab.value()).toEqual({ open: { deleting: 'confirming' } })
    const unasked = openTab({ check: 'watched', hidden: { delete: true } })
    await unasked.after(pressed)
    await unasked.after({ type: 'delete.chosen' })
    expect([unasked.value(), unasked.emitted]).toEqual([
      'closed',
      [{ type: 'removal.chosen', productId: 31, name: 'Gevalia, Mellemristet kaffe' }],
    ])
  })

  it('the bin of a watch opens the delete mode, and deletes at once with hidePriceAgentDelete', async () => {
    const deletion = { type: 'watch.delete', watch: coffeeWatch } as const
    const deleted = [
      { type: 'agent.changed' },
      { type: 'watch.announced', mode: 'delete', name: coffeeWatch.name, watch: coffeeWatch },
    ]
    const tab = openTab()
    tab.send(deletion)
    expect([tab.value(), tab.calls]).toEqual([{ open: { deleting: 'confirming' } }, []])
    await tab.after({ type: 'delete.confirmed' })
    expect([tab.value(), tab.calls, tab.emitted]).toEqual(['closed', [['remove', 3]], deleted])
    const unasked = openTab({ hidden: { delete: true } })
    const tea = { ...coffeeWatch, name: 'Tea' }
    unasked.send(deletion, { type: 'watch.delete', watch: tea })
    expect([unasked.value(), unasked.calls, unasked.emitted]).toEqual([
      'closed',
      [],
      [chosenRemoval, { type: 'removal.chosen', productId: 3, name: 'Tea', watch: tea }],
    ])
    const kept = openTab()
    kept.send(deletion, { type: 'modal.closed' })
    expect([kept.value(), kept.calls, kept.emitted]).toEqual(['closed', [], []])
  })

  it('what is not watched yet cannot be deleted', async () => {
    for (const isHidden of [false, true]) {
      const tab = openTab({ hidden: { delete: isHidden } })
      await tab.after(pressed)
      tab.send({ type: 'delete.chosen' })
      expect(tab.value()).toEqual({ open: { adding: 'choosing' } })
    }
  })

  it('§4 price alerts: the rules of the form are saved, also if the agent is made first', async () => {
    const rules = { ...anyOffer, target_price: 2000 }
    for (const failing of [new Set<Call>(), new Set<Call>(['check'])]) {
      const tab = openTab({ failing })
      await tab.after(pressed)
      expect(tab.context().rules).toEqual(anyOffer)
      await tab.after({ ...submitted, rules })
      expect(tab.calls.at(-1)).toEqual(['save', { ...watchOfCoffee, rules }])
    }
    const edited = openTab()
    await edited.after({ type: 'watch.edit', watch: { ...coffeeWatch, rules } })
    expect(edited.context().rules).toEqual(rules)
  })

  it('§9 hidePriceAgentDelete: delete then does not ask', async () => {
    const tab = openTab({ hidden: { delete: true } })
    await tab.after({ type: 'watch.edit', watch: coffeeWatch })
    tab.send({ type: 'delete.chosen' })
    expect([tab.value(), tab.calls, tab.emitted]).toEqual(['closed', [['load', 'dk']], [chosenRemoval]])
  })

  it.each(['modal.closed', 'route.changed'] as const)(
    'asks the next time too if a question was left with the box ticked, by %s',
    async (type) => {
      const tab = openTab()
      await chooseDelete(tab)
      tab.send({ type: 'hiding.toggled' }, { type })
      expect(tab.emitted.at(-1)).toEqual({ type: 'hiding.changed', mode: 'delete', isHidden: false })
      await chooseDelete(tab)
      expect([tab.value(), tab.emitted.length]).toEqual([{ open: { deleting: 'confirming' } }, 2])
      tab.send({ type })
      expect([tab.value(), tab.emitted.length]).toEqual(['closed', 2])
    },
  )
})

describe('§4, §8 price-agent modal: failures are logged, and the form stays as it is', () => {
  const failed = { type: 'call.failed', error: failure }

  it('a check that fails leads to the form, and the agent is made before the product is added', async () => {
    const tab = openTab({ failing: new Set<Call>(['check']) })
    await tab.after(pressed)
    expect([tab.value(), tab.emitted]).toEqual([{ open: { adding: 'choosing' } }, [failed]])
    await tab.after(submitted)
    expect(tab.calls.slice(-2)).toEqual([['create'], ['save', watchOfCoffee]])
    expect(tab.value()).toEqual({ open: { adding: 'saved' } })
  })

  it('an agent that cannot be made is tried again by submitting', async () => {
    const failing = new Set<Call>(['create'])
    const tab = openTab({ check: 'withoutAgent', failing })
    await tab.after(pressed)
    await tab.after(submitted)
    expect([tab.value(), tab.emitted]).toEqual([{ open: { adding: 'choosing' } }, [failed, failed]])
    failing.delete('create')
    await tab.after(submitted)
    expect(tab.value()).toEqual({ open: { adding: 'saved' } })
  })

  it('§8 ‘Could not fetch chains’: Alle can be chosen all the same', async () => {
    const tab = openTab({ failing: new Set<Call>(['load']) })
    await tab.after(pressed)
    expect([tab.value(), tab.emitted]).toEqual([{ open: { adding: 'lacking' } }, [failed]])
    expect(tab.context().chains.map(({ name }) => name)).toEqual(['Alle'])
    tab.send(toggled(0))
    await tab.after(submitted)
    expect(tab.calls.at(-1)).toEqual(['save', { ...watchOfCoffee, chainIds: [0] }])
  })

  it('§8 ‘Could not fetch chains’: they are loaded again when the shopper asks for it', async () => {
    const failing = new Set<Call>(['load'])
    const tab = openTab({ failing })
    await tab.after(pressed)
    tab.send(toggled(0))
    tab.send({ type: 'chains.retried' })
    expect([tab.value(), tab.context().chains]).toEqual([{ open: { adding: { arriving: 'preparing' } } }, []])
    await tab.settle()
    expect([tab.value(), tab.emitted]).toEqual([{ open: { adding: 'lacking' } }, [failed, failed]])
    failing.delete('load')
    await tab.after({ type: 'chains.retried' })
    expect([tab.value(), tab.context().chains.map(({ name }) => name), tab.context().chosen]).toEqual([
      { open: { adding: 'choosing' } },
      ['Alle', 'Bilka', 'Lidl', 'Netto'],
      [1],
    ])
  })

  it.each(['save', 'create'] as const)(
    '§8 ‘Could not fetch chains’: the form still lacks them after a failure: %s',
    async (call) => {
      const tab = openTab({ failing: new Set<Call>(['load', call]), check: 'withoutAgent' })
      await tab.after(pressed)
      tab.send(toggled(0))
      await tab.after(submitted)
      expect([tab.value(), tab.calls.at(-1)?.[0], tab.context().chosen]).toEqual([
        { open: { adding: 'lacking' } },
        call,
        [0],
      ])
    },
  )

  it.each([
    ['adding', pressed],
    ['editing', { type: 'watch.edit', watch: coffeeWatch }],
  ] as const)('%s keeps the chains that were chosen', async (mode, opening) => {
    const tab = openTab({ failing: new Set<Call>(['save']) })
    await tab.after(opening)
    tab.send(toggled(2))
    await tab.after(submitted)
    expect([tab.value(), tab.context().chosen, tab.emitted]).toEqual([
      { open: { [mode]: 'choosing' } },
      [1, 2],
      [failed],
    ])
  })

  it('delete asks again', async () => {
    const tab = openTab({ failing: new Set<Call>(['remove']) })
    await chooseDelete(tab)
    await tab.after({ type: 'delete.confirmed' })
    expect([tab.value(), tab.emitted]).toEqual([{ open: { deleting: 'confirming' } }, [failed]])
  })
})

describe('§4 price-agent modal: closing', () => {
  it('closes on a change of route, and forgets what it was about', async () => {
    const tab = openTab()
    await tab.after(pressed)
    tab.send({ type: 'route.changed' })
    expect([tab.value(), tab.context()]).toEqual([
      'closed',
      { user: mette, hidden: nothingHidden, ...nothingWanted, hasAgent: true, changes: [] },
    ])
  })

  it('closes on a change of country only', async () => {
    const tab = openTab()
    await tab.after(pressed)
    tab.send({ type: 'locale.changed', locale: 'default' })
    expect(tab.value()).toEqual({ open: { adding: 'choosing' } })
    tab.send({ type: 'locale.changed', locale: 'se' })
    expect(tab.value()).toBe('closed')
  })

  it('closes if the session has ended, and stays open if the same user is answered', async () => {
    const tab = openTab()
    await tab.after(pressed)
    tab.send({ type: 'user.answered', user: mette })
    expect(tab.value()).toEqual({ open: { adding: 'choosing' } })
    tab.send({ type: 'user.answered', user: null })
    expect([tab.value(), tab.context().user, tab.emitted]).toEqual(['closed', null, []])
  })
})

describe('§4 adding to price agent: after each change the agent is reloaded, also if the modal is closed meanwhile', () => {
  const changed = { type: 'agent.changed' }
  const announced = (mode: AgentMode) => ({ type: 'watch.announced', mode, name: coffeeItem.name })
  const closings: PriceAgentEvent[] = [
    { type: 'modal.closed' },
    { type: 'route.changed' },
    { type: 'locale.changed', locale: 'no' },
  ]

  it.each(closings)('a watch is saved: $type', async (closing) => {
    for (const [mode, opening] of [
      ['add', pressed],
      ['edit', { type: 'watch.edit', watch: coffeeWatch }],
    ] as const) {
      const tab = openTab()
      await tab.after(opening)
      tab.send(submitted, closing)
      expect([tab.value(), tab.tags()]).toEqual(['closed', []])
      await tab.settle()
      expect([tab.value(), tab.emitted]).toEqual(['closed', [changed, announced(mode)]])
    }
  })

  it('a watch is ended, and can be put back', async () => {
    const tab = openTab()
    await chooseDelete(tab)
    tab.send({ type: 'delete.confirmed' }, { type: 'modal.closed' })
    await tab.settle()
    expect(tab.emitted).toEqual([changed, { ...announced('delete'), watch: coffeeWatch }])
  })

  it('the agent is made when a heart is pressed', async () => {
    const tab = openTab({ check: 'withoutAgent' })
    tab.send(pressed)
    const isMaking = () => tab.calls.some(([call]) => call === 'create')
    for (let turn = 0; turn < 12 && !isMaking(); turn += 1) await Promise.resolve()
    tab.send({ type: 'modal.closed' })
    await tab.settle()
    expect([tab.calls, tab.emitted]).toEqual([[['check', 31], ['create']], [changed]])
  })

  it('the agent is made before the watch is saved', async () => {
    const failing = new Set<Call>(['check'])
    const tab = openTab({ failing })
    await tab.after(pressed)
    tab.send(submitted, { type: 'modal.closed' })
    await tab.settle()
    expect(tab.calls.slice(-2)).toEqual([['create'], ['save', watchOfCoffee]])
    expect(tab.emitted.slice(1)).toEqual([changed, changed, announced('add')])
  })

  it('§8: a failure is logged only', async () => {
    const tab = openTab({ failing: new Set<Call>(['save']) })
    await tab.after(pressed)
    tab.send(submitted, { type: 'modal.closed' })
    await tab.settle()
    expect([tab.value(), tab.emitted]).toEqual(['closed', [{ type: 'call.failed', error: failure }]])
  })

  it('both of two watches are saved, of which the second is chosen while the first is on its way', async () => {
    const { promise: freed, resolve } = Promise.withResolvers<void>()
    const tab = openTab({ freed })
    await tab.after(pressed)
    tab.send(submitted, { type: 'modal.closed' })
    await tab.after({ type: 'watch.edit', watch: coffeeWatch })
    tab.send(submitted)
    resolve()
    await tab.settle()
    expect(tab.calls.filter(([call]) => call === 'save')).toEqual([
      ['save', watchOfCoffee],
      ['save', { ...watchOfCoffee, mode: 'edit', productId: 3 }],
    ])
  })

  it.each([
    { failing: [], before: [changed, announced('add')] },
    { failing: ['save'] as const, before: [{ type: 'call.failed', error: failure }] },
  ])('the modal shows how its own change ended, after the one before it: $failing', async (setting) => {
    const failing = new Set<Call>(setting.failing)
    const tab = openTab({ failing })
    await tab.after(pressed)
    tab.send(submitted, { type: 'modal.closed' }, { type: 'watch.delete', watch: coffeeWatch })
    tab.send({ type: 'delete.confirmed' })
    expect([tab.value(), tab.calls.at(-1)]).toEqual([
      { open: { deleting: 'removing' } },
      ['save', watchOfCoffee],
    ])
    await tab.settle()
    expect(tab.calls.at(-1)).toEqual(['remove', 3])
    expect([tab.value(), tab.emitted]).toEqual([
      'closed',
      [...setting.before, changed, { ...announced('delete'), watch: coffeeWatch }],
    ])
  })

  it.each([
    ['nobody', null],
    ['another user', { ...mette, email: 'jonas@example.dk' }],
  ])('nothing is told, and nothing more is sent, once %s is logged in', async (_, user) => {
    const tab = openTab({ failing: new Set<Call>(['check']) })
    await tab.after(pressed)
    tab.send(submitted, { type: 'user.answered', user })
    await tab.settle()
    expect([tab.value(), tab.calls.at(-1), tab.emitted.slice(1)]).toEqual(['closed', ['create'], []])
    expect([tab.context().changes, tab.context().hasAgent]).toEqual([[], false])
  })
})

describe('§4 price-agent modal modes: the modal and its loading bar', () => {
  const busy = ['busy', 'open']

  it('is open from the press until it is closed, and loading while the server is asked', async () => {
    const tab = openTab({ check: 'withoutAgent' })
    expect(tab.tags()).toEqual([])
    tab.send(pressed)
    expect(tab.tags()).toEqual(busy)
    await tab.settle()
    expect(tab.tags()).toEqual(['open'])
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.tags()]).toEqual(['closed', []])
  })

  it.each([
    { type: 'watch.edit', watch: coffeeWatch } as const,
    { ...pressed, type: 'watch.resumed' } as const,
  ])('is loading from the start also by $type', (event) => {
    const tab = openTab()
    tab.send(event)
    expect(tab.tags()).toEqual(busy)
  })

  it('is loading while the agent is created and the product is added', async () => {
    const failing = new Set<Call>(['create'])
    const created = openTab({ check: 'withoutAgent', failing })
    await created.after(pressed)
    created.send(submitted)
    expect(created.tags()).toEqual(busy)
    const added = openTab()
    await added.after(pressed)
    added.send(submitted)
    expect(added.tags()).toEqual(busy)
  })

  it('is loading while it is not known who is logged in, and while a watch is deleted', async () => {
    const unknown = openTab({ user: undefined })
    unknown.send(pressed)
    expect(unknown.tags()).toEqual(busy)
    const asked = openTab()
    await chooseDelete(asked)
    asked.send({ type: 'delete.confirmed' })
    expect(asked.tags()).toEqual(busy)
  })

  it('§6: is not opened for a user who has not verified their email', () => {
    const tab = openTab({ user: unverifiedMette })
    tab.send(pressed)
    expect(tab.value()).toBe('closed')
  })
})
