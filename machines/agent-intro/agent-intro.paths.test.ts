import assert from 'node:assert/strict'
import { type AgentIntroSnapshot, planAgentIntro } from '#machines/agent-intro/agent-intro.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { agentIntroMachine } from './agent-intro.machine.ts'

describePaths({
  machine: agentIntroMachine,
  table: new URL('./agent-intro.paths.txt', import.meta.url),
  plans: [{ title: 'agentIntro', plan: planAgentIntro(), input: undefined }],
  see: {
    closed: ({ tags }: AgentIntroSnapshot) => assert.deepEqual([...tags], []),
    open: ({ tags }) => assert.deepEqual([...tags], ['open']),
  },
  inFewWords: () => 'no context',
})
