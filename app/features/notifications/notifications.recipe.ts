import { defineSlotRecipe } from '@pandacss/dev'

export const notificationsRecipe = defineSlotRecipe({
  className: 'notifications',
  slots: ['root', 'item', 'act'],
  base: {
    root: {
      position: 'fixed',
      zIndex: '80',
      insetInline: '16px',
      // Beside the list, not over it.
      'body:has(#shopping-list) &': { desktop: { insetInlineEnd: 'calc({sizes.panel} + 16px)' } },
      bottom: { base: 'calc(78px + env(safe-area-inset-bottom))', tablet: '32px' },
      // In a dialog, and beside the question about cookies, it is at the top, clear of the buttons at the bottom.
      'dialog:modal &': { top: '16px', bottom: 'auto' },
      'body:has(#consent-banner) &': { top: { base: '72px', mobile: '32px' }, bottom: 'auto' },
      width: 'fit-content',
      marginInline: 'auto',
      display: 'grid',
      gap: '8px',
      justifyItems: 'center',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      // On phones a button is below a message that would be a narrow column beside it.
      '&:has([data-act])': {
        display: { base: 'grid', mobile: 'flex' },
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        rowGap: '0',
      },
      '& > [data-act]': {
        gridArea: '2 / 2',
        justifySelf: 'start',
        marginInlineStart: { base: '-12px', mobile: '0' },
      },
      minHeight: '52px',
      padding: '4px 6px 4px 18px',
      borderRadius: 'xl',
      bg: 'ink',
      color: 'canvas',
      fontWeight: 'label',
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
      boxShadow: 'md',
      transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
      '@starting-style': { opacity: '0', translate: '0 12px' },
      '& > svg': { flex: 'none', fontSize: '1.25rem', color: { base: 'tag', _dark: 'brand.on' } },
      '& > button': { _hover: { bg: 'color-mix(in srgb, {colors.canvas} 16%, transparent)' } },
    },
    act: {
      flex: 'none',
      minHeight: 'target',
      paddingInline: '12px',
      borderRadius: 'full',
      color: { base: 'tag', _dark: 'brand.on' },
      fontWeight: 'strong',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _focusVisible: { borderRadius: 'full' },
    },
  },
})
