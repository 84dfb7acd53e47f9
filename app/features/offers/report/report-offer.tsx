import { Trans } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { offerPreview } from 'styled-system/recipes'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { loadTexts } from '#app/flows/tab/use-tab.ts'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { focus } from '../focus.ts'

const code = latePart(async (router: RegisteredRouter) => {
  // The page came without the form's texts.
  const [form] = await Promise.all([import('./offer-report.tsx'), loadTexts(router)])
  return form
})

/** What opens and closes the form. */
export function ReportButton(properties: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button type="button" className={offerPreview().report} {...properties}>
      <Trans>Forkert pris?</Trans>
    </button>
  )
}

/** A quiet way to say that something is wrong with an offer (§7.6). The form is loaded when it is pressed. */
export function ReportOffer({ offerId }: { offerId: number }) {
  const [isWanted, setWanted] = useState(false)
  if (!isWanted) return <ReportButton aria-expanded={false} onClick={() => setWanted(true)} />
  return (
    <LatePart
      code={code}
      fallback={<ReportButton aria-expanded={false} aria-disabled ref={focus} />}
      renderMissing={(missing) => <MissingPart place="inline" {...missing} />}
    >
      {(OfferReport) => <OfferReport offerId={offerId} />}
    </LatePart>
  )
}
