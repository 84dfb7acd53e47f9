import { enqueueActions, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { hearChildren } from '#machines/hear-children.ts'
import { type Modal, modalTags } from '#machines/modals/modals.machine.ts'
import { overlays } from '#machines/overlays/overlays.machine.ts'
import type { AppInput } from './app.input.ts'
import { flows } from './flows.ts'
import type { AppEvent, FlowName } from './flows.types.ts'
import { watchModals } from './watch-modals.ts'
import { watchOverlays } from './watch-overlays.ts'

export const flowNames = Object.keys(flows) as FlowName[]

type Machines = { [Name in FlowName]: (typeof flows)[Name]['machine'] }
const machines = Object.fromEntries(flowNames.map((name) => [name, flows[name].machine])) as Machines

/** Which flows hear an event, by its type. */
const audiences = new Map<string, FlowName[]>()
for (const name of flowNames)
  for (const type of flows[name].hears) audiences.set(type, [...(audiences.get(type) ?? []), name])

const modals = (Object.keys(modalTags) as Modal[]).map((flow) => ({ flow, tag: modalTags[flow] }))

const tellers = flowNames.filter((name) => flows[name].tells.length > 0)

/**
 * Runs everything that lives as long as the tab: its children are the flows of the register, under their names. It sends
 * each event to the flows that hear it. The app creates it once, subscribes, starts it in an effect and never stops it.
 */
export const appMachine = setup({
  types: {
    context: {} as AppInput,
    input: {} as AppInput,
    events: {} as AppEvent,
    children: {} as { [Name in FlowName]: Name } & {
      hearing: 'hearChildren'
      watching: 'watchOverlays'
      watchingModals: 'watchModals'
    },
    meta: {} as FlowMeta<AppInput | AppEvent>,
  },
  actors: { ...machines, hearChildren, watchOverlays, watchModals },
  actions: {
    tellAudience: enqueueActions(({ enqueue, event }) => {
      for (const name of audiences.get(event.type) ?? []) enqueue.sendTo(name, event)
    }),
  },
}).createMachine({
  id: 'app',
  description: 'Runs the flows that live as long as the tab, and sends each flow the events that it hears.',
  meta: { spec: ['§4'], safe: ['allowed', 'device.screen', 'locale'] },
  context: ({ input }) => input,
  invoke: [
    // Before the flows, so that it misses nothing they emit.
    {
      src: 'hearChildren',
      id: 'hearing',
      input: ({ self }) => ({
        parent: self,
        children: tellers,
        facts: tellers.flatMap((name) => flows[name].tells),
      }),
    },
    { src: 'watchOverlays', id: 'watching', input: ({ self }) => ({ parent: self, overlays }) },
    { src: 'watchModals', id: 'watchingModals', input: ({ self }) => ({ parent: self, modals }) },
    // Each input fits its own machine, but TypeScript cannot express that for a list.
    ...(flowNames.map((name) => {
      const { input } = flows[name]
      return {
        src: name,
        id: name,
        ...(input && { input: ({ context }: { context: AppInput }) => input(context) }),
      }
    }) as never[]),
  ],
  on: Object.fromEntries([...audiences.keys()].map((type) => [type, { actions: 'tellAudience' }])) as {
    [Type in AppEvent['type']]: { actions: 'tellAudience' }
  },
})
