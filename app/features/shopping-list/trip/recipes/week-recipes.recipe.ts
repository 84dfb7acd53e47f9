import { defineSlotRecipe } from '@pandacss/dev'

/** The cheapest recipes of the week, below a trip: a row for each. */
export const weekRecipesRecipe = defineSlotRecipe({
  className: 'week-recipes',
  slots: ['root', 'row', 'picture', 'text', 'put', 'ways', 'failure'],
  base: {
    root: {
      marginTop: '40px',
      '& h3': { fontSize: 'lg' },
      '& > section > p': {
        paddingBottom: '10px',
        color: 'ink.muted',
        fontSize: 'sm',
        borderBottom: '1px solid {colors.line}',
      },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '88px minmax(0, 1fr)', mobile: '112px minmax(0, 1fr) auto' },
      alignItems: 'start',
      gap: { base: '8px 14px', mobile: '0 16px' },
      padding: '14px 0',
      borderBottom: '1px solid {colors.line}',
    },
    picture: { '& > span': { borderRadius: 'md' } },
    text: {
      display: 'grid',
      gap: '2px',
      minWidth: '0',
      '& a': { fontWeight: 'strong', lineHeight: '1.3', overflowWrap: 'anywhere', hyphens: 'auto' },
      '& p': { color: 'ink.muted', fontSize: 'sm', lineHeight: '1.4', '& strong': { color: 'ink' } },
    },
    // Stays in the accessibility tree while it is empty, so that its text is announced.
    put: { fontWeight: 'label', '.week-recipes__text > &': { color: 'ink' } },
    ways: {
      display: 'flex',
      flexWrap: { base: 'wrap', mobile: 'nowrap' },
      flexDirection: { mobile: 'column' },
      alignItems: { base: 'center', mobile: 'flex-end' },
      gap: '4px 8px',
      gridColumn: { base: '2', mobile: '3' },
      '& > button': { minHeight: 'target', paddingInline: '16px', fontSize: 'sm' },
      // The undo alone has no ground, and stands where the texts do.
      '& > button:not(:only-child):first-child': { marginInlineStart: { base: '-12px', mobile: '0' } },
    },
    failure: { gridColumn: { base: '2', mobile: '2 / -1' } },
  },
})
