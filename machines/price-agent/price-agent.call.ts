import { endedOf, saveOf } from './price-agent.changes.ts'
import * as given from './price-agent.params.ts'
import { agentSetup } from './price-agent.setup.ts'

/** The modal shows how the latest change ended; by then it has left those before it. */
const stored = [
  { guard: 'isFollowed', target: 'resting', actions: ['tellChanged', 'announceFirst', 'dropFirst'] },
  { target: 'resting', actions: ['tellChanged', 'tellStored', 'dropFirst'] },
] as const
const refused = [
  { guard: 'isFollowed', target: 'resting', actions: [given.tellFailed, 'dropFirst'] },
  { target: 'resting', actions: [given.tellFailed, 'tellRefused', 'dropFirst'] },
] as const

/**
 * The changes of the agent, sent one after the other. They go on if the modal is closed: the shopper has pressed its
 * button. If the user is not known to have an agent, it is made before a watch is saved.
 */
export const call = agentSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: [
        { guard: 'isEndNext', target: 'removing' },
        { guard: 'isNextReady', target: 'saving' },
        { guard: 'hasNext', target: 'creating' },
      ],
    },
    creating: {
      invoke: {
        src: 'createAgent',
        onDone: [
          {
            guard: 'isCreationNext',
            target: 'resting',
            actions: ['keepAgent', 'tellChanged', 'tellMade', 'dropFirst'],
          },
          { target: 'saving', actions: ['keepAgent', 'tellChanged'] },
        ],
        onError: refused,
      },
    },
    saving: {
      invoke: {
        src: 'saveWatch',
        input: ({ context }) => saveOf(context),
        onDone: stored,
        onError: refused,
      },
    },
    removing: {
      invoke: {
        src: 'removeWatch',
        input: ({ context }) => endedOf(context),
        onDone: stored,
        onError: refused,
      },
    },
  },
})
