/** A machine's source with one small fault; `change` is its line, trimmed, before and after. */
export type SourceMutant = { line: number; change: string; source: string }

const replacements: [from: RegExp, to: string][] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ 1\b/g, ' - 1'],
  [/ - 1\b/g, ' + 1'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bguard: '\w+'/g, 'guard: undefined'],
  [/\btarget: '[#.\w]+'/g, 'target: undefined'],
  [/\bactions: '\w+'/g, 'actions: []'],
  [/\bentry: '\w+'/g, 'entry: []'],
  [/\bexit: '\w+'/g, 'exit: []'],
  [/\btags: '\w+'/g, 'tags: []'],
]

/** Comments, types and imports: a change there is no fault. */
const isNoCode = (line: string) => /^\s*(\/\/|\*|\/\*\*|\||export type|type|import)/.test(line)

/**
 * Every source that differs from a good one in one place: another comparison, condition, boolean or step by one, or no
 * guard, target, action, entry, exit or tag.
 */
export function sourceMutantsOf(source: string): SourceMutant[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) =>
    isNoCode(line)
      ? []
      : replacements.flatMap(([from, to]) =>
          [...line.matchAll(from)].map(({ 0: was, index }) => {
            const changed = line.slice(0, index) + to + line.slice(index + was.length)
            return {
              line: at + 1,
              change: `${line.trim()} -> ${changed.trim()}`,
              source: lines.with(at, changed).join('\n'),
            }
          }),
        ),
  )
}
