import type { SnapshotFrom } from 'xstate'
import { agentIntroMachine } from '#machines/agent-intro/agent-intro.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type AgentIntroSnapshot = SnapshotFrom<typeof agentIntroMachine>

const { send } = casesOf(agentIntroMachine)

/** The paths of the popup, walked on the machine and on the page. */
export function planAgentIntro() {
  const cases = [
    send({ type: 'intro.toggled' }),
    send({ type: 'intro.dismissed' }),
    send({ type: 'escape.pressed' }),
    send({ type: 'route.changed' }),
    // After it the button leads to another page.
    send(
      { type: 'identity.changed', identity: 'verified' },
      { when: (snapshot) => snapshot.matches('open') },
    ),
  ]
  return planPaths(agentIntroMachine, { cases, input: undefined, key: () => null })
}
