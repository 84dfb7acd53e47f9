import { defineRecipe } from '@pandacss/dev'

/** Visible to screen readers only. */
export const readAloudRecipe = defineRecipe({ className: 'read-aloud', base: { srOnly: true } })
