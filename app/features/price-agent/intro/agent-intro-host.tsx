import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { introId } from './agent-button.tsx'

const code = latePart(() => import('./agent-intro.tsx'))

/** Renders the intro popup of the price agent on every page; its code is loaded at first use. */
export function AgentIntroHost() {
  return (
    <WhileOpen
      flow="agentIntro"
      id={introId}
      code={code}
      renderMissing={({ agentIntro }, missing) => (
        <MissingPart
          place="side"
          {...missing}
          onDismissed={() => agentIntro.send({ type: 'intro.dismissed' })}
        />
      )}
    >
      {(AgentIntro, { agentIntro }) => <AgentIntro actor={agentIntro} />}
    </WhileOpen>
  )
}
