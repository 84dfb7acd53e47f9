import { defineRecipe } from '@pandacss/dev'

/** The actions of a page with one message. */
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
