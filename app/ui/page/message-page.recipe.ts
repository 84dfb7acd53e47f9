import { defineSlotRecipe } from '@pandacss/dev'

export const messagePageRecipe = defineSlotRecipe({
  className: 'message-page',
  slots: ['root', 'actions'],
  base: {
    root: {
      paddingBlock: { base: '40px', mobile: '72px' },
      '& h1': { fontSize: 'h1' },
      '& p': { maxWidth: '60ch', marginBlock: '14px 24px', color: 'ink.muted' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  },
})
