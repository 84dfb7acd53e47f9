import { defineRecipe } from '@pandacss/dev'

export const wordmarkRecipe = defineRecipe({
  className: 'wordmark',
  base: { display: 'block', width: { base: 'clamp(118px, 37vw, 142px)', tablet: '148px', desktop: '172px' } },
})
