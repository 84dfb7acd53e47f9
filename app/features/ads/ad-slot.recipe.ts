import { defineSlotRecipe } from '@pandacss/dev'

export const adSlotRecipe = defineSlotRecipe({
  className: 'ad-slot',
  slots: ['root', 'label', 'house', 'text'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      bg: 'soft',
      borderRadius: 'lg',
      overflow: 'hidden',
    },
    label: {
      position: 'absolute',
      left: '14px',
      top: '10px',
      fontSize: 'xs',
      fontWeight: 'label',
      color: 'ink.quiet',
    },
    house: {
      display: 'grid',
      gap: '10px',
      justifyItems: 'center',
      textAlign: 'center',
      padding: '36px 20px 22px',
      '& img': { width: '130px', height: '130px', objectFit: 'contain' },
    },
    text: {
      '& b': {
        display: 'block',
        fontSize: '1.25rem',
        fontWeight: 'price',
        letterSpacing: '-.02em',
        lineHeight: '1.15',
        textWrap: 'balance',
      },
      '& small': { color: 'ink.quiet', fontSize: 'sm' },
    },
  },
  variants: {
    size: {
      rectangle: { root: { minHeight: '250px' } },
      wide: {
        root: { minHeight: { base: '250px', mobile: '190px' } },
        house: {
          mobile: {
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gap: '28px',
            textAlign: 'left',
            justifyItems: 'start',
            alignItems: 'center',
            padding: '24px 40px',
            width: '100%',
            maxWidth: '1000px',
            marginInline: 'auto',
          },
        },
        text: { '& b': { fontSize: { mobile: '1.5rem' } } },
      },
    },
  },
  defaultVariants: { size: 'rectangle' },
})
