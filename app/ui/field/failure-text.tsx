import { Trans } from '@lingui/react/macro'
import type { Failure } from '#app/domain/failure.ts'

/** Why a form was not sent, and that what was typed is still there, if that is all there is to say. */
export function FailureText({ kind }: Pick<Failure, 'kind'>) {
  if (kind === 'offline')
    return (
      <Trans>
        Der er ingen forbindelse til nettet. Det, du har skrevet, er her stadig. Prøv igen om lidt.
      </Trans>
    )
  if (kind === 'busy')
    return <Trans>Vi kan ikke svare lige nu. Det, du har skrevet, er her stadig. Prøv igen om lidt.</Trans>
  return <Trans>Noget gik galt hos os. Det, du har skrevet, er her stadig. Prøv igen om lidt.</Trans>
}
