import type { FlowFacts } from '../flow-facts.ts'
import { type RunningActor, stateInWords } from '../shown/recorded-state.ts'
import type { Player } from '../shown/use-player.ts'
import { addressOf, showFlow } from './use-address.ts'

type Properties = { facts: FlowFacts[]; player: Player }

/** The actors that run, below those that started them; an actor of a component starts its own tree. */
export function RunningFlows({ facts, player: { running } }: Properties) {
  const all = [...running.values()]
  const roots = all.filter(({ actor }) => actor.parent === null || !running.has(actor.parent))
  return (
    <>
      <div className="title">
        <h2>Running now</h2>
        <span className="quiet">{all.length === 0 ? 'nothing' : `${all.length} actors`}</span>
      </div>
      {all.length === 0 && (
        <p className="hint">
          Open <a href="/">the shop</a> in another tab of this browser and use it: this page lights what it
          does.
        </p>
      )}
      <ActorTree all={all} level={roots} facts={facts} />
    </>
  )
}

function ActorTree({
  all,
  level,
  facts,
}: {
  all: RunningActor[]
  level: RunningActor[]
  facts: FlowFacts[]
}) {
  if (level.length === 0) return null
  return (
    <ul className="tree">
      {level.map(({ actor, value }) => {
        const name = facts.find(({ id }) => id === actor.flow)?.name
        return (
          <li key={actor.id}>
            {name ? (
              <a href={addressOf(name)} onClick={(event) => showFlow(event, name)}>
                {actor.flow}
              </a>
            ) : (
              actor.flow
            )}{' '}
            <span className="quiet">{stateInWords(value)}</span>
            <ActorTree
              all={all}
              level={all.filter((other) => other.actor.parent === actor.id)}
              facts={facts}
            />
          </li>
        )
      })}
    </ul>
  )
}
