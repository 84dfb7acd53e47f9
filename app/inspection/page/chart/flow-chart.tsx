import { useState } from 'react'
import type { FlowFacts } from '../../flow-facts.ts'
import { activePaths, latestOf, stateInWords } from '../../shown/recorded-state.ts'
import type { Player } from '../../shown/use-player.ts'
import { ChartPicture } from './chart-picture.tsx'
import { TransitionList } from './transition-list.tsx'

type Properties = {
  flow: FlowFacts
  player: Player
  /** The name of the transition that is looked at. */
  chosen: string | undefined
  choose: (name: string) => void
}

/** A machine's chart, lit by the actor that moved last, with its transitions as a list below it. */
export function FlowChart({ flow, player, chosen, choose }: Properties) {
  const { running, recording, at } = player
  const [isLaid, setLaid] = useState(false)
  const actor = latestOf(running, flow.id)
  const others = [...running.values()].filter(({ actor }) => actor.flow === flow.id).length - 1
  const ofFlow = new Set(recording.actors.filter(({ flow: id }) => id === flow.id).map(({ id }) => id))
  const steps = recording.steps.slice(0, at).filter((step) => ofFlow.has(step.actor))
  const taken = new Set(steps.flatMap(({ takes }) => takes))
  return (
    <>
      <div className="title">
        <h2>{flow.id}</h2>
        <span className="quiet">
          {actor ? `now in ${stateInWords(actor.value)}` : 'not running'}
          {others > 0 && `, and ${others} more of it run`} · {flow.states} states, {flow.transitions.length}{' '}
          transitions
        </span>
      </div>
      <p className="about">
        {flow.description} <span className="quiet">{flow.spec.join(', ')}</span>
      </p>
      <ChartPicture
        flow={flow}
        active={actor ? ['(root)', ...activePaths(actor.value)] : []}
        takes={steps.at(-1)?.takes ?? []}
        untaken={isLaid ? flow.transitions.map(({ name }) => name).filter((name) => !taken.has(name)) : []}
        chosen={chosen}
        choose={choose}
      />
      <div className="legend">
        <span>
          <i className="is-state" /> Current state
        </span>
        <span>
          <i className="is-line" /> Last transition
        </span>
        <label>
          <input type="checkbox" checked={isLaid} onChange={({ target }) => setLaid(target.checked)} />{' '}
          <i className="is-dashed" /> Not taken in what is shown
        </label>
      </div>
      <TransitionList flow={flow} chosen={chosen} choose={choose} />
    </>
  )
}
