import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgentIssue } from '#app/domain/agents/price-agent-schemas.ts'

/** The messages for the fields of a price agent's form in a 422. The wording is ours. */
export const issueTexts: Record<AgentIssue, MessageDescriptor> = {
  required: msg`Feltet skal udfyldes.`,
  'not-text': msg`Det kan vi ikke læse. Skriv det på en anden måde.`,
  product: msg`Varen findes ikke længere.`,
  chains: msg`Vælg kæder, der findes i varens land.`,
  'not-watched': msg`Varen er ikke i din prisagent.`,
  full: msg`Din prisagent er fuld. Der er plads til 1.000 varer.`,
  mails: msg`Vælg, hvornår vi skal skrive.`,
  'shopping-day': msg`Vælg en ugedag.`,
  rules: msg`Reglerne for varen kan ikke bruges.`,
  subscription: msg`Notifikationer kan ikke sendes til denne browser.`,
}
