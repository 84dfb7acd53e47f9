import type { FlowFacts, TransitionFacts } from '../../flow-facts.ts'
import { triggerInWords } from '../../shown/event-in-words.ts'

type Properties = { flow: FlowFacts; chosen: string | undefined; choose: (name: string) => void }

/** The transitions of a machine by their state, each as a button that shows what is known of it. */
export function TransitionList({ flow, chosen, choose }: Properties) {
  const states = Map.groupBy(flow.transitions, ({ from }) => from)
  return (
    <details className="transitions">
      <summary>Transitions</summary>
      <dl>
        {[...states].map(([state, transitions]) => (
          <div key={state}>
            <dt>{state === '(root)' ? 'in any state' : state}</dt>
            {transitions.map((transition) => (
              <dd key={transition.name}>
                <button
                  type="button"
                  aria-pressed={transition.name === chosen}
                  onClick={() => choose(transition.name)}
                >
                  {inWords(transition)}
                </button>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

function inWords({ trigger, guard, to }: TransitionFacts): string {
  return [triggerInWords(trigger), guard && `[${guard}]`, to.length > 0 && `→ ${to.join(', ')}`]
    .filter(Boolean)
    .join(' ')
}
