import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

export const postHeadingRecipe = defineRecipe({
  className: 'post-heading',
  base: {
    paddingBlock: { base: '28px 20px', mobile: '56px 32px' },
    '& h1': { fontSize: 'h1', letterSpacing: 'hero' },
    '& p': { fontSize: 'lg', color: 'ink.muted', maxWidth: '64ch', marginTop: '12px', textWrap: 'pretty' },
  },
})

export const postCardsRecipe = defineSlotRecipe({
  className: 'post-cards',
  slots: ['root', 'card', 'title', 'portion', 'text', 'time'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        mobile: 'repeat(2, minmax(0, 1fr))',
        desktop: 'repeat(3, minmax(0, 1fr))',
      },
      gap: { base: '28px', mobile: '36px 24px' },
    },
    card: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '6px' },
    title: {
      fontSize: 'lg',
      fontWeight: 'label',
      marginTop: '6px',
      // The link covers the card.
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      // High enough to be pressed, also if something lies over a part of the card (WCAG 2.2, 2.5.8).
      '& a': { display: 'block', paddingBlock: '2px', _hover: { textDecoration: 'underline' } },
    },
    portion: { fontSize: 'sm', color: 'ink.quiet', '& strong': { color: 'ink', fontSize: 'md' } },
    text: { color: 'ink.muted', textWrap: 'pretty' },
    time: { color: 'ink.quiet', fontSize: 'sm' },
  },
})

export const postRecipe = defineSlotRecipe({
  className: 'post',
  slots: ['root', 'head', 'facts', 'portion', 'picture', 'text', 'beside', 'sticky', 'below'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', tablet: 'minmax(0, 65ch) minmax(300px, 1fr)' },
      // What stands beside is higher than the picture: the text follows it all the same.
      gridTemplateRows: { tablet: 'auto auto 1fr' },
      gap: { base: '24px', tablet: '32px 56px' },
      alignItems: 'start',
    },
    head: { gridColumn: '1 / -1' },
    facts: { marginTop: '8px', fontSize: 'sm' },
    portion: { marginTop: '4px', color: 'ink.quiet', '& strong': { color: 'ink', fontSize: 'lg' } },
    picture: { gridColumn: '1' },
    // As high as the text, so that the ad stays in sight beside it.
    beside: {
      display: 'flex',
      flexDirection: 'column',
      gap: '32px',
      alignSelf: 'stretch',
      gridColumn: { tablet: '2' },
      gridRow: { tablet: '2 / span 2' },
      '&:not(:has(> section))': { hideBelow: 'tablet' },
    },
    sticky: { hideBelow: 'tablet', flex: '1' },
    below: { hideFrom: 'tablet', marginTop: '36px' },
    text: {
      gridColumn: '1',
      maxWidth: '65ch',
      '& > h2:first-child': { marginTop: '0' },
      '& > p + p': { marginTop: '12px' },
      '& ul, & ol': { paddingInlineStart: '24px', marginBlock: '10px', color: 'ink.muted' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& li': { marginBlock: '8px', paddingInlineStart: '4px' },
      // The browser's tabular figures leave a gap between a number and its full stop.
      '& li::marker': { fontVariantNumeric: 'normal' },
      '& strong': { color: 'ink', fontWeight: 'label' },
    },
  },
})

export const ingredientsRecipe = defineSlotRecipe({
  className: 'ingredients',
  slots: ['root', 'row', 'plain', 'onList', 'offer', 'outcome'],
  base: {
    root: {
      padding: '20px',
      borderRadius: 'lg',
      background: 'soft',
      '& h2': { marginTop: '0' },
      '& > button': { marginTop: '12px' },
    },
    row: { paddingBlock: '4px', borderTop: '1px solid', borderColor: 'line', _first: { borderTop: '0' } },
    // Its text stays in the accessibility tree while it is empty, so that it is announced.
    outcome: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      fontWeight: 'label',
      '&:has(p:not(:empty))': { marginTop: '16px' },
    },
    plain: { display: 'flex', alignItems: 'center', minHeight: 'target', color: 'ink.muted' },
    // Under the text of the checkbox.
    onList: { paddingInlineStart: '34px', paddingBottom: '8px', fontSize: 'sm', color: 'ink.quiet' },
    offer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      paddingBottom: '8px',
      '& p': { fontSize: 'sm', minWidth: '0' },
      '& p span': { display: 'block' },
      '& button': { flex: 'none' },
    },
  },
})
