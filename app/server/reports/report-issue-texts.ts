import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextIssue } from '#app/domain/text/text-schemas.ts'

/** The messages for the fields of a report in a 422. The wording is ours. */
export const issueTexts: Record<TextIssue | 'offer', MessageDescriptor> = {
  required: msg`Udfyld feltet.`,
  'not-text': msg`Det kan vi ikke bruge. Tjek, hvad du har skrevet.`,
  'too-long': msg`Det er for langt. Der er plads til 200 tegn.`,
  offer: msg`Tilbuddet findes ikke længere.`,
}
