import { assign, emit, fromPromise, setup } from 'xstate'
import { type Identity, isUser } from '#app/domain/account/identity.ts'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import { isSameChoice, withPressed } from '#app/domain/choices/chosen-ids.ts'
import { type Country, countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/**
 * `saved` is the choice that the page was rendered with, and `isKept` whether the device keeps one. `isAll`: during this
 * visit all chains are shown alike.
 */
export type MyChainsInput = {
  country: Country
  isUser: boolean
  saved: ChainChoice
  isKept: boolean
  isAll: boolean
}

/** `marked` are the chains whose tiles are on; `latest` the chain that a press kept or took away, to be told. */
export type MyChainsContext = MyChainsInput & {
  marked: number[]
  latest: { id: number; isOn: boolean } | null
}

export type MyChainsEvent =
  | { type: 'chain.toggled'; id: number }
  | { type: 'chain.kept'; id: number }
  | { type: 'choice.saved' }
  | { type: 'choice.declined' }
  | { type: 'choice.opened' }
  | { type: 'choice.left' }
  | { type: 'choice.heard'; chainIds: number[] }
  | { type: 'all.wanted' }
  | { type: 'mine.wanted' }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'identity.changed'; identity: Identity }

/** `choice.kept`: this tab has saved it; `choice.found`: another place has another one than the page shows. */
export type MyChainsEmitted =
  | { type: 'choice.kept'; chainIds: number[] }
  | { type: 'choice.found' }
  | { type: 'scope.changed'; isAll: boolean }

/** Whose choice, and in which country. */
export type ChoiceOwner = Pick<MyChainsContext, 'country' | 'isUser'>

/**
 * At which chains the shopper shops (§4 My chains). It is kept on the device of a visitor and at the account of a user. A
 * press on a tile marks it, and all are saved together, or each at once (`chain.kept`). A choice that could not be saved
 * stays marked. The app provides `findChoice`, which gives a user's account the choice of the device if it has none, and
 * answers what counts, and `keepChoice`, which saves.
 */
