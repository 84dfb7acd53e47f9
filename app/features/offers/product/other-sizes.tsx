import { Trans, useLingui } from '@lingui/react/macro'
import { chainComparison } from 'styled-system/recipes'
import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'
import { Section } from '#app/ui/page/section.tsx'
import { OfferRow } from './offer-row.tsx'

type Properties = { offer: OfferCard; sizes: OfferCard[]; country: Country; today: Day }

const isCheaperPerUnit = (other: OfferCard, offer: OfferCard) =>
  other.quantityType === offer.quantityType &&
  other.unitPrice !== null &&
  offer.unitPrice !== null &&
  other.unitPrice < offer.unitPrice

/** The product in its other sizes today; one with a lower price of a full unit says so. */
export function OtherSizes({ offer, sizes, country, today }: Properties) {
  const { t } = useLingui()
  const unit = offer.quantityType
  if (sizes.length === 0) return null
  return (
    <Section title={<Trans>Andre størrelser</Trans>}>
      <ul className={chainComparison().root}>
        {sizes.map((other) => (
          <OfferRow
            key={other.id}
            // Yellow is kept for what is compared here: the same size at every chain.
            offer={{ ...other, isCheapest: false }}
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
