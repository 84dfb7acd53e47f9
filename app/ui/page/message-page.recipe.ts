import { defineRecipe } from '@pandacss/dev'

/** What can be done on a page that has one thing to say. */
export const messagePageRecipe = defineRecipe({
  className: 'message-page',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '12px',
    marginTop: '12px',
    '& > p': { flexBasis: '100%', marginInline: 'auto' },
  },
})
