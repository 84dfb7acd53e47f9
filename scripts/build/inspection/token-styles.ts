import { semanticTokens, tokens } from '#app/ui/tokens.ts'

/** A colour of a token: its value in light and in dark. */
type Pair = { value: { base: string; _dark: string } }
type Colours = { [name: string]: Pair | Colours }

/** The colours and the typeface of the product as custom properties, named as Panda names them. */
export function tokenStyles(): string {
  const pairs = pairsOf(semanticTokens.colors, '--colors')
  const set = (theme: 'base' | '_dark') =>
    pairs.map(([name, { value }]) => `${name}:${value[theme]}`).join(';')
  return [
    `:root{--fonts-body:${tokens.fonts.body.value};${set('base')}}`,
    `@media(prefers-color-scheme:dark){:root{${set('_dark')}}}\n`,
  ].join('\n')
}

function pairsOf(colours: Colours, outer: string): [string, Pair][] {
  return Object.entries(colours).flatMap(([key, colour]): [string, Pair][] => {
    const name =
      key === 'DEFAULT'
        ? outer
        : `${outer}-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    return isPair(colour) ? [[name, colour]] : pairsOf(colour, name)
  })
}

const isPair = (colour: Pair | Colours): colour is Pair => 'value' in colour
