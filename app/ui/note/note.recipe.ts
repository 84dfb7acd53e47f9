import { defineRecipe } from '@pandacss/dev'

export const noteRecipe = defineRecipe({
  className: 'note',
  base: {
    display: 'flex',
    gap: '12px',
    alignItems: 'flex-start',
    padding: '12px 16px',
    borderRadius: 'md',
    bg: 'soft',
    fontSize: '.9375rem',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    '& svg': { marginTop: '1px', color: 'ink.muted' },
  },
  variants: {
    size: {
      md: {},
      lg: { padding: '16px 18px', borderRadius: 'lg', fontSize: 'md', '& svg': { color: 'brand' } },
    },
  },
  defaultVariants: { size: 'md' },
})
