import { defineSlotRecipe } from '@pandacss/dev'

/** The steps of adding and removing a second factor, in the profile. */
export const secondFactorsRecipe = defineSlotRecipe({
  className: 'second-factors',
  slots: ['root', 'scan', 'qr', 'secret', 'codes', 'ways', 'list', 'row'],
  base: {
    root: {
      display: 'grid',
      gap: '18px',
      justifyItems: 'start',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& h3': { fontSize: 'lg', _focusVisible: { outline: 'none' } },
      '& p:not(form p)': { maxWidth: '60ch', color: 'ink.muted' },
      // The two buttons of a form stand side by side.
      '& form': { justifySelf: 'stretch', gridTemplateColumns: { mobile: 'auto 1fr' } },
      '& form > *': { gridColumn: '1 / -1' },
      '& form > button': { gridColumn: { mobile: 'auto' }, justifySelf: { mobile: 'start' } },
    },
    scan: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: 'auto minmax(0, 1fr)' },
      gap: '16px 24px',
      alignItems: 'center',
      '& > div': { display: 'grid', gap: '10px', justifyItems: 'start', minWidth: '0' },
    },
    // Readers of QR codes expect dark on light, also in dark mode.
    qr: { width: '192px', height: '192px', borderRadius: 'md', bg: '#fff', padding: '8px' },
    secret: {
      paddingInline: '12px',
      paddingBlock: '8px',
      borderRadius: 'md',
      bg: 'soft',
      color: 'ink',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: 'sm',
      lineHeight: '1.5',
    },
    codes: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, max-content))' },
      gap: '4px 32px',
      justifySelf: 'stretch',
      padding: { base: '16px', mobile: '20px 24px' },
      borderRadius: 'lg',
      bg: 'soft',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: 'sm',
      lineHeight: '1.7',
    },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
    list: { justifySelf: 'stretch', borderTop: '1px solid {colors.line}' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '16px',
      alignItems: 'center',
      minHeight: '68px',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
      '& b': { fontWeight: 'label', lineHeight: '1.3' },
      '& small': { display: 'block', color: 'ink.quiet', fontSize: 'sm' },
    },
  },
})
