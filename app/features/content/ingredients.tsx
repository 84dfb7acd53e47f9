import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { cx } from 'styled-system/css'
import { button, chip, ingredients as ingredientsRecipe, link, submitButton } from 'styled-system/recipes'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { OfferedIngredient } from '#app/domain/content/content.ts'
import type { Failure } from '#app/domain/failure.ts'
import { addableManual } from '#app/domain/list/list-change.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import { severalText } from '#app/domain/offers/several-pieces.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import { addItems } from '#app/flows/adding/add-items.ts'
import { openList } from '#app/flows/list/change-list.ts'
import { sayWhenLoaded } from '#app/flows/messages/create-say.ts'
import { tabOf, useTab } from '#app/flows/tab/use-tab.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { type Choice, ingredientsMachine, type Placement } from '#machines/ingredients/ingredients.machine.ts'

type Properties = { ingredients: OfferedIngredient[]; country: Country; today: Day }

/** A recipe's ingredients with what is on offer; the shopper puts those that are ticked on the list in one press. */
export function Ingredients({ ingredients, country, today }: Properties) {
  const { t } = useLingui()
  const { tab, withTab } = useTab()
  const router = useRouter()
  const all = ingredients.filter(({ search }) => search !== null)
  const machine = useMemo(() => {
    const itemsOf = ({ taken, chosen }: Choice) =>
      ingredients
        .filter(({ id }) => taken.includes(id))
        .map(({ id, name, amount, offer }) =>
          offer && chosen.includes(id)
            ? addableOffer(offer, country, today)
            : addableManual(amount ? `${name}, ${amount}` : name, null),
        )
    const placeIngredients = fromPromise<Placement, Choice>(async ({ input, signal }) => {
      const { guestItems, ownList } = await tabOf(router)
      return addItems(
        { guestItems, openList: (ended) => openList(ownList, ended), say: sayWhenLoaded(router) },
        itemsOf(input).map((addable) => ({ addable, quantity: 1, country })),
        signal,
      )
    })
    return ingredientsMachine.provide({ actors: { placeIngredients } })
  }, [router, ingredients, country, today])
  const [snapshot, send] = useMachine(machine, {
    input: {
      all: all.map(({ id }) => id),
      onOffer: all.filter(({ offer }) => offer !== null).map(({ id }) => id),
    },
  })
  useEffect(() => {
    const placed = tab?.guestItems.on('items.placed', () => send({ type: 'items.placed' }))
    return () => placed?.unsubscribe()
  }, [tab, send])
  const { taken, chosen } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isDone = snapshot.matches({ idle: 'placed' }) || snapshot.matches({ idle: 'waiting' })
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
                  <Link
                    to="/{-$locale}/single/$id"
                    params={{ id: String(offer.id) }}
                    state={{ module: 'recipe' }}
                    className={link()}
                  >
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
      <p className={classes.outcome} role="status">
        <Outcome snapshot={snapshot} />
      </p>
      <FormMessage>
        {snapshot.context.failure && <FailureText failure={snapshot.context.failure} />}
      </FormMessage>
      <button
        type="button"
        className={cx(button({ kind: isDone ? 'mild' : 'brand', wide: true }), submitButton())}
        aria-disabled={isBusy}
        disabled={number === 0}
        onClick={() =>
          isDone ? withTab(({ app }) => app.send({ type: 'panel.open' })) : send({ type: 'items.requested' })
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

/** Where the ingredients are after a press. */
function Outcome({ snapshot }: { snapshot: SnapshotFrom<typeof ingredientsMachine> }) {
  const number = snapshot.context.taken.length
  if (snapshot.matches({ idle: 'placed' }))
    return <Plural value={number} one="# vare er lagt på sedlen" other="# varer er lagt på sedlen" />
  if (snapshot.matches({ idle: { waiting: 'login' } }))
    return (
      <Plural
        value={number}
        one="# vare venter, til du logger ind"
        other="# varer venter, til du logger ind"
      />
    )
  if (snapshot.matches({ idle: { waiting: 'verification' } }))
    return (
      <Plural
        value={number}
        one="# vare venter, til du har bekræftet din e-mail"
        other="# varer venter, til du har bekræftet din e-mail"
      />
    )
  return null
}

function FailureText({ failure }: { failure: Failure }) {
  if (failure.kind === 'invalid') return Object.values(failure.errors).flat()[0]
  return <Trans>Varerne kom ikke på sedlen. Prøv igen om lidt.</Trans>
}
