import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { button, chip, ingredients as ingredientsRecipe, link } from 'styled-system/recipes'
import type { OfferedIngredient } from '#app/domain/content/content.ts'
import { addableManual } from '#app/domain/list/list-change.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import { severalText } from '#app/domain/offers/several-pieces.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { ingredientsMachine } from '#machines/ingredients/ingredients.machine.ts'

type Properties = { ingredients: OfferedIngredient[]; country: Country; today: Day }

/** A recipe's ingredients with what is on offer; the shopper puts those that are ticked on the list in one press. */
export function Ingredients({ ingredients, country, today }: Properties) {
  const { t } = useLingui()
  const { withTab } = useTab()
  const all = ingredients.filter(({ search }) => search !== null)
  const [snapshot, send, actor] = useMachine(ingredientsMachine, {
    input: {
      all: all.map(({ id }) => id),
      onOffer: all.filter(({ offer }) => offer !== null).map(({ id }) => id),
    },
  })
  const { taken, chosen } = snapshot.context
  useEffect(() => {
    const wanted = actor.on('items.wanted', (fact) => {
      const items = ingredients
        .filter(({ id }) => fact.taken.includes(id))
        .map(({ id, name, amount, offer }) =>
          offer && fact.chosen.includes(id)
            ? addableOffer(offer, country, today)
            : addableManual(amount ? `${name}, ${amount}` : name, null),
        )
      withTab(({ addItems }) => addItems(items, country))
    })
    return () => wanted.unsubscribe()
  }, [actor, ingredients, country, today, withTab])
  const classes = ingredientsRecipe()
  const number = taken.length
  return (
    <section className={classes.root} aria-labelledby="ingredients">
      <h2 id="ingredients">
        <Trans>Ingredienser</Trans>
      </h2>
      <ul>
        {ingredients.map(({ id, amount, name, search, offer }) => (
          <li key={id} className={classes.row}>
            {search === null ? (
              <span className={classes.plain}>
                {amount} {name}
              </span>
            ) : (
              <Checkbox
                label={`${amount} ${name}`.trim()}
                checked={taken.includes(id)}
                onChange={() => send({ type: 'ingredient.toggled', id })}
              />
            )}
            {offer && (
              <div className={classes.offer}>
                <p>
                  <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} className={link()}>
                    {offer.name}
                  </Link>
                  <span>
                    {[
                      offer.chain.name,
                      offer.size,
                      severalText(offer, country) || formatMoney(offer.price, country),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                <button
                  type="button"
                  className={chip()}
                  aria-pressed={chosen.includes(id)}
                  aria-label={t`Vælg tilbuddet: ${offer.name}`}
                  onClick={() => send({ type: 'offer.toggled', id })}
                >
                  <Trans>Vælg</Trans>
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={button({ kind: 'brand' })}
        disabled={number === 0}
        onClick={() => send({ type: 'items.requested' })}
      >
        {snapshot.matches('done') ? <Trans>Lagt på sedlen</Trans> : <Trans>Læg {number} på sedlen</Trans>}
      </button>
    </section>
  )
}
