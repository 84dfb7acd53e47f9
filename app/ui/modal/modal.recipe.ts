import { defineSlotRecipe } from '@pandacss/dev'

/** Centred on wide windows, a bottom sheet on phones. */
export const modalRecipe = defineSlotRecipe({
  className: 'modal',
  slots: ['root', 'sheet', 'head', 'body', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: { base: 'auto 0 0 0', mobile: '0' },
      width: { base: '100%', mobile: '540px' },
      maxWidth: '100%',
      maxHeight: { base: '92dvh', mobile: '90vh' },
      margin: { base: '0', mobile: 'auto' },
      padding: '0',
      border: '0',
      bg: 'surface',
      color: 'ink',
      borderRadius: { base: '26px 26px 0 0', mobile: 'xl' },
      boxShadow: 'lg',
      overflow: 'hidden',
      '&::backdrop': { bg: 'scrim' },
      transition: 'opacity {durations.base} {easings.out}, translate {durations.slow} {easings.out}',
      '@starting-style': { opacity: { mobile: '0' }, translate: { base: '0 100%', mobile: '0 12px' } },
    },
    sheet: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      // Inherited, because a percentage of the dialog would be circular: the dialog's height depends on its content.
      maxHeight: 'inherit',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      padding: { base: '14px 12px 6px 22px', mobile: '22px 18px 8px 32px' },
      // A heading of two lines is as far from the edge as one.
      '& h2': { fontSize: 'xl', paddingBlock: '6px' },
    },
    body: {
      padding: { base: '6px 22px 16px', mobile: '6px 32px 20px' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    foot: {
      display: 'grid',
      gap: '10px',
      padding: {
        base: '14px 22px calc(20px + env(safe-area-inset-bottom))',
        mobile: '18px 32px 26px',
      },
      borderTop: '1px solid {colors.line}',
    },
  },
  variants: {
    width: {
      normal: {},
      wide: { root: { width: { mobile: '720px' } } },
      /** §9, Offer viewer. */
      viewer: { root: { width: { mobile: 'viewer' }, maxHeight: '90dvh' } },
    },
  },
  defaultVariants: { width: 'normal' },
})
