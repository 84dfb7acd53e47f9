import { defineRecipe } from '@pandacss/dev'

export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: 'target',
    paddingInline: '16px',
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1.5px {colors.line}',
    fontWeight: 'label',
    fontSize: '.9375rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background {durations.fast}, box-shadow {durations.fast}',
    _hover: { boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}' },
    _focusVisible: { borderRadius: 'full' },
    '&:is([aria-pressed=true], [aria-current=true])': {
      bg: 'brand.soft',
      color: 'brand.onSoft',
      boxShadow: 'inset 0 0 0 1.5px {colors.brand}',
    },
  },
  variants: {
    on: {
      canvas: {},
      hero: {
        bg: 'transparent',
        color: 'hero.on',
        boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, {colors.hero.muted} 55%, transparent)',
        _hover: { bg: 'hero.shelf', boxShadow: 'none' },
      },
    },
  },
  defaultVariants: { on: 'canvas' },
})

export const chipsRecipe = defineRecipe({
  className: 'chips',
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  variants: {
    scroll: {
      // In wide windows a mouse may have no wheel that scrolls sideways: there they wrap.
      true: {
        flexWrap: { base: 'nowrap', tablet: 'wrap' },
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: { base: 'calc(-1 * var(--gutter))', tablet: '0' },
        padding: { base: '4px var(--gutter) 20px', tablet: '4px 0 20px' },
      },
    },
  },
})
