import { defineSlotRecipe } from '@pandacss/dev'

export const userButtonRecipe = defineSlotRecipe({
  className: 'user-button',
  slots: ['button', 'name'],
  base: {
    button: {
      display: 'inline-flex',
      maxWidth: '100%',
      alignItems: 'center',
      gap: '8px',
      minHeight: 'target',
      paddingInline: { base: '10px 6px', tablet: '14px' },
      fontWeight: 'label',
      borderRadius: 'full',
      whiteSpace: 'nowrap',
      '& svg': { flex: 'none', fontSize: '1.2rem' },
    },
    name: { maxWidth: { base: '88px', tablet: '140px' }, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})

export const userMenuRecipe = defineSlotRecipe({
  className: 'user-menu',
  slots: ['backdrop', 'sheet'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: '15', bg: 'scrim' },
    sheet: {
      position: { base: 'fixed', mobile: 'absolute' },
      zIndex: '25',
      // On phones it lies between the header and the bottom bar; on wider windows it floats as a sheet.
      inset: {
        base: '60px 0 calc({sizes.bottomBar} + env(safe-area-inset-bottom)) 0',
        mobile: 'calc(100% + 8px) var(--gutter) auto auto',
      },
      width: { mobile: '420px' },
      maxHeight: { mobile: 'calc(100dvh - 100px)' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
      display: 'grid',
      alignContent: 'start',
      gap: '18px',
      padding: { base: '18px var(--gutter) 28px', mobile: '24px 28px 28px' },
      bg: 'surface',
      color: 'ink',
      borderRadius: { mobile: 'xl' },
      boxShadow: { mobile: 'lg' },
      transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
      '@starting-style': { opacity: '0', translate: '0 -8px' },
    },
  },
})
