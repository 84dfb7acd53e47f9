import { type FlowFacts, type FlowGroup, flowGroups } from '../flow-facts.ts'
import type { Player } from '../shown/use-player.ts'
import { addressOf, showFlow } from './use-address.ts'

const headings: Record<FlowGroup, string> = {
  tab: 'As long as the tab',
  below: 'Below another flow',
  component: 'As long as a component',
}

type Properties = { facts: FlowFacts[]; current: string | null; player: Player }

/** The list of machines: which of them run, and how many of their transitions the recording has taken. */
export function FlowList({ facts, current, player: { recording, running } }: Properties) {
  const flowsRunning = new Set([...running.values()].map(({ actor }) => actor.flow))
  const flowOf = new Map(recording.actors.map(({ id, flow }) => [id, flow]))
  const taken = new Map<string, Set<string>>()
  for (const { actor, takes } of recording.steps) {
    const flow = flowOf.get(actor) ?? ''
    taken.set(flow, new Set([...(taken.get(flow) ?? []), ...takes]))
  }
  return (
    <nav className="machines" aria-label="Machines">
      <p className="quiet">Machines, transitions taken in what is shown</p>
      {flowGroups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{headings[group]}</h2>
          <ul>
            {facts
              .filter((flow) => flow.group === group)
              .map(({ name, id, transitions }) => {
                const count = taken.get(id)?.size ?? 0
                return (
                  <li key={name}>
                    <a
                      href={addressOf(name)}
                      aria-current={name === current ? 'page' : undefined}
                      onClick={(event) => showFlow(event, name)}
                    >
                      <b data-running={flowsRunning.has(id) ? '' : undefined}>
                        {id}
                        {flowsRunning.has(id) && <span className="unseen">, running</span>}
                      </b>
                      <small>
                        {count} of {transitions.length}
                        <span className="unseen"> transitions taken</span>
                      </small>
                      <span className="bar" aria-hidden="true">
                        <i style={{ width: `${(100 * count) / Math.max(1, transitions.length)}%` }} />
                      </span>
                    </a>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
