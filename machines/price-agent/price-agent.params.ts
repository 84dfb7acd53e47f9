import type { User } from '#app/domain/account/account.ts'
import type { ProductCheck, WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { AgentForm, AgentMode, Stored, Wanted } from './price-agent.types.ts'
import { everyChainForm, type FormMode } from './price-agent.wanted.ts'

/** Guards of the price agent's modal that take their parameters from the event. */
export const isSameVerified = {
  type: 'isSameVerified',
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
export const wantSave = (mode: FormMode) =>
  ({
    type: 'wantSave',
    params: ({ event: { rules } }: { event: { rules: WatchRules } }) => ({ mode, rules }),
  }) as const
export const fillForm = (mode: FormMode) =>
  ({
    type: 'fillForm',
    params: ({ event: { output } }: { event: { output: AgentForm } }) => ({ mode, form: output }),
  }) as const
export const fillFormWithEvery = (mode: FormMode) =>
  ({ type: 'fillForm', params: { mode, form: everyChainForm } }) as const
export const announce = {
  type: 'announce',
  params: ({ event: { mode, name, watch } }: { event: Stored }) => ({ mode, name, ...(watch && { watch }) }),
} as const
export const tellFailed = {
  type: 'tellFailed',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const

/** What the checkbox of a mode does, by which its success or its question is hidden the next time. */
export const hidingToggled = (mode: AgentMode) =>
  ({
    actions: [
      { type: 'toggleHiding', params: { mode } },
      { type: 'tellHiding', params: { mode } },
    ],
  }) as const
