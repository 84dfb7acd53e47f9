import { defineRecipe } from '@pandacss/dev'

/** A question with its buttons beside it, or below it on a narrow page. */
export const clearQuestionRecipe = defineRecipe({
  className: 'clear-question',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 12px',
    padding: '14px 20px',
    marginBlockEnd: '20px',
    borderRadius: 'lg',
    bg: 'soft',
    '& p': { flex: '1 1 16rem', fontWeight: 'strong' },
  },
})
