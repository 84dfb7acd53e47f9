import { defineRecipe } from '@pandacss/dev'

export const chainTileRecipe = defineRecipe({
  className: 'chain-tile',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '24px',
    paddingInline: '8px',
    borderRadius: '6px',
    fontSize: 'xs',
    fontWeight: 'strong',
    letterSpacing: '-.005em',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    maxWidth: '100%',
    bg: 'var(--tile, {colors.soft})',
    color: 'var(--on-tile, {colors.ink})',
    _dark: { boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / .16)' },
  },
  variants: {
    size: {
      sm: {},
      lg: { height: '32px', paddingInline: '12px', fontSize: 'sm', borderRadius: 'sm' },
    },
  },
  defaultVariants: { size: 'sm' },
})
