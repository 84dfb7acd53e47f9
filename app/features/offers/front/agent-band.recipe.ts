import { defineSlotRecipe } from '@pandacss/dev'

export const agentBandRecipe = defineSlotRecipe({
  className: 'agent-band',
  slots: ['root', 'mail', 'line'],
  base: {
    root: {
      marginTop: '56px',
      bg: 'brand.soft',
      borderRadius: 'xl',
      padding: { base: '32px 24px', tablet: '52px 60px' },
      display: 'grid',
      gap: { base: '24px', tablet: '60px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) 440px' },
      alignItems: 'center',
      '& h2': { fontSize: 'clamp(1.625rem, 3.4vw, 2.375rem)', marginBottom: '10px' },
      '& p': { maxWidth: '44ch', color: 'ink.muted' },
      '& a': { marginTop: '20px', maxWidth: '100%', overflowWrap: 'anywhere' },
    },
    mail: {
      bg: 'surface',
      borderRadius: 'lg',
      padding: '18px',
      boxShadow: 'md',
      display: 'grid',
      gap: '14px',
    },
    line: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '14px',
      alignItems: 'center',
      '& :is(b, small)': { display: 'block' },
      '& b': { fontWeight: 'label', lineHeight: '1.3' },
      '& small': { color: 'ink.quiet', fontSize: 'sm' },
    },
  },
})
