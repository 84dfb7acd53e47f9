import { defineSlotRecipe } from '@pandacss/dev'

const onList = '[role=group] &'

export const countedPlusRecipe = defineSlotRecipe({
  className: 'counted-plus',
  slots: ['root', 'counted', 'amount', 'way'],
  base: {
    root: {
      position: 'relative',
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 'full',
      '&[role=group]': { bg: 'brand', color: 'brand.on' },
    },
    counted: { display: 'flex', alignItems: 'center' },
    amount: { textAlign: 'center', fontWeight: 'price', [onList]: { minWidth: '22px' } },
    way: { [onList]: { color: 'inherit', _hover: { bg: 'brand.hover' } } },
  },
  variants: {
    look: {
      beside: {},
      worded: { amount: { [onList]: { minWidth: '28px' } } },
      above: {
        counted: {
          flexDirection: 'column',
          [onList]: {
            position: 'absolute',
            // Behind the plus, down to its middle.
            bottom: '22px',
            insetInline: '0',
            paddingBottom: '22px',
            borderTopRadius: 'full',
            bg: 'brand',
          },
        },
        way: { position: 'relative' },
      },
    },
  },
})
