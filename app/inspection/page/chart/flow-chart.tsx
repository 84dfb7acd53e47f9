import { useState } from 'react'
import type { FlowFacts } from '../../flow-facts.ts'
import { activePaths, latestOf, stateInWords } from '../../shown/recorded-state.ts'
import type { Player } from '../../shown/use-player.ts'
import { ChartPicture } from './chart-picture.tsx'
import { FaultList } from './fault-list.tsx'
import { TransitionList } from './transition-list.tsx'

type Properties = {
  flow: FlowFacts
  player: Player
  /** The name of the transition that is looked at. */
  chosen: string | undefined
  choose: (name: string) => void
}

/** What can be laid over a chart. */
const layers = [
  { layer: 'untaken', line: 'is-dashed', words: 'Not taken in what is shown' },
  { layer: 'rare', line: 'is-thin', words: 'Walked by one planned step only' },
  { layer: 'faulty', line: 'is-fault', words: 'A fault in it is noticed by no test' },
] as const
type Layer = (typeof layers)[number]['layer']

/** A machine's chart, lit by the actor that moved last, with its transitions as a list below it. */
export function FlowChart({ flow, player, chosen, choose }: Properties) {
  const { running, recording, at } = player
  const [laid, setLaid] = useState<ReadonlySet<Layer>>(new Set())
  const actor = latestOf(running, flow.id)
  const others = [...running.values()].filter(({ actor }) => actor.flow === flow.id).length - 1
  const ofFlow = new Set(recording.actors.filter(({ flow: id }) => id === flow.id).map(({ id }) => id))
  const steps = recording.steps.slice(0, at).filter((step) => ofFlow.has(step.actor))
  const taken = new Set(steps.flatMap(({ takes }) => takes))
  const marked: Record<Layer, string[]> = {
    untaken: flow.transitions.map(({ name }) => name).filter((name) => !taken.has(name)),
    rare: flow.transitions.filter(({ walks }) => walks.length === 1).map(({ name }) => name),
    faulty: flow.faults?.unnoticed.flatMap(({ transitions }) => transitions) ?? [],
  }
  const shown = (layer: Layer) => (laid.has(layer) ? marked[layer] : [])
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
        untaken={shown('untaken')}
        rare={shown('rare')}
        faulty={shown('faulty')}
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
        {layers.map(({ layer, line, words }) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={laid.has(layer)}
              onChange={() => setLaid(laid.symmetricDifference(new Set([layer])))}
            />{' '}
            <i className={line} /> {words}
          </label>
        ))}
      </div>
      <TransitionList flow={flow} chosen={chosen} choose={choose} />
      {flow.faults && <FaultList faults={flow.faults} />}
    </>
  )
}
