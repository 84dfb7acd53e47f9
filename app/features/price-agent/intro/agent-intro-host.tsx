import { lazy } from 'react'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { introId } from './agent-button.tsx'

const AgentIntro = lazy(() => import('./agent-intro.tsx'))

/** Renders the intro popup of the price agent on every page; its code is loaded at first use. */
export function AgentIntroHost() {
  return (
    <WhileOpen flow="agentIntro" id={introId}>
      {({ agentIntro }) => <AgentIntro actor={agentIntro} />}
    </WhileOpen>
  )
}
