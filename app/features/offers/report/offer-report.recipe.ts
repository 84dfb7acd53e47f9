import { defineSlotRecipe } from '@pandacss/dev'

/** The form that says what is wrong with an offer, in place below its facts. */
export const offerReportRecipe = defineSlotRecipe({
  className: 'offer-report',
  slots: ['form', 'choices', 'ways', 'thanks'],
  base: {
    form: {
      order: { base: '2', mobile: '0' },
      display: 'grid',
      gap: '16px',
      padding: '16px',
      borderRadius: 'lg',
      bg: 'soft',
    },
    choices: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      minWidth: '0',
      '& legend': { marginBottom: '8px', fontWeight: 'label', fontSize: '.9375rem' },
      // A long label wraps on the narrowest phones.
      '& button': { whiteSpace: 'normal' },
    },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
    thanks: {
      order: { base: '2', mobile: '0' },
      marginTop: '12px',
      paddingBlock: '10px',
      color: 'ink.muted',
      fontSize: '.9375rem',
    },
  },
})
