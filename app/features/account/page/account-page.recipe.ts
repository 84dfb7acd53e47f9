import { defineSlotRecipe } from '@pandacss/dev'

/** A page with one form in a narrow column. */
export const accountPageRecipe = defineSlotRecipe({
  className: 'account-page',
  slots: ['root', 'column', 'lead', 'reasons', 'foot'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      paddingBlock: { base: '28px 56px', mobile: '64px 96px' },
      minHeight: { mobile: '70vh' },
      alignContent: 'start',
    },
    column: {
      width: '100%',
      maxWidth: '420px',
      '& h1': { fontSize: { base: '2rem', mobile: '2.5rem' }, overflowWrap: 'anywhere' },
      '& > form': { marginTop: '28px' },
    },
    lead: {
      marginTop: '12px',
      color: 'ink.muted',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      '& b': { color: 'ink', fontWeight: 'label' },
      '& + &': { marginTop: '8px' },
    },
    reasons: {
      display: 'grid',
      gap: '12px',
      marginTop: '36px',
      paddingTop: '24px',
      borderTop: '1px solid {colors.line}',
      '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '12px', color: 'ink.muted' },
      '& svg': { marginTop: '2px', color: 'brand' },
    },
    foot: {
      display: 'grid',
      justifyItems: 'start',
      gap: '12px',
      marginTop: '28px',
      // A text-only button is aligned with the text above it.
      '& .button--kind_text': { marginInlineStart: '-12px' },
    },
  },
})
