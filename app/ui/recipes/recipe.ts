type Chosen = Record<string, string | boolean | undefined>
type Defaults = Record<string, string | boolean>

/** The suffixes that the chosen variants add to a class name: `--size_card`; an unset variant takes its default. */
function endingsOf(defaults: Defaults, chosen: Chosen): string[] {
  const variants: Chosen = { ...defaults }
  for (const [variant, value] of Object.entries(chosen)) {
    if (value !== undefined) variants[variant] = value
  }
  return Object.entries(variants).flatMap(([variant, value]) =>
    value === false ? [] : `--${variant}_${value}`,
  )
}

const classNames = (name: string, endings: string[]) =>
  [name, ...endings.map((ending) => name + ending)].join(' ')

/**
 * Caches the results by the chosen variants: a recipe has few combinations, but a page of offers asks for one a thousand
 * times per render.
 */
function remembered<Result>(defaults: Defaults, build: (endings: string[]) => Result) {
  const built = new Map<string, Result>()
  return (chosen: Chosen = {}): Result => {
    let choice = ''
    for (const variant in chosen) choice += `${variant}=${chosen[variant]} `
    const known = built.get(choice)
    if (known !== undefined) return known
    const result = build(endingsOf(defaults, chosen))
    built.set(choice, result)
    return result
  }
}

/** The class names of a Panda recipe, by its variants: `button button--kind_line`. */
export function recipe(name: string, defaults: Defaults = {}): (chosen?: Chosen) => string {
  return remembered(defaults, (endings) => classNames(name, endings))
}

/** The class names of each slot of a Panda slot recipe, by its variants: `price__root price__root--size_row`. */
export function slotRecipe(
  name: string,
  slots: string[],
  defaults: Defaults = {},
): (chosen?: Chosen) => Record<string, string> {
  return remembered(defaults, (endings) =>
    Object.fromEntries(slots.map((slot) => [slot, classNames(`${name}__${slot}`, endings)])),
  )
}
