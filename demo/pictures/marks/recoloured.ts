/** Emoji in another sort's colours: which emoji, and each of its colours with the one that stands for it. */
export const recoloured: Readonly<
  Record<string, { readonly emoji: string; readonly colours: Readonly<Record<string, string>> }>
> = {
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
