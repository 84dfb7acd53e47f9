import type { deletion } from './price-agent.deleting.ts'
import * as given from './price-agent.params.ts'
import { agentSetup } from './price-agent.setup.ts'
import { type FormMode, productIdOf, wantedOf } from './price-agent.wanted.ts'

const place = { add: '#priceAgent.modal.open.adding', edit: '#priceAgent.modal.open.editing' } as const

/** Loads what the form is filled with. */
export const preparing = (mode: FormMode) =>
  agentSetup.createStateConfig({
    invoke: {
      src: 'loadForm',
      input: ({ context }) => ({ productId: productIdOf(context), country: wantedOf(context).country }),
      onDone: { target: `${place[mode]}.choosing`, actions: given.fillForm(mode) },
      onError: {
        target: `${place[mode]}.lacking`,
        actions: [given.tellFailed, given.fillFormWithEvery(mode)],
      },
    },
  })

/** What only one of the modes can do in its form. */
type Special = Partial<typeof deletion>

/** The form, in which chains and rules are chosen. */
const choosing = (mode: FormMode, special: Special) =>
  agentSetup.createStateConfig({
    on: {
      ...special,
      'chain.toggled': {
        guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
        actions: { type: 'toggleChain', params: ({ event }) => ({ id: event.id }) },
      },
      'form.submitted': { guard: 'hasChosen', target: 'saving', actions: given.wantSave(mode) },
    },
  })

/** The form of a mode, once it is loaded, until the watch is saved. */
export const formStates = (mode: FormMode, special: Special = {}) => ({
  choosing: choosing(mode, special),
  lacking: agentSetup.createStateConfig({
    description: 'The chains could not be loaded; `Alle` can be watched without knowing the others.',
    meta: { spec: ['§8'] },
    on: {
      ...choosing(mode, special).on,
      'chains.retried': { target: 'arriving.preparing', actions: 'forgetChains' },
    },
  }),
  saving: agentSetup.createStateConfig({
    tags: 'busy',
    on: {
      'change.stored': [
        {
          guard: { type: 'isHidden', params: { mode } },
          target: '#priceAgent.modal.closed',
          actions: given.announce,
        },
        { target: 'saved' },
      ],
      'change.refused': [{ guard: 'isEveryAlone', target: 'lacking' }, { target: 'choosing' }],
    },
  }),
  saved: agentSetup.createStateConfig({ on: { 'hiding.toggled': given.hidingToggled(mode) } }),
})
