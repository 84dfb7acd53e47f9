import { defineRecipe } from '@pandacss/dev'

export const iconRecipe = defineRecipe({
  className: 'icon',
  base: { display: 'block', width: '1.25em', height: '1.25em', flex: 'none', fill: 'currentColor' },
})
