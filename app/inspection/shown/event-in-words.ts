import type { FlowFacts } from '../flow-facts.ts'
import type { RecordedStep } from '../record/recording.ts'

/** What a machine was sent, in the words of its chart: `query.changed`, `after debounce`, `searchOffers is done`. */
export function eventInWords({ event, takes }: RecordedStep, flow: FlowFacts | undefined): string {
  if (event.type === 'xstate.init') return 'start'
  if (event.type === 'xstate.stop') return 'stop'
  const taken = flow?.transitions.find(({ name, trigger }) => takes.includes(name) && trigger !== 'always')
  return taken ? triggerInWords(taken.trigger) : event.type
}

/** A trigger as the chart has it, without the length of a delay. */
export function triggerInWords(trigger: string): string {
  const [, kind, name] = /^(after|done|fail)\((.+)\)$/.exec(trigger) ?? []
  if (kind === 'after') return `after ${name}`
  if (kind === 'done') return `${name} is done`
  return kind === 'fail' ? `${name} fails` : trigger
}
