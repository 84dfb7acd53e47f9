import { defineSlotRecipe } from '@pandacss/dev'

/** The retired lists, and the items of one. */
export const retiredListsRecipe = defineSlotRecipe({
  className: 'retired-lists',
  slots: ['list', 'head', 'text', 'end', 'item'],
  base: {
    list: { paddingInline: '6px' },
    head: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gap: '10px',
      alignItems: 'center',
      width: '100%',
      minHeight: '64px',
      padding: '10px 12px',
      borderRadius: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'soft' },
      '& svg': { color: 'ink.quiet', fontSize: '.9rem' },
    },
    text: {
      minWidth: '0',
      '& b': { display: 'block', fontWeight: 'label', lineHeight: '1.3', overflowWrap: 'anywhere' },
      '& small': { display: 'block', color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
    },
    end: { fontWeight: 'strong', whiteSpace: 'nowrap' },
    item: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr) 44px',
      gap: '12px',
      alignItems: 'center',
      padding: '10px 18px',
      borderBottom: '1px solid {colors.line}',
    },
  },
})
