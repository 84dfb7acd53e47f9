import { Trans, useLingui } from '@lingui/react/macro'
import { chainComparison } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { Section } from '#app/ui/page/section.tsx'
import { ComparedOffer } from './prices/compared-offer.tsx'

type Properties = { offer: OfferSummary; sizes: OfferSummary[]; country: Country; today: Day }

const isCheaperPerUnit = (other: OfferSummary, offer: OfferSummary) =>
  other.quantityType === offer.quantityType &&
  other.unitPrice !== null &&
  offer.unitPrice !== null &&
  other.unitPrice < offer.unitPrice

/** Today's offers of the product in other sizes; a lower price of a full unit is marked. */
export function OtherSizes({ offer, sizes, country, today }: Properties) {
  const { t } = useLingui()
  const unit = offer.quantityType
  if (sizes.length === 0) return null
  return (
    <Section title={<Trans>Andre størrelser</Trans>}>
      <ul className={chainComparison().root}>
        {sizes.map((other) => (
          <ComparedOffer
            key={other.id}
            // Yellow is reserved for the comparison: the same size at every chain.
            offer={{ ...other, verdict: undefined }}
            lead={[other.size, other.chain.name].filter(Boolean).join(' · ')}
            remark={isCheaperPerUnit(other, offer) && t`Billigere pr.\u00a0${unit}`}
            country={country}
            today={today}
          />
        ))}
      </ul>
    </Section>
  )
}