export const myChainsMachine = setup({
  types: {
    context: {} as MyChainsContext,
    input: {} as MyChainsInput,
    events: {} as MyChainsEvent,
    emitted: {} as MyChainsEmitted,
    meta: {} as FlowMeta<MyChainsContext | MyChainsEvent>,
  },
  actors: {
    findChoice: fromPromise<ChainChoice, ChoiceOwner>(notProvided('findChoice')),
    keepChoice: fromPromise<void, ChoiceOwner & { chainIds: number[] }>(notProvided('keepChoice')),
  },
  guards: {
    isToBeAdopted: ({ context }) => context.isUser && context.isKept,
    isUndecided: ({ context: { saved } }) => saved === null,
    isNone: ({ context: { saved } }) => saved?.length === 0,
    isAnyMarked: ({ context: { marked } }) => marked.length > 0,
    isAll: ({ context }) => context.isAll,
    isNews: ({ context: { saved } }, { found }: { found: ChainChoice }) => !isSameChoice(saved, found),
  },
  actions: {
    toggle: assign(({ context: { marked } }, { id }: { id: number }) => ({
      marked: withPressed(marked, id),
    })),
    noteLatest: assign(({ context: { marked } }, { id }: { id: number }) => ({
      latest: { id, isOn: marked.includes(id) },
    })),
    forgetLatest: assign({ latest: null }),
    unmarkAll: assign({ marked: [] }),
    markSaved: assign(({ context: { saved } }) => ({ marked: saved ?? [] })),
    // What a shopper has marked before they decided is theirs when they log in.
    markSavedIfAny: assign(({ context: { saved, marked } }) => ({ marked: saved ?? marked })),
    setSaved: assign((_, { found }: { found: ChainChoice }) => ({ saved: found, marked: found ?? [] })),
    noteSaved: assign((_, { found }: { found: ChainChoice }) => ({ saved: found })),
    saveMarked: assign(({ context: { marked } }) => ({ saved: marked })),
    setCountry: assign((_, { locale }: { locale: Locale }) => ({
      country: countryOfLocale(locale),
      saved: null,
      marked: [],
      latest: null,
    })),
    // What was pressed last is not told the next user.
    setUser: assign((_, { identity }: { identity: Identity }) => ({
      isUser: isUser(identity),
      latest: null,
    })),
    tellKept: emit(({ context: { marked } }) => ({ type: 'choice.kept', chainIds: marked })),
    tellFound: emit({ type: 'choice.found' }),
    tellAll: emit({ type: 'scope.changed', isAll: true }),
    tellMine: emit({ type: 'scope.changed', isAll: false }),
  },
}).createMachine({
  id: 'myChains',
  description: 'At which chains the shopper shops, and whether they come first.',
  meta: { spec: ['§4 My chains'], safe: ['country', 'locale', 'isUser', 'isAll'] },
  context: ({ input }) => ({ ...input, marked: input.saved ?? [], latest: null }),
  type: 'parallel',
  states: {
    choice: {
      initial: 'beginning',
      on: {
        'locale.changed': {
          target: '.finding',
          actions: { type: 'setCountry', params: ({ event }) => event },
        },
        'identity.changed': {
          target: '.finding',
          actions: { type: 'setUser', params: ({ event }) => event },
        },
      },
      states: {
        beginning: {
          always: [{ guard: 'isToBeAdopted', target: 'finding' }, { target: 'settled' }],
        },
        finding: {
          invoke: {
            src: 'findChoice',
            input: ({ context: { country, isUser } }) => ({ country, isUser }),
            onDone: [
              {
                guard: { type: 'isNews', params: ({ event }) => ({ found: event.output }) },
                target: 'settled',
                actions: [
                  { type: 'setSaved', params: ({ event }) => ({ found: event.output }) },
                  'tellFound',
                ],
              },
              { target: 'settled', actions: 'markSavedIfAny' },
            ],
            onError: { target: 'settled', actions: 'markSavedIfAny' },
          },
        },
        settled: {
          initial: 'deciding',
          on: {
            'chain.kept': {
              target: 'saving',
              actions: [
                { type: 'toggle', params: ({ event }) => event },
                { type: 'noteLatest', params: ({ event }) => event },
              ],
            },
            'choice.heard': {
              target: '.deciding',
              actions: [
                { type: 'setSaved', params: ({ event }) => ({ found: event.chainIds }) },
                'tellFound',
              ],
            },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isUndecided', target: 'undecided' },
                { guard: 'isNone', target: 'declined' },
                { target: 'chosen' },
              ],
            },
            undecided: {
              on: {
                'chain.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
                'choice.saved': {
                  guard: 'isAnyMarked',
                  target: '#myChains.choice.saving',
                  actions: 'forgetLatest',
                },
                'choice.declined': { target: '#myChains.choice.declining', actions: 'unmarkAll' },
                'choice.opened': { target: '#myChains.choice.changing' },
              },
            },
            declined: { on: { 'choice.opened': { target: '#myChains.choice.changing' } } },
            chosen: { on: { 'choice.opened': { target: '#myChains.choice.changing' } } },
          },
        },
        changing: {
          on: {
            'chain.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
            'choice.saved': { target: 'saving', actions: 'forgetLatest' },
            'choice.left': { target: 'settled', actions: 'markSaved' },
            'route.changed': { target: 'settled', actions: 'markSaved' },
            'choice.heard': {
              actions: [
                { type: 'noteSaved', params: ({ event }) => ({ found: event.chainIds }) },
                'tellFound',
              ],
            },
          },
        },
        saving: {
          invoke: {
            src: 'keepChoice',
            input: ({ context: { country, isUser, marked } }) => ({ country, isUser, chainIds: marked }),
            onDone: { target: 'settled', actions: ['saveMarked', 'tellKept'] },
            onError: { target: 'failed' },
          },
          on: {
            'chain.kept': {
              target: 'saving',
              reenter: true,
              actions: [
                { type: 'toggle', params: ({ event }) => event },
                { type: 'noteLatest', params: ({ event }) => event },
              ],
            },
          },
        },
        failed: {
          on: {
            'chain.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
            'chain.kept': {
              target: 'saving',
              actions: [
                { type: 'toggle', params: ({ event }) => event },
                { type: 'noteLatest', params: ({ event }) => event },
              ],
            },
            'choice.saved': { target: 'saving' },
            'choice.left': { target: 'settled', actions: 'markSaved' },
            'route.changed': { target: 'settled', actions: 'markSaved' },
          },
        },
        // Out of the way at once: if it cannot be kept, the shopper is asked again at the next visit.
        declining: {
          invoke: {
            src: 'keepChoice',
            input: ({ context: { country, isUser, marked } }) => ({ country, isUser, chainIds: marked }),
            onDone: { target: 'settled', actions: ['saveMarked', 'tellKept'] },
            onError: { target: 'settled', actions: 'saveMarked' },
          },
        },
      },
    },
    scope: {
      initial: 'beginning',
      states: {
        beginning: { always: [{ guard: 'isAll', target: 'all' }, { target: 'mine' }] },
        mine: { on: { 'all.wanted': { target: 'all', actions: 'tellAll' } } },
        all: {
          on: {
            'mine.wanted': { target: 'mine', actions: 'tellMine' },
            'choice.saved': { target: 'mine', actions: 'tellMine' },
            'chain.kept': { target: 'mine', actions: 'tellMine' },
          },
        },
      },
    },
  },
})
