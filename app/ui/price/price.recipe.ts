import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** The number of units stands above the price, where there is no room beside it. */
const stacked = {
  root: { display: 'inline-grid', gridTemplateColumns: '1fr auto', rowGap: '2px' },
  amount: { display: 'contents' },
  units: { gridColumn: '1 / -1', justifySelf: 'var(--price-side, end)', marginInlineEnd: '0' },
}
/** Aligns the ends of prices with and without øre. */
const aligned = { minor: { minWidth: '1.24em' }, dash: { marginInlineEnd: '.22em' } }

export const priceRecipe = defineSlotRecipe({
  className: 'price',
  slots: ['root', 'amount', 'separator', 'minor', 'dash', 'units'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      // The units stand above the price if there is no room beside it.
      flexWrap: 'wrap',
      fontWeight: 'price',
      lineHeight: 'price',
      letterSpacing: 'price',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    amount: { display: 'inline-flex', alignItems: 'flex-start' },
    // In tabular figures the separator would be as wide as a digit.
    separator: { fontVariantNumeric: 'normal' },
    minor: {
      // Undoes the reset, which moves a `sup` up.
      top: '0',
      fontSize: '.5em',
      lineHeight: '.8',
      margin: '.02em 0 0 .14em',
      letterSpacing: '-.015em',
      verticalAlign: 'baseline',
    },
    dash: {
      width: '.4em',
      // Whole pixels at the usual text size: a fractional height would make some dashes one pixel thicker.
      height: '.125rem',
      margin: '.17em 0 0 .07em',
      borderRadius: '1em',
      bg: 'currentColor',
    },
    // The number of units stands before the price, as it is read: `2 for 34,95`.
    units: {
      alignSelf: 'flex-end',
      marginInlineEnd: '.3em',
      fontSize: 'max(.75rem, .26em)',
      lineHeight: '1.3',
      fontWeight: 'label',
      fontVariantNumeric: 'normal',
      letterSpacing: '0',
    },
  },
  variants: {
    size: {
      list: { root: { fontSize: '1.1875rem' }, ...aligned },
      row: {
        ...stacked,
        // Keeps price and dash together below a wider text for the units, on the side where the row aligns its prices.
        root: {
          ...stacked.root,
          fontSize: 'priceRow',
          '& > span > span': { justifySelf: 'var(--price-side, end)' },
        },
      },
      // A card's price in a row of found offers.
      found: {
        ...stacked,
        root: { ...stacked.root, fontSize: 'priceCard', '& > span > span': { justifySelf: 'end' } },
        minor: aligned.minor,
        dash: { ...aligned.dash, height: '.1875rem' },
      },
      card: {
        root: { fontSize: 'priceCard', '@container (max-width: 150px)': { fontSize: '1.75rem' } },
        dash: { height: '.1875rem' },
      },
      total: { root: { fontSize: 'priceTotal' }, dash: { height: '.1875rem' } },
      /** The band of the answer says how large its prices are. */
      answer: { root: { fontSize: 'var(--answer-price)' }, dash: { height: '.25rem' } },
      page: { root: { fontSize: 'pricePage' }, dash: { height: '.375rem' } },
    },
  },
  defaultVariants: { size: 'card' },
})

export const priceTagRecipe = defineSlotRecipe({
  className: 'price-tag',
  slots: ['place', 'root', 'week'],
  base: {
    // A price and the conditions below it.
    place: { display: 'inline-grid', justifyItems: 'var(--price-side, start)', gap: '4px', minWidth: '0' },
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
      // The seven dashes of the week: a mask makes the gaps; solid from the first to the last day of the offer.
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
    // Set by variables, because the padding depends on both variants at once and later variants win over earlier ones.
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
      answer: {
        root: {
          '--plain-padding': '0',
          '--best-padding': '13px 14px 11px',
          flex: 'none',
          gap: '10px',
          minWidth: '0',
          margin: '0',
          borderRadius: 'md',
        },
        week: { height: '4px' },
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

export const priceConditionsRecipe = defineRecipe({
  className: 'price-conditions',
  base: {
    color: 'var(--price-conditions, {colors.ink.muted})',
    fontSize: '.8125rem',
    fontWeight: 'label',
    lineHeight: '1.25',
    textAlign: 'var(--price-side, start)',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
})
