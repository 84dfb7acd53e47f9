import { defineSlotRecipe } from '@pandacss/dev'

/** The cheapest recipes of the week, below a trip: a row for each. */
export const weekRecipesRecipe = defineSlotRecipe({
  className: 'week-recipes',
  slots: ['root', 'row', 'picture', 'text', 'ways', 'put'],
  base: {
    root: {
      marginTop: '40px',
      '& h3': { fontSize: 'lg' },
      '& > p': {
        paddingBottom: '8px',
        color: 'ink.muted',
        fontSize: 'sm',
        borderBottom: '1px solid {colors.line}',
      },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '88px minmax(0, 1fr)', mobile: '112px minmax(0, 1fr) auto' },
      alignItems: 'center',
      gap: { base: '2px 14px', mobile: '0 16px' },
      padding: '12px 0',
      borderBottom: '1px solid {colors.line}',
    },
    picture: { alignSelf: 'start', '& > span': { borderRadius: 'md' } },
    text: {
      display: 'grid',
      gap: '2px',
      minWidth: '0',
      '& a': { fontWeight: 'strong', lineHeight: '1.3', overflowWrap: 'anywhere', hyphens: 'auto' },
      '& p': { color: 'ink.muted', fontSize: 'sm', lineHeight: '1.4', '& strong': { color: 'ink' } },
    },
    ways: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: { base: 'flex-start', mobile: 'flex-end' },
      gap: '4px 8px',
      gridColumn: { base: '2', mobile: '3' },
    },
    put: { gridColumn: { base: '2', mobile: '2 / -1' }, '&:not(:empty)': { paddingTop: '4px' } },
  },
})
