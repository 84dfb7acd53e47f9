import type { User } from '#app/domain/account/account.ts'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'

/** Actions of the price agent's modal that take their parameters from the event. */
export const keepUser = {
  type: 'keepUser',
  params: ({ event: { user } }: { event: { user: User | null } }) => ({ user }),
} as const
export const takeWatch = {
  type: 'takeWatch',
  params: ({ event: { watch } }: { event: { watch: WatchSummary } }) => ({ watch }),
} as const
export const tellRemovalOfWatch = {
  type: 'tellRemovalOfWatch',
  params: ({ event: { watch } }: { event: { watch: WatchSummary } }) => ({ watch }),
} as const
export const keepRules = {
  type: 'keepRules',
  params: ({ event: { rules } }: { event: { rules: WatchRules } }) => ({ rules }),
} as const
export const tellFailed = {
  type: 'tellFailed',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const
