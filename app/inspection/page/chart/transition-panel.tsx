import { type ReactNode, useEffect, useRef } from 'react'
import type { TransitionFacts } from '../../flow-facts.ts'
import { triggerInWords } from '../../shown/event-in-words.ts'

type Properties = { transition: TransitionFacts; close: () => void }

/** What is known of a transition: its guard, its delay, the rule that it implements, and the paths that walk it. */
export function TransitionPanel({ transition, close }: Properties) {
  const { name, trigger, from, to, guard, delay, actions, spec, walks } = transition
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (name) panel.current?.focus()
  }, [name])
  return (
    <section className="transition" ref={panel} tabIndex={-1} aria-labelledby="transition">
      <h2 id="transition">Transition</h2>
      <p>
        <b>{triggerInWords(trigger)}</b>
        <small>
          {from}
          {to.length > 0 && ` → ${to.join(', ')}`}
        </small>
      </p>
      <dl>
        <Fact name="Guard">{guard}</Fact>
        <Fact name="Delay">{delay !== null && `${delay} ms`}</Fact>
        <Fact name="Actions">{actions.join(', ')}</Fact>
        <Fact name="Rule">{spec.join(', ')}</Fact>
        <Fact name="Walked by">{walks.length === 0 && 'the start of a path'}</Fact>
        <Fact name={`Walked by ${walks.length} ${walks.length === 1 ? 'step' : 'steps'}`}>
          {walks.length > 0 && (
            <ul>
              {[...new Map(walks.map((walk) => [`${walk.path} ${walk.step}`, walk]))].map(
                ([key, { path, step }]) => (
                  <li key={key}>
                    {step} <small>{path}</small>
                  </li>
                ),
              )}
            </ul>
          )}
        </Fact>
      </dl>
      <button type="button" className="button" onClick={close}>
        Close
      </button>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
