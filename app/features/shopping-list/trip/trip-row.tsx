import { Trans, useLingui } from '@lingui/react/macro'
import { tripSheet } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import type { AnsweredLine } from '#app/domain/trip/taken-lines.ts'
import type { TripChain } from '#app/domain/trip/trip.ts'
import type { TripChoice } from '#app/domain/trip/trip-choices.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'
import type { ShownTrip, TripSnapshot } from './shown-trip.ts'
import { LeaveOut } from './trip-shops.tsx'
import { useLineTexts } from './use-line-texts.ts'

type Properties = {
  line: AnsweredLine
  chain: TripChain
  snapshot: TripSnapshot
  shown: ShownTrip
  country: Country
  onChosen: (choice: TripChoice) => void
}

const anywhere = 'anywhere'

/** An item of the plan: what it costs, why it is bought there, what it would cost elsewhere, and other places for it. */
export function TripRow({ line, chain, snapshot, shown, country, onChosen }: Properties) {
  const { t } = useLingui()
  const textsOf = useLineTexts(country)
  const item = shown.itemByUuid.get(line.itemUuid)
  if (!item) return null
  const answered = line.bought && shown.offerById.get(line.bought.offerId)
  const offer = answered && detailOfOffer(answered)
  const pin = snapshot.context.choices.pins.find(({ itemUuid }) => itemUuid === item.uuid)
  const texts = textsOf(line, { item, offer, isPinned: pin !== undefined, day: shown.plan.day })
  const name = offer?.name ?? item.name
  const others = shown.chains.filter(({ id }) => id !== chain.id)
  const classes = tripSheet()
  return (
    <li className={classes.row}>
      {offer ? (
        <span className={classes.picture}>
          <Picture src={offer.imageUrl} tint={offer.tint} size="xs" />
        </span>
      ) : (
        <ItemPicture item={item} className={classes.picture} />
      )}
      <span className={classes.text}>
        <b>{breakableName(name)}</b>{' '}
        <small>
          {texts.what.join(' · ')}
          {texts.isLastDay && (
            <em>
              {' · '}
              <Trans>sidste dag</Trans>
            </em>
          )}
        </small>{' '}
        <small>{texts.why.join(' · ')}</small>{' '}
        {offer?.conditions && <small>{conditionsText(offer, country)}</small>}
      </span>
      <span className={classes.price}>
        {texts.isAbout && (
          <small>
            <Trans>ca.</Trans>
          </small>
        )}{' '}
        <Price amount={line.amount} country={country} size="list" />
        {others.length > 0 && (
          <label className={classes.move}>
            <span aria-hidden="true">{t`Flyt`}</span>
            <select
              aria-label={t`Køb ${name} et andet sted`}
              value=""
              onChange={({ target }) => {
                const chainId = target.value === anywhere ? null : Number(target.value)
                onChosen({ kind: 'pin', itemUuid: item.uuid, chainId })
              }}
            >
              <option value="" hidden>
                {chain.name}
              </option>
              {pin && <option value={anywhere}>{t`Hvor det er billigst`}</option>}
              {others.map(({ id, name: chainName }) => (
                <option key={id} value={id}>
                  {chainName}
                </option>
              ))}
            </select>
            <Icon name="caret-down" />
          </label>
        )}
      </span>
      <LeaveOut name={name} onPressed={() => onChosen({ kind: 'leave-out', itemUuid: item.uuid })} />
    </li>
  )
}
