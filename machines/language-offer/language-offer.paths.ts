import type { SnapshotFrom } from 'xstate'
import {
  type LanguageOfferInput,
  languageOfferMachine,
} from '#machines/language-offer/language-offer.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type LanguageOfferSnapshot = SnapshotFrom<typeof languageOfferMachine>

const { send, done, fail } = casesOf(languageOfferMachine)

/** The inputs of a visitor who is offered Sweden, and of one who is offered nothing. */
export const languageOfferInputs: LanguageOfferInput[] = [{ offered: 'se' }, { offered: null }]

/** The paths of an offer. */
export function planLanguageOffer(input: LanguageOfferInput) {
  const cases =
    input.offered === null
      ? []
      : [
          done('loadTexts', undefined, 'loaded'),
          fail('loadTexts', new Error('offline')),
          send({ type: 'offer.accepted', country: input.offered }),
          send({ type: 'offer.declined' }),
          send({ type: 'route.changed' }),
          send({ type: 'locale.changed', locale: 'se' }),
          send({ type: 'identity.changed', identity: 'verified' }),
        ]
  return planPaths(languageOfferMachine, { cases, input, key: () => null })
}
