import { enqueueActions, setup } from 'xstate'
import { hearChildren } from '#machines/hear-children.ts'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'
import type { AppInput } from './app.input.ts'
import { flows } from './flows.ts'
import type { AppEvent, FlowName } from './flows.types.ts'
import { watchOverlays } from './watch-overlays.ts'

export const flowNames = Object.keys(flows) as FlowName[]

type Machines = { [Name in FlowName]: (typeof flows)[Name]['machine'] }
const machines = Object.fromEntries(flowNames.map((name) => [name, flows[name].machine])) as Machines

/** Which flows hear an event, by its type. */
const audiences = new Map<string, FlowName[]>()
for (const name of flowNames)
  for (const type of flows[name].hears) audiences.set(type, [...(audiences.get(type) ?? []), name])

const overlays = ['userMenu', 'typeahead', 'listPanel'] as const satisfies Overlay[]
const tellers = flowNames.filter((name) => flows[name].tells.length > 0)

/**
 * Everything that lives as long as the tab: the flows of the register are its children, invoked under their names. Made
 * once, subscribed before it starts, started in an effect and never stopped. An event is sent to the flows that hear it.
 */
export const appMachine = setup({
  types: {
    context: {} as AppInput,
    input: {} as AppInput,
    events: {} as AppEvent,
    children: {} as { [Name in FlowName]: Name } & { hearing: 'hearChildren'; watching: 'watchOverlays' },
  },
  actors: { ...machines, hearChildren, watchOverlays },
  actions: {
    tellAudience: enqueueActions(({ enqueue, event }) => {
      for (const name of audiences.get(event.type) ?? []) enqueue.sendTo(name, event)
    }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    // Before the flows, so that nothing they tell is missed.
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
    // Each input fits its own machine, which the types of a list of them cannot say.
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
