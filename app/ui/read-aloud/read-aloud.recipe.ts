import { defineRecipe } from '@pandacss/dev'

/** Read aloud and not seen. */
export const readAloudRecipe = defineRecipe({ className: 'read-aloud', base: { srOnly: true } })
