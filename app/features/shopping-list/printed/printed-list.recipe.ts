import { defineSlotRecipe } from '@pandacss/dev'

/** The list on paper, in black on white: forty rows on a page of A4. */
export const printedListRecipe = defineSlotRecipe({
  className: 'printed-list',
  slots: ['root', 'row'],
  base: {
    root: {
      color: '#000',
      bg: '#fff',
      fontSize: '10.5pt',
      lineHeight: '1.15',
      '@media screen': { display: 'none' },
      '& h1': { fontSize: '14pt', marginBottom: '2mm' },
      '& h2': { fontSize: '10.5pt', breakAfter: 'avoid', marginBlock: '1.5mm .5mm' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '4mm 22mm 1fr auto',
      gap: '2mm',
      alignItems: 'center',
      minHeight: '5.6mm',
      paddingBlock: '.4mm',
      borderBottom: '.2mm solid #bbb',
      breakInside: 'avoid',
      fontVariantNumeric: 'tabular-nums',
      '& i': {
        width: '3.6mm',
        height: '3.6mm',
        border: '.3mm solid #000',
        borderRadius: '.6mm',
        fontSize: '8pt',
        fontStyle: 'normal',
        lineHeight: '3mm',
        textAlign: 'center',
      },
      '& b': { fontWeight: 'label', overflowWrap: 'anywhere' },
      '& small': { fontWeight: 'normal', fontSize: '9pt' },
      '& [data-rule]': { display: 'block' },
    },
  },
})
