import { defineSlotRecipe } from '@pandacss/dev'

export const priceRecipe = defineSlotRecipe({
  className: 'price',
  slots: ['root', 'separator', 'minor', 'dash', 'side'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      fontWeight: 'price',
      lineHeight: 'price',
      letterSpacing: 'price',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    // Tabular figures come with a separator as wide as a digit.
    separator: { fontVariantNumeric: 'normal' },
    minor: {
      // The reset lifts a sup off its line.
      top: '0',
      fontSize: '.5em',
      lineHeight: '.8',
      margin: '.02em 0 0 .14em',
      letterSpacing: '-.015em',
      verticalAlign: 'baseline',
    },
    dash: {
      width: '.4em',
      // Whole pixels at the usual text size: of a broken height a browser draws one row more or less from line to line.
      height: '.125rem',
      margin: '.17em 0 0 .07em',
      borderRadius: '1em',
      bg: 'currentColor',
    },
    // For how many the price is stands under the øre, so that the price takes no more height.
    side: {
      display: 'grid',
      alignSelf: 'stretch',
      alignContent: 'space-between',
      justifyItems: 'start',
      '& small': {
        marginInlineStart: '.2em',
        fontSize: 'max(.75rem, .26em)',
        fontWeight: 'label',
        fontVariantNumeric: 'normal',
        letterSpacing: '0',
      },
    },
  },
  variants: {
    size: {
      // Ends of prices stand under each other, with øre or without.
      list: {
        root: { fontSize: '1.1875rem' },
        minor: { minWidth: '1.24em' },
        dash: { marginInlineEnd: '.22em' },
      },
      // Too small to hold it beside itself: for how many it is stands under the price.
      row: {
        root: {
          display: 'inline-grid',
          // Price and dash stay together over units that are wider than both, at the side where the row has its prices.
          gridTemplateColumns: 'var(--price-columns, 1fr auto)',
          fontSize: 'priceRow',
          '& > :first-child': { justifySelf: 'var(--price-side, end)' },
        },
        side: {
          display: 'contents',
          '& small': { gridColumn: '1 / -1', justifySelf: 'var(--price-side, end)', marginTop: '6px' },
        },
      },
      card: { root: { fontSize: 'priceCard' }, dash: { height: '.1875rem' } },
      total: { root: { fontSize: 'priceTotal' }, dash: { height: '.1875rem' } },
      page: { root: { fontSize: 'pricePage' }, dash: { height: '.375rem' } },
    },
  },
  defaultVariants: { size: 'card' },
})

export const priceTagRecipe = defineSlotRecipe({
  className: 'price-tag',
  slots: ['root', 'week'],
  base: {
    root: {
      display: 'inline-grid',
      gap: '8px',
      padding: 'var(--plain-padding, 7px 0 6px)',
      minWidth: '68px',
      justifyItems: 'start',
    },
    week: {
      width: '100%',
      minWidth: '64px',
      height: '3px',
      '--dash': 'calc((100% + 3px) / 7)',
      // The seven dashes of the week: gaps by mask, solid from the first day of the offer through its last.
      maskImage: 'repeating-linear-gradient(to right, #000 0 calc(var(--dash) - 3px), #0000 0 var(--dash))',
      background:
        'linear-gradient(currentColor, currentColor) calc(100% * var(--from) / 7) 0 / calc(100% * var(--days) / 7) 100% no-repeat, color-mix(in srgb, currentColor 20%, transparent)',
    },
  },
  variants: {
    last: { true: { week: { color: 'hyben' } } },
    best: {
      true: {
        root: {
          bg: 'tag',
          color: 'tag.on',
          padding: 'var(--best-padding, 9px 11px 8px)',
          borderRadius: 'sm',
          marginBottom: '-2px',
        },
        week: { color: 'tag.on' },
      },
    },
    // Later variants win over earlier ones; the paddings differ by size and by being best at once.
    size: {
      row: {
        root: {
          '--plain-padding': '0',
          '--best-padding': '9px 6px 9px 11px',
          minWidth: '0',
          margin: '0',
          '& > span:last-child': { display: 'none' },
        },
      },
      card: {},
      shelf: {
        root: {
          position: 'relative',
          zIndex: '1',
          marginTop: '-3px',
          borderRadius: '0 0 {radii.sm} {radii.sm}',
        },
      },
      page: {
        root: {
          '--plain-padding': '16px 0 13px',
          '--best-padding': '16px 18px 13px',
          gap: '14px',
          margin: '0',
          borderRadius: '14px',
        },
        week: { height: '5px' },
      },
    },
  },
  defaultVariants: { size: 'card' },
})
