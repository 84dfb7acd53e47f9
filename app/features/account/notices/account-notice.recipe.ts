import { defineSlotRecipe } from '@pandacss/dev'

export const accountNoticeRecipe = defineSlotRecipe({
  className: 'account-notice',
  slots: ['root', 'row', 'text', 'actions'],
  base: {
    root: { bg: 'brand.soft', color: 'brand.onSoft' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', mobile: 'auto minmax(0, 1fr) auto auto' },
      gap: '4px 14px',
      alignItems: { base: 'start', mobile: 'center' },
      paddingBlock: '12px',
      '& > svg': { fontSize: '1.375rem', marginTop: { base: '9px', mobile: '0' } },
    },
    text: {
      paddingBlock: { base: '9px 4px', mobile: '6px' },
      lineHeight: '1.4',
      '& b': { fontWeight: 'strong' },
    },
    actions: {
      gridColumn: { base: '2 / -1', mobile: 'auto' },
      gridRow: { base: '2', mobile: 'auto' },
      justifySelf: 'start',
      // A text-only button is aligned with the text above it.
      '& > .button--kind_text:first-child': { marginInlineStart: { base: '-12px', mobile: '0' } },
    },
  },
})

export const verifyNoticeRecipe = defineSlotRecipe({
  className: 'verify-notice',
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      gap: '6px',
      justifyItems: 'start',
      padding: { base: '20px', mobile: '24px 28px' },
      borderRadius: 'lg',
      bg: 'soft',
      '& h3': { fontSize: 'lg' },
      '& p': { color: 'ink.muted', maxWidth: '56ch' },
      '& a': { marginTop: '10px' },
    },
  },
})
