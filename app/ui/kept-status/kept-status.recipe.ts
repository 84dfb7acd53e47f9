import { defineRecipe } from '@pandacss/dev'

/** The line that says whether a choice is kept. */
export const keptStatusRecipe = defineRecipe({
  className: 'kept-status',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    minHeight: 'target',
    color: 'ink.muted',
    '& [role=status]': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  },
})
