import { defineSlotRecipe } from '@pandacss/dev'

/** The suggestions below the list's field, over its rows. */
export const itemSuggestionsRecipe = defineSlotRecipe({
  className: 'item-suggestions',
  slots: ['root', 'group', 'heading', 'option', 'icon', 'text', 'name', 'note', 'end', 'key'],
  base: {
    root: {
      position: 'absolute',
      // Over the tools below the field.
      zIndex: '1',
      insetBlockStart: 'calc(100% + 8px)',
      // As wide as the panel, whose padding is around the field.
      insetInline: '-18px -12px',
      // Ends where the on-screen keyboard begins (`--room`).
      maxHeight: 'max(112px, var(--room, 60dvh))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingBlock: '2px 4px',
      bg: 'surface',
      borderBlock: '1px solid {colors.line}',
      boxShadow: 'lg',
    },
    group: { '& + &, & + [role=option]': { marginTop: '4px' } },
    heading: {
      padding: '6px 18px 2px',
      fontSize: 'sm',
      fontWeight: 'strong',
      color: 'ink.quiet',
    },
    option: {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr) auto',
      columnGap: '12px',
      alignItems: 'center',
      minHeight: '56px',
      padding: '6px 18px',
      cursor: 'pointer',
      _hover: { bg: 'soft' },
      '&[aria-selected=true]': { bg: 'soft', boxShadow: 'inset 3px 0 0 {colors.brand}' },
      // The words as typed stand apart from what is suggested.
      '&[data-kind=typed]:not(:first-child)': { borderTop: '1px solid {colors.line}' },
    },
    icon: { width: '36px', color: 'ink.quiet', fontSize: '1.25rem', '& > svg': { marginInline: 'auto' } },
    text: { minWidth: '0' },
    name: {
      display: 'block',
      lineHeight: '1.25',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& mark': { bg: 'transparent', color: 'inherit', fontWeight: 'price' },
    },
    note: {
      display: 'block',
      marginTop: '1px',
      fontSize: '.8125rem',
      lineHeight: '1.3',
      color: 'ink.quiet',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    end: {
      display: 'grid',
      justifyItems: 'end',
      gap: '5px',
      maxWidth: '136px',
      '& > small': {
        maxWidth: '100%',
        fontSize: '.8125rem',
        lineHeight: '1.1',
        color: 'ink.quiet',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    key: {
      fontFamily: 'inherit',
      fontSize: '.8125rem',
      fontWeight: 'label',
      color: 'ink.quiet',
      // A phone has no such key.
      '@media (pointer: coarse)': { display: 'none' },
    },
  },
})
