import { defineSlotRecipe } from '@pandacss/dev'

/** As low as it can be, because the page is what the visitor came for; above the bottom bar, below what they open. */
export const consentBannerRecipe = defineSlotRecipe({
  className: 'consent-banner',
  slots: ['root', 'text', 'link', 'answers', 'answer'],
  base: {
    root: {
      position: 'fixed',
      insetInlineStart: { base: '8px', mobile: '16px' },
      insetInlineEnd: { base: '8px', mobile: 'auto' },
      bottom: { base: 'calc({sizes.bottomBar} + 8px + env(safe-area-inset-bottom))', tablet: '16px' },
      zIndex: '35',
      display: 'grid',
      gap: { base: '6px', mobile: '12px' },
      width: { mobile: '25rem' },
      maxWidth: 'calc(100vw - 16px)',
      // With large text the page is still seen behind it.
      maxHeight: '60dvh',
      overflow: 'auto',
      padding: { base: '8px 12px', mobile: '16px' },
      bg: 'surface',
      color: 'ink',
      border: '1px solid {colors.line}',
      borderRadius: 'xl',
      boxShadow: 'lg',
    },
    text: {
      color: 'ink.muted',
      fontSize: { base: '0.8125rem', mobile: '0.875rem' },
      lineHeight: { base: '1.25', mobile: '1.4' },
      '& b': { color: 'ink', fontWeight: 'strong' },
    },
    link: {
      color: 'brand',
      fontWeight: 'strong',
      whiteSpace: 'nowrap',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    // Side by side in the same width, or below one another if they do not fit.
    answers: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))',
      gap: '8px',
    },
    answer: { minHeight: 'target', paddingInline: '8px', fontSize: '0.875rem', whiteSpace: 'nowrap' },
  },
})
