import { useState } from 'react'
import type { FlowFacts } from '../flow-facts.ts'
import type { followTabs } from '../shown/tabs.ts'
import { usePlayer } from '../shown/use-player.ts'
import { FlowChart } from './chart/flow-chart.tsx'
import { TransitionPanel } from './chart/transition-panel.tsx'
import { EventList } from './event-list.tsx'
import { FlowList } from './flow-list.tsx'
import { PageHead } from './page-head.tsx'
import { RunningFlows } from './running-flows.tsx'
import { Scrubber } from './scrubber.tsx'
import { useNamedFlow } from './use-address.ts'

type Properties = { facts: FlowFacts[]; tabs: ReturnType<typeof followTabs> }

/** The page of flows for developers: every machine as a chart, lit by what a tab does. In English only. */
export function Flows({ facts, tabs }: Properties) {
  const player = usePlayer(tabs)
  const name = useNamedFlow()
  const flow = facts.find((each) => each.name === name)
  const [chosen, choose] = useState<string>()
  const transition = flow?.transitions.find((each) => each.name === chosen)
  return (
    <div className="flows">
      <PageHead player={player} />
      <div className="columns">
        <FlowList facts={facts} current={name} player={player} />
        <main id="main">
          {flow ? (
            <FlowChart key={flow.name} flow={flow} player={player} chosen={chosen} choose={choose} />
          ) : (
            <RunningFlows facts={facts} player={player} />
          )}
        </main>
        <div className="side">
          {transition && <TransitionPanel transition={transition} close={() => choose(undefined)} />}
          <EventList facts={facts} flow={flow} player={player} />
        </div>
      </div>
      <Scrubber player={player} />
    </div>
  )
}
