import { defineRolldownBabelPreset } from '@rolldown/plugin-babel'

/** As much of Babel's tree as is looked at here; its types are not installed. */
type Node = { type: string; name?: string; value?: Node; key?: Node; callee?: Node; properties?: Node[] }
type PropertyPath = {
  node: Node & { key: Node; value: Node }
  parentPath: { parent: Node }
  remove: () => void
}

const isNamed = (name: string) => (property: Node) => property.key?.name === name

/** What a property must be besides its name, so that a machine's context may have one of the same name. */
const isForReaders: Record<string, ((path: PropertyPath) => boolean) | undefined> = {
  description: ({ node }) => node.value.type === 'StringLiteral',
  meta: ({ node }) => node.value.properties?.some(isNamed('spec')) ?? false,
  types: ({ parentPath }) => parentPath.parent.callee?.name === 'setup',
}

/** Takes out of a machine what only readers and the compiler use: descriptions, `meta.spec`, and the types of `setup`. */
export const dropDescriptions = {
  visitor: {
    ObjectProperty(path: PropertyPath) {
      if (isForReaders[path.node.key.name ?? '']?.(path)) path.remove()
    },
  },
}

/** Leaves the descriptions of the machines out of the client, whose first load has most of them. */
export const withoutDescriptions = defineRolldownBabelPreset({
  preset: { plugins: [dropDescriptions] },
  rolldown: {
    filter: { id: /\/machines\/[^?]*\.machine\.ts$/, code: "from 'xstate'" },
    applyToEnvironmentHook: ({ name }) => name === 'client',
    configResolvedHook: ({ command }) => command === 'build',
  },
})
