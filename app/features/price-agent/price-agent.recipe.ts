import { defineSlotRecipe } from '@pandacss/dev'

/** What needs JavaScript is not shown without it. */
const scripted = { '@media (scripting: none)': { display: 'none' } }

const smallTitle = { fontSize: 'lg', lineHeight: '1.25', letterSpacing: '-.012em' }

/** The page of the price agent: its columns, the boxes beside the watches, and a visitor's introduction. */
export const priceAgentRecipe = defineSlotRecipe({
  className: 'price-agent',
  slots: [
    'root',
    'head',
    'columns',
    'watches',
    'more',
    'aside',
    'box',
    'find',
    'submit',
    'mails',
    'push',
    'feed',
    'intro',
  ],
  base: {
    root: {
      paddingBlock: { base: '28px 56px', mobile: '44px 88px' },
      '& h1': { fontSize: 'h1' },
      '& h1:focus-visible': { outlineOffset: '4px' },
    },
    head: {
      display: 'grid',
      gap: '6px',
      justifyItems: 'start',
      marginBottom: '24px',
      '& p': { color: 'ink.muted' },
    },
    columns: {
      display: 'grid',
      gap: { base: '36px', tablet: '40px', desktop: '56px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) 320px' },
      alignItems: 'start',
      'body:has(#shopping-list) &': {
        tablet: { gridTemplateColumns: 'minmax(0, 1fr)' },
        desktop: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: '32px' },
      },
    },
    watches: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '16px',
      minWidth: '0',
    },
    more: { display: 'grid', gap: '12px', justifyItems: 'center', paddingTop: '20px' },
    aside: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '16px',
      position: { tablet: 'sticky' },
      // Below the header's first row.
      top: { tablet: '96px' },
    },
    box: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8px',
      padding: '20px 22px',
      borderRadius: 'lg',
      bg: 'soft',
      overflowWrap: 'anywhere',
      '& h2': smallTitle,
      '& p': { color: 'ink.muted', fontSize: '.9375rem', lineHeight: '1.5' },
    },
    find: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: 'search',
      maxWidth: '640px',
      marginTop: '4px',
      paddingInline: '18px 6px',
      borderRadius: 'full',
      border: '1.5px solid {colors.line.strong}',
      bg: 'surface',
      '&:has(input:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      '& input': {
        flex: '1',
        minWidth: '0',
        height: '52px',
        bg: 'transparent',
        fontSize: 'md',
        _focusVisible: { outline: 'none' },
        _placeholder: { color: 'ink.quiet', opacity: '1' },
      },
      '& svg': { flex: 'none', color: 'ink.muted' },
    },
    submit: { flex: 'none', paddingInline: '18px' },
    mails: { ...scripted, display: 'grid', gap: '12px' },
    push: {
      ...scripted,
      display: 'grid',
      gap: '8px',
      paddingTop: '12px',
      '& h3': { fontSize: '.9375rem', fontWeight: 'label' },
      '& button': { width: '100%' },
    },
    feed: {
      ...scripted,
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        color: 'brand',
        fontWeight: 'label',
        fontSize: '.9375rem',
        cursor: 'pointer',
      },
      '& > p': { marginBottom: '12px' },
      '& div': { display: 'grid', gap: '8px', marginBottom: '8px' },
      '& section': { paddingTop: '8px' },
      '& section > p': { color: 'ink', marginBottom: '12px' },
      '& button': { width: '100%' },
    },
    intro: {
      display: 'grid',
      gap: { base: '24px', mobile: '48px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      padding: { base: '28px 22px', mobile: '48px 56px' },
      marginBottom: '28px',
      borderRadius: 'xl',
      bg: 'brand.soft',
      '& h1': { marginBottom: '12px', textWrap: 'balance' },
      '& p': { maxWidth: '48ch', color: 'ink.muted', fontSize: 'lg', textWrap: 'pretty' },
      '& a': { marginTop: '24px' },
    },
  },
})

/** One watched product. */
export const watchRecipe = defineSlotRecipe({
  className: 'watch',
  slots: ['root', 'head', 'actions', 'body', 'history'],
  base: {
    root: {
      '--behind': '{colors.surface}',
      borderRadius: 'lg',
      bg: 'surface',
      border: '1px solid {colors.line}',
      overflow: 'hidden',
      // Of a long page the browser lays out only the part in sight.
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 340px',
      '@media print': { contentVisibility: 'visible' },
    },
    head: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '16px',
      alignItems: 'center',
      padding: '16px 12px 16px 16px',
      overflowWrap: 'anywhere',
      // In the narrowest windows the name has the room, so that words stay whole.
      '@media (max-width: 359px)': {
        gap: '10px',
        padding: '14px 4px 14px 12px',
        '& > :first-child': { maxWidth: '56px' },
        '& h2': { fontSize: 'md' },
      },
      '& h2': { ...smallTitle, hyphens: 'auto' },
      '& p': { marginTop: '2px', color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
    },
    actions: { display: 'grid', ...scripted },
    body: {
      borderTop: '1px solid {colors.line}',
      padding: '4px 16px 8px',
      // The lines of the list of offers stand only between them.
      '& > ul > li:first-child': { borderTop: 'none' },
      '& > ul:has(+ p, + details) > li:last-child': { borderBottom: '1px solid {colors.line}' },
      '& > ul small': { mobile: { flexBasis: 'auto' } },
      '& p': {
        display: 'flex',
        gap: '10px',
        alignItems: 'flex-start',
        overflowWrap: 'anywhere',
        paddingBlock: '8px',
        color: 'ink.quiet',
        fontSize: '.9375rem',
        lineHeight: '1.4',
      },
      '& p > svg': { flex: 'none', marginTop: '1px' },
      '& p a': { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& p b': { color: 'ink', fontWeight: 'label' },
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        color: 'brand',
        fontWeight: 'label',
        fontSize: '.9375rem',
        cursor: 'pointer',
      },
    },
    history: {
      ...scripted,
      '& > div': { display: 'grid', gap: '8px', paddingBlock: '4px 16px', justifyItems: 'stretch' },
      '& > div > button': { justifySelf: 'start' },
      '& figure': { minWidth: '0' },
    },
  },
})

/** How a product comes into the price agent, step by step. */
export const agentStepsRecipe = defineSlotRecipe({
  className: 'agent-steps',
  slots: ['root', 'step'],
  base: {
    root: {
      display: 'grid',
      gap: '16px',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: 'repeat(3, minmax(0, 1fr))' },
      marginBottom: '16px',
    },
    step: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', mobile: 'minmax(0, 1fr)' },
      columnGap: '16px',
      alignContent: 'start',
      padding: { base: '18px', mobile: '24px' },
      borderRadius: 'lg',
      border: '1px solid {colors.line}',
      bg: 'surface',
      overflowWrap: 'anywhere',
      '& svg': {
        gridRow: { base: '1 / 3', mobile: 'auto' },
        width: '44px',
        height: '44px',
        padding: '11px',
        borderRadius: 'full',
        bg: 'brand.soft',
        color: 'brand.onSoft',
        marginBottom: { mobile: '14px' },
      },
      '& h2': smallTitle,
      '& p': { marginTop: '4px', color: 'ink.muted', fontSize: '.9375rem', textWrap: 'pretty' },
    },
  },
})
