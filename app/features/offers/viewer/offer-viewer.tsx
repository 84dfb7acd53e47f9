import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { link, offerViewer } from 'styled-system/recipes'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Modal } from '#app/ui/modal/modal.tsx'
import { VerdictText } from '#app/ui/price/verdict-text.tsx'
import { OfferPreview } from '../preview/offer-preview.tsx'
import { ValidityNote } from '../product/validity-note.tsx'
import { CustomProductCard } from './custom-product-card.tsx'

/** The offer viewer (§2.7): a card for each chosen offer, and one for a partner's own product. */
export default function OfferViewer({ actor }: { actor: Tab['offerViewer'] }) {
  const { t } = useLingui()
  const { offers, product } = useSelector(actor, ({ context }) => context)
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const today = dayIn(country, new Date())
  const classes = offerViewer()
  const [only] = offers.length === 1 ? offers : []
  const chain = only?.chain.name
  const title = product ? (product.brand ?? t`Fra vores partner`) : chain ? t`Tilbud fra ${chain}` : t`Tilbud`
  return (
    <Modal
      title={title}
      width="viewer"
      opener={offers[0] && `main a[aria-haspopup=dialog][href$="/single/${offers[0].id}"]`}
      onDismissed={() => actor.send({ type: 'viewer.closed' })}
    >
      <div className={classes.cards}>
        {product && <CustomProductCard product={product} country={country} />}
        {product && offers.length > 0 && (
          <h3 className={classes.heading}>
            <Trans>Samme vare i butikkerne i dag</Trans>
          </h3>
        )}
        {offers.map((offer) => (
          <article key={offer.id} className={classes.card}>
            <OfferPreview
              offer={offer}
              description={offer.description}
              country={country}
              today={today}
              place="viewer"
              standing={<VerdictText verdict={offer.verdict} />}
              days={<ValidityNote offer={offer} country={country} today={today} />}
              facts={
                <p className={classes.more}>
                  <Link
                    to="/{-$locale}/single/$id"
                    params={{ id: String(offer.id) }}
                    state={{ module: 'offer-viewer' }}
                    className={link({ target: true })}
                  >
                    <Trans>Sammenlign kæderne, og se prisen over tid</Trans>
                  </Link>
                </p>
              }
            />
          </article>
        ))}
      </div>
    </Modal>
  )
}
