import { Trans } from '@lingui/react/macro'
import { offerPreview } from 'styled-system/recipes'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Says that the price is not the one that was told first. */
export function CorrectionNote({ correction }: Pick<OfferPageData, 'correction'>) {
  if (correction !== 'price') return null
  return (
    <p className={offerPreview().days}>
      <Icon name="check" />
      <span>
        <Trans>Vi har rettet prisen.</Trans>
      </span>
    </p>
  )
}
