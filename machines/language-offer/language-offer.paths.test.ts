import assert from 'node:assert/strict'
import {
  type LanguageOfferSnapshot,
  languageOfferInputs,
  planLanguageOffer,
} from '#machines/language-offer/language-offer.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { languageOfferMachine } from './language-offer.machine.ts'

const isPlaced = ({ tags }: LanguageOfferSnapshot) => assert.deepEqual([...tags], ['placed'])
const isGone = ({ tags }: LanguageOfferSnapshot) => assert.deepEqual([...tags], [])

describePaths({
  machine: languageOfferMachine,
  table: new URL('./language-offer.paths.txt', import.meta.url),
  plans: languageOfferInputs.map((input) => ({
    title: `languageOffer of ${input.offered ?? 'nothing'}`,
    plan: planLanguageOffer(input),
    input,
  })),
  see: { unneeded: isGone, waiting: isPlaced, offered: isPlaced, accepted: isPlaced, declined: isGone },
  // A visitor who is offered nothing has no path: "is not made if there is nothing to offer".
  noticedByHand: [
    'guards isNothing always false',
    'languageOffer.deciding: always [0] left out',
    'languageOffer.deciding: always [0] swapped',
    'languageOffer.deciding: always [0] to deciding',
    'languageOffer.deciding: always [0] to waiting',
    'languageOffer.deciding: always [0] without target',
    'languageOffer: initial waiting',
  ],
  inFewWords: ({ context: { offered } }) => `offers ${offered ?? 'nothing'}`,
})
