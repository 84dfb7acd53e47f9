import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { cx } from 'styled-system/css'
import { button, chip, ingredients as ingredientsRecipe, link, submitButton } from 'styled-system/recipes'
import { withUnitsKept } from '#app/domain/locale/numbers.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import { priceAsSold } from '#app/domain/offers/several-pieces.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import type { OfferedRecipe } from '#app/flows/add-to-list/start-ingredients.ts'
import { useIngredients } from '#app/flows/add-to-list/use-ingredients.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { NotPlacedText, PlacedText } from '#app/ui/post/placed-text.tsx'

/** A recipe's ingredients with what is on offer; the shopper puts those that are ticked on the list in one press. */
export function Ingredients(recipe: OfferedRecipe) {
  const { ingredients, country } = recipe
  const { t } = useLingui()
  const { press } = useTab()
  const { snapshot, onList, taken, chosen, failure, missing, isPlaced, until, wake, send } =
    useIngredients(recipe)
  const isBusy = snapshot?.hasTag('busy') ?? false
  const number = taken.length
  const isAllOnList = number === 0 && onList.length > 0
  const isDone = isAllOnList || isPlaced
  // Where the focus goes from the button of the undo, which goes with the press.
  const main = useRef<HTMLButtonElement>(null)
  const classes = ingredientsRecipe()
  return (
    <section className={classes.root} aria-labelledby="ingredients" onPointerEnter={wake} onFocus={wake}>
      <h2 id="ingredients">
        <Trans>Ingredienser</Trans>
      </h2>
      <ul>
        {ingredients.map(({ id, amount, name, search, offer }) => (
          <li key={id} className={classes.row}>
            {search === null ? (
              <span className={classes.plain}>{withUnitsKept(`${amount} ${name}`)}</span>
            ) : (
              <Checkbox
                label={withUnitsKept(`${amount} ${name}`.trim())}
                checked={taken.includes(id)}
                onChange={() => send({ type: 'ingredient.toggled', id })}
              />
            )}
            {onList.includes(id) && (
              <p className={classes.onList}>
                <Trans>Står på sedlen</Trans>
              </p>
            )}
            {offer && (
              <div className={classes.offer}>
                <p>
                  <Link
                    to="/{-$locale}/single/$id"
                    params={{ id: String(offer.id) }}
                    state={{ module: 'recipe' }}
                    className={link()}
                  >
                    {breakableName(offer.name)}
                  </Link>
                  <span>
                    {[
                      ...[offer.chain.name, offer.size],
                      ...[priceAsSold(offer, country), conditionsText(offer, country)],
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
      <div className={classes.outcome}>
        <p role="status">{isPlaced && <PlacedText number={number} until={until} />}</p>
        {snapshot?.can({ type: 'put.takenBack' }) && (
          <button
            type="button"
            className={button({ kind: 'text' })}
            onClick={() => {
              send({ type: 'put.takenBack' })
              main.current?.focus()
            }}
          >
            <Trans>Fortryd</Trans>
          </button>
        )}
      </div>
      {missing && <MissingPart place="inline" {...missing} />}
      <FormMessage isPast={isBusy}>{failure && <NotPlacedText failure={failure} />}</FormMessage>
      <button
        ref={main}
        type="button"
        className={cx(button({ kind: isDone ? 'mild' : 'brand', wide: true }), submitButton())}
        aria-disabled={isBusy}
        disabled={number === 0 && !isDone}
        onClick={() =>
          isDone ? press({ to: 'app', event: { type: 'panel.open' } }) : send({ type: 'items.requested' })
        }
      >
        {isDone ? (
          <Trans>Se sedlen</Trans>
        ) : isBusy ? (
          <Trans>Lægger på sedlen …</Trans>
        ) : (
          <Trans>Læg {number} på sedlen</Trans>
        )}
      </button>
    </section>
  )
}
