import { hasFlag } from '#app/device/device-flags.ts'
import type { AgentMode, HiddenSteps } from '#machines/price-agent/price-agent.types.ts'

/** The flags of the device that hide a step of the modal (§9, Local storage keys). */
export const hiddenStepFlags = {
  add: 'hidePriceAgentAdded',
  edit: 'hidePriceAgentEdit',
  delete: 'hidePriceAgentDelete',
} as const satisfies Record<AgentMode, string>

/** Which steps the device was told to hide. */
export const readHiddenSteps = (): HiddenSteps => ({
  add: hasFlag(hiddenStepFlags.add),
  edit: hasFlag(hiddenStepFlags.edit),
  delete: hasFlag(hiddenStepFlags.delete),
})
