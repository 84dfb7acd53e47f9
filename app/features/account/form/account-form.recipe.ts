import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

export const accountFormRecipe = defineRecipe({
  className: 'account-form',
  base: {
    display: 'grid',
    gap: '16px',
    // Always rendered, so that screen readers announce new content; takes no room while empty.
    '& > [role=alert]:empty': { position: 'absolute' },
    '& > [role=alert] a': { textDecoration: 'underline', fontWeight: 'label' },
  },
})

/** Links under a form: one at each end, or stacked if there is no room. */
export const formLinksRecipe = defineRecipe({
  className: 'form-links',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '20px',
  },
})

export const radioGroupRecipe = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'legend', 'choices', 'choice'],
  base: {
    root: { minWidth: '0' },
    legend: { fontWeight: 'label', fontSize: '.9375rem', marginBottom: '6px' },
    choices: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
    choice: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'field',
      paddingInline: '8px',
      border: '1.5px solid {colors.line.strong}',
      borderRadius: 'md',
      bg: 'surface',
      fontWeight: 'label',
      fontSize: '.9375rem',
      cursor: 'pointer',
      transition: 'background {durations.fast}, border-color {durations.fast}',
      _hover: { bg: 'soft' },
      '&:has(:checked)': {
        bg: 'brand.soft',
        color: 'brand.onSoft',
        borderColor: 'brand',
        boxShadow: 'inset 0 0 0 .5px {colors.brand}',
      },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      '& input': { srOnly: true },
      '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
})

const rowHeight = '44px'

export const postalCodeRecipe = defineSlotRecipe({
  className: 'postal-code',
  slots: ['popup', 'list', 'option', 'empty'],
  base: {
    popup: {
      position: 'absolute',
      zIndex: '5',
      top: 'calc(100% + 6px)',
      insetInline: '0',
      // §9: maximum height of the typeahead select dropdown.
      maxHeight: '300px',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // Keeps clear of the bottom bar on phones.
      scrollMarginBottom: '84px',
      bg: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'md',
      boxShadow: 'lg',
      _focusVisible: { borderRadius: 'md' },
    },
    list: { position: 'relative' },
    option: {
      position: 'absolute',
      insetInline: '0',
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      height: rowHeight,
      paddingInline: '16px',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      '& b': { fontWeight: 'label' },
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      _hover: { bg: 'soft' },
      '&[data-active]': { bg: 'brand.soft', color: 'brand.onSoft' },
      '@media (forced-colors: active)': { '&[data-active]': { outline: '2px solid Highlight' } },
    },
    empty: { padding: '12px 16px', color: 'ink.muted', fontSize: '.9375rem' },
  },
})
