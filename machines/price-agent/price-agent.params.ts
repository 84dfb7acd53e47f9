import type { User } from '#app/domain/account/account.ts'
import type { ProductCheck, WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { AgentForm, Wanted } from './price-agent.types.ts'

/** Guards of the price agent's modal that take their parameters from the event. */
export const isVerifiedUser = {
  type: 'isVerifiedUser',
  params: ({ event: { user } }: { event: { user: User | null } }) => ({ user }),
} as const
export const isOtherCountry = {
  type: 'isOtherCountry',
  params: ({ event: { locale } }: { event: { locale: Locale } }) => ({ locale }),
} as const
export const exists = {
  type: 'exists',
  params: ({ event: { output } }: { event: { output: ProductCheck } }) => output,
} as const
export const isAgentMissing = {
  type: 'isAgentMissing',
  params: ({ event: { output } }: { event: { output: ProductCheck } }) => output,
} as const

/** Actions of the price agent's modal that take their parameters from the event. */
export const keepUser = {
  type: 'keepUser',
  params: ({ event: { user } }: { event: { user: User | null } }) => ({ user }),
} as const
export const want = {
  type: 'want',
  params: ({ event: { item, country } }: { event: Wanted }) => ({ item, country }),
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
export const fillForm = {
  type: 'fillForm',
  params: ({ event: { output } }: { event: { output: AgentForm } }) => output,
} as const
export const tellFailed = {
  type: 'tellFailed',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const
