import { defineSlotRecipe } from '@pandacss/dev'

/** On phones it lies above the bottom bar; on wider windows where the part would be. */
export const missingPartRecipe = defineSlotRecipe({
  className: 'missing-part',
  slots: ['root', 'ways'],
  base: {
    root: {
      display: 'grid',
      gap: '14px',
      padding: '18px 20px',
      bg: 'surface',
      color: 'ink',
      border: '1px solid {colors.line}',
      borderRadius: 'lg',
      textAlign: 'start',
      fontSize: 'md',
      fontWeight: 'body',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
    },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  },
  variants: {
    place: {
      inline: {},
      /** Where a dialog would be. */
      centre: {
        root: {
          position: 'fixed',
          zIndex: '90',
          inset: { base: 'auto 16px calc(78px + env(safe-area-inset-bottom))', tablet: '0' },
          width: { tablet: 'fit-content' },
          maxWidth: '440px',
          height: 'fit-content',
          margin: 'auto',
          boxShadow: 'lg',
        },
      },
      /** Where the list, the user's dropdown and the intro of the price agent would be. */
      side: {
        root: {
          position: 'fixed',
          zIndex: '90',
          inset: {
            base: 'auto 16px calc(78px + env(safe-area-inset-bottom))',
            tablet: '132px var(--gutter) auto auto',
          },
          width: { tablet: '360px' },
          maxWidth: { base: '440px', tablet: 'calc(100vw - 32px)' },
          marginInline: 'auto',
          boxShadow: 'lg',
        },
      },
    },
  },
})
