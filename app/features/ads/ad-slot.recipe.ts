import { defineSlotRecipe } from '@pandacss/dev'

/** The height of the row of the label above an ad of Google's. */
const labelRow = '32px'
const withLabel = (height: string) => `calc(${height} + var(--label, 0px))`
const rowOfHouse = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  textAlign: 'left',
  justifyItems: 'start',
  alignItems: 'center',
}

export const adSlotRecipe = defineSlotRecipe({
  className: 'ad-slot',
  slots: ['place', 'root', 'label', 'house', 'text', 'google'],
  base: {
    // Nothing is fetched without JavaScript.
    place: { '@media (scripting: none)': { '&[data-late]': { display: 'none' } } },
    root: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      bg: 'soft',
      borderRadius: 'lg',
      overflow: 'hidden',
      // It keeps its room, but there is nothing to see.
      '&[data-empty]': { visibility: 'hidden' },
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
        color: 'ink',
        fontSize: '1.25rem',
        fontWeight: 'price',
        letterSpacing: '-.02em',
        lineHeight: '1.15',
        textWrap: 'balance',
      },
      '& small': { color: 'ink.quiet', fontSize: 'sm' },
    },
    google: { display: 'grid', placeItems: 'center', marginTop: labelRow, overflow: 'hidden' },
  },
  variants: {
    size: {
      rectangle: { root: { minHeight: withLabel('250px') } },
      wide: {
        root: { minHeight: { base: withLabel('250px'), mobile: '190px' } },
        house: {
          // So low that an offer fits in the room.
          mobileDown: {
            gridTemplate: '"picture text" auto "go go" auto / auto minmax(0, 1fr)',
            gap: '10px 14px',
            alignItems: 'center',
            textAlign: 'left',
            padding: '34px 16px 14px',
            '& img': { gridArea: 'picture', width: '100px', height: '100px' },
            '& a': { gridArea: 'go', width: '100%' },
          },
          mobile: {
            ...rowOfHouse,
            gap: '28px',
            padding: '24px 40px',
            width: '100%',
            maxWidth: '1000px',
            marginInline: 'auto',
          },
        },
        text: { mobileDown: { gridArea: 'text' }, '& b': { fontSize: { mobile: '1.5rem' }, lineClamp: '2' } },
      },
      sticky: {
        place: { position: 'sticky', top: '96px' },
        root: { minHeight: withLabel('var(--tower, 360px)') },
      },
      anchor: {
        place: { minWidth: '0' },
        root: {
          bg: 'transparent',
          minHeight: { base: '51px', tablet: '90px' },
          // Beside an ad of Google's, because there is no height to spare.
          '&:has(> span)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
          '& > span': { writingMode: 'vertical-rl', rotate: '180deg' },
        },
        label: { position: 'static', fontSize: '.6875rem', lineHeight: '1' },
        house: {
          ...rowOfHouse,
          gridTemplate: '"picture label go" auto "picture text go" auto / auto minmax(0, 1fr) auto',
          alignContent: 'center',
          gap: { base: '2px 10px', tablet: '4px 20px' },
          padding: '0',
          '& > span': { gridArea: 'label', alignSelf: 'end' },
          '& img': {
            gridArea: 'picture',
            width: { base: '44px', tablet: '74px' },
            height: { base: '44px', tablet: '74px' },
          },
          // On phones the whole row is the link. The rules of a button would win, because this recipe has slots.
          '& a': {
            gridArea: { tablet: 'go' },
            tabletDown: {
              position: 'absolute',
              inset: '0',
              minHeight: '0!',
              fontSize: '0',
              bg: 'transparent',
              boxShadow: 'none!',
              borderRadius: 'sm!',
              outlineOffset: '-3px',
            },
          },
        },
        text: {
          gridArea: 'text',
          maxWidth: '100%',
          alignSelf: 'start',
          lineHeight: '1.25',
          '& b, & small': {
            display: 'block',
            fontSize: { base: 'sm', tablet: 'md' },
            letterSpacing: '0',
            lineHeight: '1.2',
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          },
        },
        google: { marginTop: '0' },
      },
    },
    /** Google's ads have a row for the label, because they may not be covered. */
    shared: { true: { root: { '--label': labelRow, '--tower': '600px' } } },
  },
  defaultVariants: { size: 'rectangle' },
})
