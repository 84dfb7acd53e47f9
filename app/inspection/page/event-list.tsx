import { useEffect, useRef, useState } from 'react'
import type { FlowFacts } from '../flow-facts.ts'
import type { RecordedStep } from '../record/recording.ts'
import { eventInWords } from '../shown/event-in-words.ts'
import { changeInWords, stateInWords } from '../shown/recorded-state.ts'
import type { Player } from '../shown/use-player.ts'

type Properties = { facts: FlowFacts[]; flow: FlowFacts | undefined; player: Player }

/** The events as they passed, the newest last: those of the flow that is looked at, or of all. A press goes to one. */
export function EventList({ facts, flow, player: { recording, at, pace, send } }: Properties) {
  const [isAll, setAll] = useState(false)
  const flowOf = new Map(recording.actors.map((actor) => [actor.id, actor.flow]))
  const factsOf = new Map(facts.map((each) => [each.id, each]))
  const list = useRef<HTMLOListElement>(null)
  const before = new Map<number, RecordedStep>()
  const rows = recording.steps.map((step, index) => {
    const row = { step, place: index + 1, from: before.get(step.actor)?.value }
    before.set(step.actor, step)
    return row
  })
  const shown = rows.filter(({ step }) => isAll || !flow || flowOf.get(step.actor) === flow.id)
  const current = shown.findLast(({ place }) => place <= at)?.place
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    if (current === undefined || !row || !list.current) return
    const { offsetTop, offsetHeight } = row as HTMLElement
    list.current.scrollTop =
      offsetTop + offsetHeight - list.current.clientHeight / (pace === 'following' ? 1 : 2)
  }, [current, pace])
  return (
    <section className="events" aria-labelledby="events">
      <div className="events-head">
        <h2 id="events">Events</h2>
        {flow && (
          <label>
            <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} /> All
            flows
          </label>
        )}
      </div>
      {shown.length === 0 && <p className="hint">None yet.</p>}
      <ol ref={list}>
        {shown.map(({ step, place, from }) => (
          <li key={place}>
            <button
              type="button"
              aria-current={place === current ? 'step' : undefined}
              data-later={place > at ? '' : undefined}
              onClick={() => send({ type: 'step.chosen', at: place })}
            >
              <time>{clockOf(recording.begun, step.at)}</time>
              <span>
                <b>{eventInWords(step, factsOf.get(flowOf.get(step.actor) ?? ''))}</b>
                {(isAll || !flow) && <small className="flow">{flowOf.get(step.actor)}</small>}
                <small data-ignored={isIgnored(step) ? '' : undefined}>{whatItDid(step, from)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isIgnored = ({ takes, event, status }: RecordedStep) =>
  takes.length === 0 && status === 'active' && event.type !== 'xstate.init'

function whatItDid(step: RecordedStep, from: RecordedStep['value'] | undefined): string {
  const now = stateInWords(step.value)
  const starts = step.starts.length > 0 ? ` · starts ${step.starts.join(', ')}` : ''
  if (step.event.type === 'xstate.init') return `starts in ${now}${starts}`
  if (step.status !== 'active') return step.status
  if (isIgnored(step)) return `ignored in ${now}`
  return changeInWords(from ?? step.value, step.value) + starts
}

/** The minute, second and millisecond of the day: `41:02.114`. */
function clockOf(begun: string, at: number): string {
  return new Date(Date.parse(begun) + at).toISOString().slice(14, 23)
}
