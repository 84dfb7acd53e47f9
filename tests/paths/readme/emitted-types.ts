/**
 * The types of what a machine emits, read from its source: they exist for the compiler alone, and its paths need not emit
 * all of them.
 * @param others the sources of the other machines, because a machine may emit again what its children emit.
 */
export function emittedTypes(source: string, others = ''): string[] {
  const [, name] = /\bemitted: \{\} as (\w+)/.exec(source) ?? []
  return name ? membersOf(name, source + others) : []
}

/** The types of a union's events, and of the unions that it consists of. */
function membersOf(name: string, source: string): string[] {
  const [, union = ''] = new RegExp(`\\btype ${name} =([^]*?)\n\n`).exec(source) ?? []
  const types = [...union.matchAll(/\{ type: '([\w.]+)'/g)].map(([, type = '']) => type)
  const parts = [...union.replaceAll(/\{.*?\}/g, '').matchAll(/\b[A-Z]\w+/g)]
  return [...types, ...parts.flatMap(([part]) => membersOf(part, source))]
}
