import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgentIssue } from '#app/domain/agents/price-agent-schemas.ts'

/** The messages for the fields of a price agent's form in a 422. The wording is ours. */
export const issueTexts: Record<AgentIssue, MessageDescriptor> = {
  required: msg`Udfyld feltet.`,
  'not-text': msg`Det kan vi ikke bruge. Tjek, hvad du har skrevet.`,
  product: msg`Varen findes ikke længere.`,
  chains: msg`Vælg kæder fra samme land som varen.`,
  'not-watched': msg`Varen er ikke i din prisagent.`,
  full: msg`Der er ikke plads til flere varer i din prisagent. Fjern en af dem først.`,
  mails: msg`Vælg, hvornår vi skal skrive.`,
  'shopping-day': msg`Vælg en ugedag.`,
  rules: msg`Dine valg for varen blev ikke gemt. Ret dem, og prøv igen.`,
  subscription: msg`Notifikationer kan ikke sendes til denne browser.`,
}
