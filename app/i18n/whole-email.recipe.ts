import { defineRecipe } from '@pandacss/dev'

/** A word that stays on one line. */
export const wholeEmailRecipe = defineRecipe({ className: 'whole-email', base: { whiteSpace: 'nowrap' } })
