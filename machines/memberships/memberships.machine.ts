import { assign, emit, fromPromise, setup } from 'xstate'
import { type Identity, isUser } from '#app/domain/account/identity.ts'
import { isSameChoice, withPressed } from '#app/domain/choices/chosen-ids.ts'
import { type Country, countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `saved` is the choice that the page was rendered with, and `isKept` whether the device keeps one. */
export type MembershipsInput = {
  country: Country
  isUser: boolean
  saved: MembershipChoice
  isKept: boolean
}

/** `marked` are the programmes that are on; `latest` the one that a press kept or took away, to be told. */
export type MembershipsContext = MembershipsInput & {
  marked: string[]
  latest: { id: string; isOn: boolean } | null
}

export type MembershipsEvent =
  | { type: 'programme.pressed'; id: string }
  | { type: 'saving.retried' }
  | { type: 'choice.heard'; programmes: string[] }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'identity.changed'; identity: Identity }

/** `choice.kept`: this tab has saved it; `choice.found`: another place has another one than the page shows. */
export type MembershipsEmitted = { type: 'choice.kept'; programmes: string[] } | { type: 'choice.found' }

/** Whose choice, and in which country. */
export type MembershipsOwner = Pick<MembershipsContext, 'country' | 'isUser'>

/**
 * Of which programmes the shopper is a member (§4 My memberships). It is kept on the device of a visitor and at the account of
 * a user, at each press. A choice that could not be saved stays marked. The app provides `findChoice`, which gives a user's
 * account the choice of the device if it has none, and answers what counts, and `keepChoice`, which saves.
 */
export const membershipsMachine = setup({
  types: {
    context: {} as MembershipsContext,
    input: {} as MembershipsInput,
    events: {} as MembershipsEvent,
    emitted: {} as MembershipsEmitted,
    meta: {} as FlowMeta<MembershipsContext | MembershipsEvent>,
  },
  actors: {
    findChoice: fromPromise<MembershipChoice, MembershipsOwner>(notProvided('findChoice')),
    keepChoice: fromPromise<void, MembershipsOwner & { programmes: string[] }>(notProvided('keepChoice')),
  },
  guards: {
    isToBeAdopted: ({ context }) => context.isUser && context.isKept,
    isNews: ({ context: { saved } }, { found }: { found: MembershipChoice }) => !isSameChoice(saved, found),
  },
  actions: {
    press: assign(({ context }, { id }: { id: string }) => {
      const marked = withPressed(context.marked, id)
      return { marked, latest: { id, isOn: marked.includes(id) } }
    }),
    markSaved: assign(({ context: { saved } }) => ({ marked: saved ?? [], latest: null })),
    setSaved: assign((_, { found }: { found: MembershipChoice }) => ({
      saved: found,
      marked: found ?? [],
      latest: null,
    })),
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
    tellKept: emit(({ context: { marked } }) => ({ type: 'choice.kept', programmes: marked })),
    tellFound: emit({ type: 'choice.found' }),
  },
}).createMachine({
  id: 'memberships',
  description: 'Of which programmes the shopper is a member, so that prices for members are theirs.',
  meta: { spec: ['§4 My memberships'], safe: ['country', 'locale', 'isUser'] },
  context: ({ input }) => ({ ...input, marked: input.saved ?? [], latest: null }),
  initial: 'beginning',
  on: {
    'locale.changed': { target: '.finding', actions: { type: 'setCountry', params: ({ event }) => event } },
    'identity.changed': { target: '.finding', actions: { type: 'setUser', params: ({ event }) => event } },
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
            actions: [{ type: 'setSaved', params: ({ event }) => ({ found: event.output }) }, 'tellFound'],
          },
          { target: 'settled', actions: 'markSaved' },
        ],
        onError: { target: 'settled', actions: 'markSaved' },
      },
    },
    settled: {
      on: {
        'programme.pressed': { target: 'saving', actions: { type: 'press', params: ({ event }) => event } },
        'choice.heard': {
          actions: [{ type: 'setSaved', params: ({ event }) => ({ found: event.programmes }) }, 'tellFound'],
        },
      },
    },
    saving: {
      invoke: {
        src: 'keepChoice',
        input: ({ context: { country, isUser, marked } }) => ({ country, isUser, programmes: marked }),
        onDone: { target: 'settled', actions: ['saveMarked', 'tellKept'] },
        onError: { target: 'failed' },
      },
      on: {
        'programme.pressed': {
          target: 'saving',
          reenter: true,
          actions: { type: 'press', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: {
        'programme.pressed': { target: 'saving', actions: { type: 'press', params: ({ event }) => event } },
        'saving.retried': { target: 'saving' },
        'route.changed': { target: 'settled', actions: 'markSaved' },
      },
    },
  },
})
