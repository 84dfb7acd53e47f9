import { defineSlotRecipe } from '@pandacss/dev'

export const languagePageRecipe = defineSlotRecipe({
  className: 'language-page',
  slots: ['head', 'main', 'lead', 'countries', 'country', 'name', 'ways'],
  base: {
    head: { display: 'flex', alignItems: 'center', minHeight: { base: '60px', tablet: '72px' } },
    main: {
      maxWidth: '640px',
      marginInline: 'auto',
      paddingBlock: { base: '28px 48px', mobile: '72px 96px' },
      '& h1': { fontSize: 'h1', letterSpacing: 'hero' },
    },
    lead: { marginTop: '12px', fontSize: 'lg', color: 'ink.muted', textWrap: 'pretty' },
    countries: {
      display: 'grid',
      gap: '12px',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: 'repeat(2, minmax(0, 1fr))' },
      marginTop: '32px',
    },
    country: {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      width: '100%',
      minHeight: '72px',
      padding: '12px 20px',
      borderRadius: 'lg',
      bg: 'surface',
      boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
      textAlign: 'left',
      cursor: 'pointer',
      transition: 'background-color {durations.fast}',
      _hover: { bg: 'soft' },
      '&[aria-current]': {
        bg: 'brand.soft',
        color: 'brand.onSoft',
        boxShadow: 'inset 0 0 0 2px {colors.brand}',
      },
      '& > svg:last-child': { marginInlineStart: 'auto' },
    },
    ways: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 12px',
      marginTop: '28px',
      // A text-only button is aligned with the text above it.
      '& > .button--kind_text:first-child': { marginInlineStart: '-12px' },
    },
    name: {
      display: 'grid',
      minWidth: '0',
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
      '& b': { fontSize: 'lg', fontWeight: 'strong' },
    },
  },
})
