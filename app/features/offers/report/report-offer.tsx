import { Trans } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { offerPreview } from 'styled-system/recipes'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { loadTexts } from '#app/flows/tab/use-tab.ts'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(async (router: RegisteredRouter) => {
  // The page came without the form's texts.
  const [form] = await Promise.all([import('./offer-report.tsx'), loadTexts(router)])
  return form
})

type ButtonProperties = Omit<ComponentProps<'button'>, 'type' | 'className'>
/** What opens and closes the form. The form is given it, so that no file of its own is loaded for what both need. */
export type Opener = ComponentType<ButtonProperties>

function ReportButton(properties: ButtonProperties) {
  return (
    <button type="button" className={offerPreview().report} {...properties}>
      <Trans>Forkert pris?</Trans>
    </button>
  )
}

/** The button that was pressed is drawn anew while the form is loaded. */
const keepFocus = (button: HTMLButtonElement | null) => button?.focus()

/** A quiet way to say that something is wrong with an offer (§7.6). The form is loaded when it is pressed. */
export function ReportOffer({ offerId }: { offerId: number }) {
  const [isWanted, setWanted] = useState(false)
  if (!isWanted) return <ReportButton aria-expanded={false} onClick={() => setWanted(true)} />
  return (
    <LatePart
      code={code}
      fallback={<ReportButton aria-expanded={false} aria-disabled ref={keepFocus} />}
      renderMissing={(missing) => <MissingPart place="inline" {...missing} />}
    >
      {(OfferReport) => <OfferReport offerId={offerId} Opener={ReportButton} />}
    </LatePart>
  )
}
