import { defineRecipe } from '@pandacss/dev'

export const emptyRecipe = defineRecipe({
  className: 'empty',
  base: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '8px',
    padding: { base: '28px 4px 36px', mobile: '44px 20px' },
    '& h1': { fontSize: 'h1', marginTop: '12px' },
    '& h2': { fontSize: 'xl', marginTop: '8px' },
    '& h1, & h2': { overflowWrap: 'anywhere' },
    '& p': { color: 'ink.muted', maxWidth: '48ch', textWrap: 'balance' },
    '& nav': { display: 'grid', gap: '12px', marginBlock: '16px 12px', justifyItems: 'center' },
    '& nav ul': { justifyContent: 'center' },
    '& > ul': { justifyContent: 'center', marginTop: '12px' },
    '& > :is(a, button)': { marginTop: '12px' },
  },
})
