import { defineSlotRecipe } from '@pandacss/dev'

/** A bar above the bottom bar of phones and tablets, at the bottom of wide windows and beside the list there. */
export const anchorAdRecipe = defineSlotRecipe({
  className: 'anchor-ad',
  slots: ['root', 'row'],
  base: {
    root: {
      position: 'fixed',
      insetInline: '0',
      bottom: { base: 'calc(49px + env(safe-area-inset-bottom))', tablet: '0' },
      // Below everything that the shopper opens.
      zIndex: '14',
      bg: 'surface',
      borderTop: '1px solid {colors.line}',
      visibility: 'hidden',
      '&[data-shown]': { visibility: 'visible' },
      'body:has(#shopping-list) &': { desktop: { insetInlineEnd: '{sizes.panel}' } },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: { base: '0', tablet: '16px' },
      paddingInline: { base: '12px 4px', mobile: 'var(--gutter)' },
      maxWidth: { tablet: 'page' },
      marginInline: 'auto',
      minHeight: { base: '51px', tablet: '90px' },
    },
  },
})
