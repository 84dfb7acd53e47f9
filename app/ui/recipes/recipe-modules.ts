type File = { file: string; code: string | undefined }
type Artifact = { id: string; files: File[] }
type Recipe = {
  className?: string
  slots?: readonly string[]
  defaultVariants?: object
  compoundVariants?: readonly unknown[]
}

/** Panda's functions that compute class names from style objects, and everything built on them. */
const runtime = /^(css-fn|cva|sva|helpers|create-recipe|patterns.*|jsx.*)$/

const nameOf = (file: string) =>
  file.replace('.mjs', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function moduleOf(name: string, recipe: Recipe | undefined): string {
  if (!recipe?.className) throw new Error(`the recipe ${name} has no class name`)
  if (recipe.compoundVariants)
    throw new Error(`the recipe ${name} has compound variants, which have no class`)
  const { className, slots, defaultVariants } = recipe
  const call = slots ? 'slotRecipe' : 'recipe'
  const parameters = [className, slots, defaultVariants].filter((parameter) => parameter !== undefined)
  return `import { ${call} } from '#app/ui/recipes/recipe.ts'

export const ${name} = /* @__PURE__ */ ${call}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')})
`
}

/**
 * Replaces the class-name functions in Panda's generated recipes by our own, for its hook `codegen:prepare`. Types and
 * stylesheet stay Panda's. There is no `css()`: every style is a recipe of the configuration, so that the browser needs
 * no map of the CSS properties (docs/decisions/004).
 * @param recipes the configuration's recipes and slot recipes, by their names.
 * @throws if a recipe has compound variants, which only Panda's own functions resolve.
 */
export function withoutPandaRuntime<Given extends Artifact>(
  artifacts: Given[],
  recipes: Record<string, Recipe>,
): Given[] {
  const codeFor: Record<string, (file: File) => string | undefined> = {
    'css-index': () => `export * from './cx'\n`,
    recipes: ({ file, code }) =>
      file.endsWith('.mjs') ? moduleOf(nameOf(file), recipes[nameOf(file)]) : code,
  }
  return artifacts
    .filter(({ id }) => !runtime.test(id))
    .map((artifact) => {
      const write = codeFor[artifact.id]
      if (!write) return artifact
      return { ...artifact, files: artifact.files.map((file) => ({ ...file, code: write(file) })) }
    })
}
