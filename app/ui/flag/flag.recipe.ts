import { defineRecipe } from '@pandacss/dev'

export const flagRecipe = defineRecipe({
  className: 'flag',
  base: {
    flex: 'none',
    width: '36px',
    height: '26px',
    borderRadius: 'sm',
    // The Finnish flag is as white as a surface.
    outline: '1px solid {colors.line}',
  },
})
