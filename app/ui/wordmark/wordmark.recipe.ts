import { defineRecipe } from '@pandacss/dev'

export const wordmarkRecipe = defineRecipe({
  className: 'wordmark',
  base: { display: 'block', width: { base: '142px', tablet: '148px', desktop: '172px' } },
})
