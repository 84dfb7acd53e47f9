import { defineRecipe } from '@pandacss/dev'

export const prosePageRecipe = defineRecipe({
  className: 'prose-page',
  base: {
    paddingBlock: { base: '28px 8px', mobile: '56px 8px' },
    '& h1': { fontSize: 'h1', letterSpacing: 'hero' },
    '& h1 + p': { fontSize: 'lg', marginTop: '12px' },
    '& h2': { fontSize: 'xl', margin: '32px 0 6px' },
    '& p, & > :is(ul, ol)': { maxWidth: '64ch', color: 'ink.muted', textWrap: 'pretty' },
    '& > :is(ul, ol)': {
      marginBlock: '10px',
      '& li + li': { marginTop: '6px' },
      '& strong': { color: 'ink' },
    },
  },
})
