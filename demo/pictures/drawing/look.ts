import type { Pack } from './pack.ts'

/** The colours of a pack: its main colour, its second colour, and its lid, cap or accent. All `#RRGGBB`. */
export interface Palette {
  readonly body: string
  readonly band: string
  readonly cap: string
}

/** How one brand's pack of one kind looks. `design` and `variant` are whole numbers that choose among layouts. */
export interface Look extends Palette {
  readonly design: number
  readonly variant: number
  /** Whether the goods carry a brand; loose fruit without one has no sticker. */
  readonly branded: boolean
  /** What the words of the goods say of their looks. */
  readonly pack: Pack
}

/** The inside of a picture: SVG elements standing on the line y = 200 of 240 x 240. */
export type Drawing = (look: Look) => string

/** A kind that comes in several forms that say the same: each brand has one of them. */
export function oneOf(...drawings: readonly [Drawing, ...Drawing[]]): Drawing {
  return (look) => (drawings[look.variant % drawings.length] ?? drawings[0])(look)
}

/**
 * A kind that comes in several forms that say something else: the words of the goods decide which one is drawn (`forms.ts`).
 * @throws if the words say a form that is not among them.
 */
export function byForm(forms: Readonly<Record<string, Drawing>>, usual: Drawing): Drawing {
  return (look) => {
    const { form } = look.pack
    const drawing = form === undefined ? usual : forms[form]
    if (!drawing) throw new Error(`no drawing of the form ${form}`)
    return drawing(look)
  }
}

/** Read `'F6F8FA 2B6CB0 C0392B'`: body, band and cap without their `#`. */
export function palette(colours: string): Palette {
  const [body, band, cap] = colours.split(' ')
  if (!body || !band || !cap) throw new Error(`a palette is three colours: ${colours}`)
  return { body: `#${body}`, band: `#${band}`, cap: `#${cap}` }
}
