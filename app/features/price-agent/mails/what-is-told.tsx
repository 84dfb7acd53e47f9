import { Trans } from '@lingui/react/macro'
import type { MailChoice } from '#app/domain/agents/mail-choice.ts'
import { hasRules, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import { formatDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'

type Properties = {
  /** How alerts are mailed; null if that is not known. */
  mails: MailChoice | null
  rules: WatchRules
  country: Country | null
}

/** What the price agent will tell its user of a watch with these rules, and how. */
export function WhatIsTold({ mails, rules, country }: Properties) {
  if (mails === null || mails === 'never') return <Trans>Du kan se tilbuddene i din prisagent.</Trans>
  if (rules.paused_until !== null && country) {
    const day = formatDay(rules.paused_until, country)
    return <Trans>Pausen varer til {day}. Indtil da får du ingen mails om varen.</Trans>
  }
  if (mails === 'weekly')
    return <Trans>Tilbud, der passer til dine valg, kommer i din mail, dagen før du handler.</Trans>
  return hasRules(rules) ? (
    <Trans>Du får en mail, når et tilbud passer til dine valg.</Trans>
  ) : (
    <Trans>Du får en mail, når varen er på tilbud i en af dine kæder.</Trans>
  )
}
