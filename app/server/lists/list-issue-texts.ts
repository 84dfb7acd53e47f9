import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListIssue } from '#app/domain/list/shopping-list-schemas.ts'

/** The messages for the fields of a change in a 422. The wording is ours. */
export const issueTexts: Record<ListIssue, MessageDescriptor> = {
  required: msg`Udfyld feltet.`,
  'not-text': msg`Det kan vi ikke bruge. Tjek, hvad du har skrevet.`,
  'too-long': msg`Det er for langt. Der er plads til 200 tegn.`,
  'amount-too-long': msg`Det er for langt. Der er plads til 40 tegn.`,
  quantity: msg`Skriv et helt tal fra 1 til 999.999.`,
  offer: msg`Tilbuddet findes ikke længere.`,
  'custom-product': msg`Varen findes ikke længere.`,
  list: msg`Varen hører til en anden seddel.`,
  'mutation-id': msg`Ændringen blev ikke gemt. Prøv igen.`,
  full: msg`Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.`,
  crowded: msg`Der er ikke plads til flere deltagere på den seddel.`,
  rule: msg`Det kan vi ikke bruge. Tjek størrelsen og mærket.`,
  'other-country': msg`Sedlen hører til et andet land end din konto.`,
}
