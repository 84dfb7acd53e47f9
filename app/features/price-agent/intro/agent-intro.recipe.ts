import { defineSlotRecipe } from '@pandacss/dev'

/** Below the header on wide windows, above the bottom bar on narrow ones. */
export const agentIntroRecipe = defineSlotRecipe({
  className: 'agent-intro',
  slots: ['backdrop', 'sheet', 'sample', 'mail', 'text', 'close'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: '15', bg: 'scrim' },
    sheet: {
      position: 'fixed',
      zIndex: '25',
      inset: {
        base: 'auto 0 calc({sizes.bottomBar} + env(safe-area-inset-bottom)) 0',
        tablet: '132px var(--gutter) auto auto',
      },
      width: { tablet: '420px' },
      maxHeight: { base: 'calc(100dvh - 110px)', tablet: 'calc(100dvh - 158px)' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
      display: 'grid',
      gap: '16px',
      padding: { base: '22px var(--gutter) 24px', tablet: '28px' },
      bg: 'surface',
      color: 'ink',
      borderRadius: { base: '26px 26px 0 0', tablet: 'xl' },
      boxShadow: 'lg',
      transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
      '@starting-style': { opacity: '0', translate: { base: '0 24px', tablet: '0 -8px' } },
      '& h2': { fontSize: 'xl', lineHeight: '1.2' },
    },
    sample: { position: 'relative', justifySelf: 'start' },
    // Its length differs by language.
    mail: {
      position: 'absolute',
      left: 'calc(100% - 28px)',
      bottom: '10px',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      padding: '6px 14px 6px 10px',
      borderRadius: 'full',
      bg: 'brand.soft',
      color: 'brand.onSoft',
      fontSize: 'sm',
      fontWeight: 'label',
      whiteSpace: 'nowrap',
      boxShadow: '0 0 0 3px {colors.surface}',
    },
    text: { marginTop: '8px', color: 'ink.muted', '& b': { color: 'ink' } },
    close: { position: 'absolute!', top: '12px', right: '12px' },
  },
})
