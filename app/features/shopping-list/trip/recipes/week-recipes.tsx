import { Trans } from '@lingui/react/macro'
import { weekRecipes } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { useCheapestRecipes } from '#app/flows/trip/use-cheapest-recipes.ts'
import { RecipeRow } from './recipe-row.tsx'

type Properties = {
  owner: string
  country: Country
  today: Day
  /** The chains that the trip may go to; none for all. */
  chainIds: readonly number[]
  /** Whether the list has changed since the trip was planned. */
  isOutdated: boolean
  onPlanAgain: () => void
  /** The shopper follows the way to a recipe. */
  onLeft: () => void
}

/** The recipes whose portions cost least this week at the chains of the trip. Nothing as long as they are not known. */
export default function WeekRecipes({ isOutdated, onPlanAgain, onLeft, ...asked }: Properties) {
  const answer = useCheapestRecipes(asked)
  if (!answer || answer.recipes.length === 0) return null
  return (
    <div className={weekRecipes().root}>
      <section aria-labelledby="week-recipes">
        <h3 id="week-recipes">
          <Trans>Ugens billigste retter</Trans>
        </h3>
        <p>
          {asked.chainIds.length > 0 ? (
            <Trans>Hvad en portion koster i dine kæder</Trans>
          ) : (
            <Trans>Hvad en portion koster i alle kæder</Trans>
          )}
        </p>
        <ul>
          {answer.recipes.map((recipe) => (
            <RecipeRow
              key={recipe.slug}
              recipe={recipe}
              country={asked.country}
              today={answer.today}
              isOutdated={isOutdated}
              onPlanAgain={onPlanAgain}
              onLeft={onLeft}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
