import { defineSlotRecipe } from '@pandacss/dev'

const divider = '1px solid color-mix(in srgb, {colors.brand} 22%, transparent)'

/** The band above the results that says where it is cheapest: over the full width on phones, in columns in wide windows. */
export const answerRecipe = defineSlotRecipe({
  className: 'answer',
  slots: ['root', 'picture', 'first', 'second', 'offer', 'name', 'shops', 'ways'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '200px minmax(0, 1.5fr)' },
      gridAutoColumns: { tablet: 'minmax(0, 1fr)' },
      gridAutoFlow: { tablet: 'column' },
      marginInline: { base: 'calc(-1 * var(--gutter))', mobile: '0' },
      marginBottom: { base: '12px', tablet: '14px' },
      '--add': '{colors.brand}',
      '--on-add': '{colors.brand.on}',
      bg: 'brand.soft',
      color: 'ink',
      borderRadius: { base: '0', mobile: 'xl' },
      overflow: 'hidden',
      '& h2': {
        gridColumn: '1 / -1',
        fontSize: { base: 'sm', tablet: 'md' },
        fontWeight: 'strong',
        lineHeight: 'heading',
        color: 'brand.onSoft',
      },
    },
    picture: {
      display: { base: 'none', tablet: 'block' },
      '& > *': { height: '100%', aspectRatio: 'auto', borderRadius: '0' },
    },
    first: column({ '--answer-price': { base: '3rem', tablet: '4.25rem' } }),
    second: column({
      '--answer-price': { base: '1.875rem', tablet: '2.5rem' },
      borderTop: { base: divider, tablet: '0' },
      borderInlineStart: { base: '0', tablet: divider },
    }),
    offer: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '14px', tablet: '20px' },
    },
    name: {
      minWidth: '0',
      '& h3': {
        fontSize: 'md',
        fontWeight: 'strong',
        lineHeight: '1.25',
        lineClamp: '2',
        overflowWrap: 'anywhere',
      },
      '& a': { color: 'ink' },
      '& p': { marginTop: '3px', fontSize: 'sm', lineHeight: '1.35', color: 'brand.onSoft' },
    },
    shops: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px',
      fontSize: 'sm',
      color: 'brand.onSoft',
      '& > :last-child': { marginInlineStart: '4px' },
    },
    ways: { display: 'flex', alignSelf: 'end' },
  },
})

function column(border: object) {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: { tablet: 'auto 1fr auto' },
    alignContent: 'start',
    gap: '10px 8px',
    padding: { base: '14px var(--gutter) 12px', mobile: '24px 28px' },
    ...border,
  }
}
