import { defineRecipe } from '@pandacss/dev'

export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr auto',
    gap: '12px',
    alignItems: 'center',
    minHeight: 'target',
    cursor: 'pointer',
    fontSize: '.9375rem',
    lineHeight: '1.35',
    '& input': {
      appearance: 'none',
      width: '24px',
      height: '24px',
      margin: '0',
      border: '1.5px solid {colors.line.strong}',
      borderRadius: '7px',
      bg: 'surface',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
    },
    '& input:checked': { bg: 'brand', borderColor: 'brand' },
    '& input:checked::after': {
      content: '""',
      width: '7px',
      height: '12px',
      border: 'solid {colors.brand.on}',
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '& input:focus-visible': { borderRadius: '7px' },
    '& small': { color: 'ink.quiet', fontSize: 'sm' },
    '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  },
})
