import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import type { AppInput } from '#machines/app/app.input.ts'
import { appMachine, flowNames } from '#machines/app/app.machine.ts'
import { flows } from '#machines/app/flows.ts'
import type { FlowName } from '#machines/app/flows.types.ts'
import { drawnModals } from '#machines/modals/modals.selectors.ts'
import { heldActor, settleHeld } from '../machine-driver.ts'
import { type Effects, eventOf } from '../step.ts'
import type { Happening } from './happenings.ts'

/** Flows that draw something. While a modal is open, only the modal can be pressed. */
const drawn: ReadonlySet<string> = new Set([
  'typeahead',
  'userMenu',
  'searchRow',
  'languageOffer',
  'megaMenu',
  'navigationMenu',
  'listPanel',
  'addToList',
  'offerViewer',
  'productShops',
  'scanner',
  'agentIntro',
  'priceAgent',
  'consent',
  'anchorAd',
] satisfies FlowName[])

/** The presses that open a modal. The code of an open modal may be late, so they can follow each other. */
const opensModal = new Set([
  'add.requested',
  'agent.requested',
  'watch.edit',
  'watch.delete',
  'offers.chosen',
  'preferences.requested',
  'navigation.opened',
  'scanner.opened',
])

export type Tab = ReturnType<typeof openTab>

/**
 * A tab with the real root and the real register. Each actor that the app provides is held until a happening settles it, and
 * time passes only when told.
 * @param inspect hears what every actor does.
 */
export function openTab(input: AppInput, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock()
  const seen: Effects = { emits: [], tells: [], starts: [], stops: [] }
  const errors: unknown[] = []
  const app = createActor(
    appMachine.provide({
      actors: Object.fromEntries(flowNames.map((name) => [name, held(name, seen)])),
    }),
    { clock, input, inspect },
  )
  app.subscribe({ error: (error) => errors.push(error) })
  const postponed: EventObject[] = []
  app.start()
  const actors = app.getSnapshot().children as unknown as Record<FlowName, AnyActorRef>
  actors.addToList.on('item.postponed', (event: EventObject) => postponed.push(event))
  const of = (name: FlowName): AnyMachineSnapshot => actors[name].getSnapshot()
  const isOpen = (name: FlowName) => of(name).hasTag('open')
  /** The modal on top; undefined if there is none. */
  const modal = (): FlowName | undefined => drawnModals(of('modals').context).at(-1)
  const runningIn = (name: FlowName, src: string): AnyActorRef | undefined =>
    Object.values(of(name).children as Record<string, AnyActorRef | undefined>).find(
      (child) => child?.src === src && child.getSnapshot().status === 'active',
    )

  const canPress = (flow: FlowName, type: string) => {
    if (opensModal.has(type)) return true
    const top = modal()
    return top === undefined || top === flow || !drawn.has(flow)
  }
  /** Nobody, or another user, is logged in: the app reloads the page. */
  const isOver = () => of('session').matches({ exchange: 'left' })
  const canHappen = ({ flow, happening }: Happening): boolean => {
    if (isOver()) return false
    if (flow === 'root') return true
    if (eventOf(happening, of(flow)) === undefined) return false
    if (happening.kind === 'send') return canPress(flow, happening.event.type)
    return happening.kind === 'after' || runningIn(flow, happening.src) !== undefined
  }
  const happen = ({ flow, happening }: Happening) => {
    if (happening.kind === 'after') clock.increment(happening.ms)
    else if (happening.kind === 'send') {
      // Recipes tell the kept items directly.
      if (happening.event.type === 'items.postponed') postponed.push(happening.event)
      const actor = flow === 'root' ? app : actors[flow]
      actor.send(happening.event as never)
    } else if (flow !== 'root') {
      const running = runningIn(flow, happening.src)
      if (running) settleHeld(running, happening, seen)
    }
  }
  return {
    of,
    isOpen,
    isOver,
    modal,
    canHappen,
    happen,
    errors,
    postponed: () => postponed,
    told: (type: string): EventObject[] =>
      seen.tells.map(({ event }) => event).filter((event) => event.type === type),
    passTime: (ms: number) => clock.increment(ms),
    close: () => app.stop(),
  }
}

/** A flow whose actors are held, except the one by which it hears its own children. */
function held(name: FlowName, seen: Effects) {
  const { machine } = flows[name]
  const sources = Object.keys(machine.implementations.actors).filter((src) => src !== 'hearChildren')
  return machine.provide({
    actors: Object.fromEntries(sources.map((src) => [src, heldActor(seen)])),
  } as never)
}
