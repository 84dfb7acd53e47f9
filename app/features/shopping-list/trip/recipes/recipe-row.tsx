import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, link, weekRecipes } from 'styled-system/recipes'
import type { CheapestRecipes } from '#app/domain/content/cheapest-recipes.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { useIngredients } from '#app/flows/add-to-list/use-ingredients.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { NotPlacedText, PlacedText } from '#app/ui/post/placed-text.tsx'
import { PortionText } from '#app/ui/post/portion-text.tsx'
import { PostPicture } from '#app/ui/post/post-picture.tsx'

type Properties = {
  recipe: CheapestRecipes['recipes'][number]
  country: Country
  today: Day
  isOutdated: boolean
  onPlanAgain: () => void
  onLeft: () => void
}

/** A recipe with what its portion costs. One press puts what the list lacks of it there, and the same button takes it back. */
export function RecipeRow({ recipe, country, today, isOutdated, onPlanAgain, onLeft }: Properties) {
  const { slug, title, picture, portion } = recipe
  const { t } = useLingui()
  const ingredients = recipe.ingredients.map((ingredient) => ({ ...ingredient, offer: null }))
  const all = ingredients.filter(({ search }) => search !== null).length
  const { snapshot, onList, taken, failure, missing, isPlaced, until, send } = useIngredients({
    ...{ ingredients, country, today },
  })
  const isBusy = snapshot?.hasTag('busy') ?? false
  const canUndo = snapshot?.can({ type: 'put.takenBack' }) ?? false
  const [number, listed] = [taken.length, onList.length]
  const classes = weekRecipes()
  return (
    <li className={classes.row}>
      <div className={classes.picture}>
        <PostPicture picture={picture} />
      </div>
      <div className={classes.text}>
        <Link
          to="/{-$locale}/post/$slug"
          params={{ slug }}
          // The page may be the one behind the sheet.
          onClick={onLeft}
          className={link({ target: true })}
        >
          {title}
        </Link>
        <p>
          <PortionText portion={portion} country={country} />
        </p>
        <p>
          {listed > 0 ? (
            <Trans>
              {listed} af {all} står på sedlen
            </Trans>
          ) : (
            <Plural value={all} one="# vare" other="# varer" />
          )}
        </p>
        <p role="status" className={classes.put}>
          {isPlaced && <PlacedText number={number} until={until} />}
        </p>
      </div>
      <div className={classes.ways}>
        {(canUndo || (!isPlaced && number > 0)) && (
          <button
            type="button"
            className={button({ kind: canUndo ? 'text' : 'mild' })}
            aria-disabled={isBusy}
            aria-label={canUndo ? t`Fortryd: ${title}` : t`Læg ${number} på sedlen til ${title}`}
            onClick={() => send({ type: canUndo ? 'put.takenBack' : 'items.requested' })}
          >
            {canUndo ? <Trans>Fortryd</Trans> : <Trans>Læg {number} på sedlen</Trans>}
          </button>
        )}
        {canUndo && isOutdated && (
          <button type="button" className={button({ kind: 'mild' })} onClick={onPlanAgain}>
            <Trans>Planlæg turen med dem</Trans>
          </button>
        )}
      </div>
      <div className={classes.failure}>
        {missing && <MissingPart place="inline" {...missing} />}
        <FormMessage isPast={isBusy}>{failure && <NotPlacedText failure={failure} />}</FormMessage>
      </div>
    </li>
  )
}
