import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TripIssue } from '#app/domain/trip/trip-schemas.ts'

/** The messages for the parameters of a trip in a 422. */
export const tripIssueTexts: Record<TripIssue, MessageDescriptor> = {
  chain: msg`Vælg højst 30 af landets kæder.`,
  shops: msg`Vælg 1, 2 eller 3 butikker.`,
  day: msg`Vælg i dag eller en af de næste syv dage.`,
  pin: msg`Vælg en vare på sedlen og en af kæderne.`,
  item: msg`Varen er ikke på sedlen.`,
  'too-many-items': msg`Der kan højst planlægges 100 varer. Luk turen, og markér nogle varer som hentet, eller fjern dem.`,
  impossible: msg`Det kan ikke lade sig gøre med de butikker. Vælg flere, eller fjern et valg.`,
}
