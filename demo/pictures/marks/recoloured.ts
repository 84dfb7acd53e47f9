/** Emoji in another sort's colours: which emoji, and each of its colours with the one that stands for it. */
export const recoloured: Readonly<
  Record<string, { readonly emoji: string; readonly colours: Readonly<Record<string, string>> }>
> = {
  blackcurrants: {
    emoji: 'blueberries',
    colours: {
      '#6b438b': '#33152E',
      '#8d65c5': '#4A2244',
      '#aa7de5': '#5E3057',
      '#533566': '#220B1E',
      '#bca4eb': '#8A5A80',
    },
  },
  lingonberries: {
    emoji: 'blueberries',
    colours: {
      '#6b438b': '#A01228',
      '#8d65c5': '#C8213A',
      '#aa7de5': '#DD4256',
      '#533566': '#7A0C1E',
      '#bca4eb': '#F2A0A8',
    },
  },
  pomegranate: { emoji: 'tangerine', colours: { '#ff822d': '#B3243B', '#00d26a': '#8A5A2C' } },
  apricot: { emoji: 'tangerine', colours: { '#ff822d': '#F5A93A' } },
  grapefruit: { emoji: 'tangerine', colours: { '#ff822d': '#F2907A' } },
  elderflower: { emoji: 'blossom', colours: { '#d3d3d3': '#F6F0C8' } },
  'red-onion': {
    emoji: 'onion',
    colours: { '#d3883e': '#7E3B73', '#f3ad61': '#A45A96', '#e19747': '#8F4A83' },
  },
  'gold-kiwi': { emoji: 'kiwi-fruit', colours: { '#00d26a': '#E9C53A', '#e2ff92': '#FBF0A8' } },
  'red-pepper': {
    emoji: 'bell-pepper',
    colours: { '#c3ef3c': '#6BA53C', '#44911b': '#C9202B', '#008463': '#E8413A' },
  },
  'yellow-pepper': {
    emoji: 'bell-pepper',
    colours: { '#c3ef3c': '#6BA53C', '#44911b': '#E8A41E', '#008463': '#F8C63A' },
  },
  'green-pepper': {
    emoji: 'bell-pepper',
    colours: { '#c3ef3c': '#B6D96A', '#44911b': '#3C8A2E', '#008463': '#57A83F' },
  },
}
