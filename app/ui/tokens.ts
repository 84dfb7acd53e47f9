// The design tokens in Panda's format. Each colour is a pair: light, dark.
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })
type Pair = ReturnType<typeof pair>

/** A colour in light mode, for what is drawn without the stylesheet: mails, pictures. */
export const lightOf = ({ value }: Pair): string => value.base
/** A colour in dark mode. */
export const darkOf = ({ value }: Pair): string => value._dark

export const semanticTokens = {
  colors: {
    canvas: pair('#FBFAF6', '#0E1512'),
    surface: pair('#FFFFFF', '#17211C'),
    soft: pair('#F1F0E9', '#1F2A25'),
    ink: {
      DEFAULT: pair('#13261F', '#EDF3EC'),
      muted: pair('#47574F', '#B7C5BD'),
      quiet: pair('#5E6D65', '#98A89F'),
    },
    line: { DEFAULT: pair('#E2E2D9', '#2B3932'), strong: pair('#7F8C85', '#71837A') },
    brand: {
      DEFAULT: pair('#14513F', '#83D6B2'),
      hover: pair('#0D3D2F', '#A3E5C9'),
      on: pair('#FFFFFF', '#06231A'),
      soft: pair('#E1EEE5', '#1D3B30'),
      onSoft: pair('#0F4332', '#BEECD7'),
    },
    hero: {
      DEFAULT: pair('#0F3A2E', '#123429'),
      on: pair('#F6F8F0', '#F1F7EF'),
      muted: pair('#B9D0C4', '#AFC9BC'),
      shelf: pair('#1D5645', '#1F5746'),
      edge: pair('#0A2C22', '#0B241C'),
    },
    tag: { DEFAULT: pair('#FFD43B', '#FFD43B'), on: pair('#13261F', '#13261F') },
    today: pair('#F2B90C', '#FFD43B'),
    hyben: { DEFAULT: pair('#B3243B', '#FF98A3'), soft: pair('#FBE7E7', '#40191F') },
    focus: pair('#1453C4', '#A9C8FF'),
    /** The participants of a list. */
    person: {
      plum: pair('#7A3E9D', '#D8A9F0'),
      lake: pair('#0B6280', '#7FD0E6'),
      rust: pair('#9A4208', '#F7B27A'),
      moss: pair('#3F6212', '#B5D77A'),
      berry: pair('#9D174D', '#F59CC0'),
      ink: pair('#3730A3', '#B3B4FF'),
      on: pair('#FFFFFF', '#13201A'),
    },
    scrim: pair('rgb(10 28 22 / .46)', 'rgb(0 0 0 / .62)'),
    // The background and shelf of product pictures. In dark mode they are light enough for brown goods to stay visible, and
    // nearly grey, so that prices stand out.
    oat: { wall: pair('#F2E9DA', '#6B6253'), shelf: pair('#E6D9C3', '#554D40') },
    sky: { wall: pair('#E2EDF2', '#55666F'), shelf: pair('#D0E0E8', '#42515A') },
    butter: { wall: pair('#F9EDC9', '#686353'), shelf: pair('#F0DFA9', '#534E40') },
    rose: { wall: pair('#F7E4DE', '#6E5C57'), shelf: pair('#EDD2C9', '#594A46') },
    mint: { wall: pair('#E3F0E2', '#59685C'), shelf: pair('#D0E4CF', '#455348') },
    stone: { wall: pair('#ECEDE7', '#5F6560'), shelf: pair('#DDDFD6', '#4B504C') },
  },
  shadows: {
    sm: pair('0 1px 2px rgb(15 40 30 / .08)', '0 1px 2px rgb(0 0 0 / .5)'),
    md: pair('0 8px 24px -8px rgb(15 40 30 / .2)', '0 8px 24px -8px rgb(0 0 0 / .6)'),
    lg: pair('0 28px 64px -20px rgb(15 40 30 / .34)', '0 28px 64px -16px rgb(0 0 0 / .8)'),
  },
}

const v = <T>(value: T) => ({ value })

export const tokens = {
  fonts: {
    body: v('"Schibsted Grotesk", "Avenir Next", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'),
  },
  fontSizes: {
    xs: v('.75rem'),
    sm: v('.875rem'),
    md: v('1rem'),
    lg: v('1.125rem'),
    xl: v('1.375rem'),
    h2: v('clamp(1.5rem, 3vw, 2rem)'),
    h1: v('clamp(2rem, 5vw, 3rem)'),
    hero: v('clamp(2rem, 5.2vw, 3.5rem)'),
    priceRow: v('1.375rem'),
    priceCard: v('1.875rem'),
    priceTotal: v('2rem'),
    pricePage: v('4.25rem'),
  },
  fontWeights: { body: v(400), label: v(600), strong: v(700), price: v(800) },
  lineHeights: { price: v(0.8), heading: v(1.12), name: v(1.3), body: v(1.5) },
  letterSpacings: { price: v('-.04em'), heading: v('-.022em'), hero: v('-.03em') },
  sizes: {
    target: v('44px'),
    button: v('48px'),
    field: v('52px'),
    search: v('60px'),
    panel: v('360px'),
    // The height of a button and the line above it.
    bottomBar: v('49px'),
    listPart: v('min(50dvh, 460px)'),
    swipe: v('120px'),
    viewer: v('700px'),
    page: v('1480px'),
    pageXl: v('1560px'),
  },
  radii: { sm: v('8px'), md: v('12px'), lg: v('18px'), xl: v('26px'), full: v('999px') },
  durations: { fast: v('120ms'), base: v('200ms'), slow: v('320ms') },
  easings: {
    out: v('cubic-bezier(.2, .8, .2, 1)'),
    inOut: v('cubic-bezier(.4, 0, .2, 1)'),
    spring: v('cubic-bezier(.3, 1.25, .4, 1)'),
  },
}

export const breakpoints = { mobile: '768px', tablet: '992px', desktop: '1200px', desktopxl: '1600px' }
