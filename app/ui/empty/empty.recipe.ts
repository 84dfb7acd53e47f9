import { defineRecipe } from '@pandacss/dev'

export const emptyRecipe = defineRecipe({
  className: 'empty',
  base: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '8px',
    padding: '36px 20px',
    '& h1': { fontSize: 'h1' },
    '& h2': { fontSize: 'xl' },
    '& h1, & h2': { overflowWrap: 'anywhere' },
    '& p': { color: 'ink.muted', maxWidth: '44ch' },
    '& nav': { display: 'grid', gap: '12px', marginBlock: '16px 12px', justifyItems: 'center' },
    '& nav ul': { justifyContent: 'center' },
    '& > :is(a, button)': { marginTop: '12px' },
  },
})
