/** A machine's source with one small fault, and what the fault is. */
export type SourceMutant = { fault: string; source: string }

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
]

/** Words for readers and for the compiler, in which a fault is none. */
const isNoCode = (line: string) => /^\s*(\/\/|\*|\/\*\*|\||export type|type|import)/.test(line)

/** Every source that differs from a good one by another comparison, condition, truth or step by one. */
export function sourceMutantsOf(source: string): SourceMutant[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) =>
    isNoCode(line)
      ? []
      : replacements.flatMap(([from, to]) =>
          [...line.matchAll(from)].map(({ 0: was, index }) => {
            const changed = line.slice(0, index) + to + line.slice(index + was.length)
            return {
              fault: `line ${at + 1}: ${line.trim()} -> ${changed.trim()}`,
              source: lines.with(at, changed).join('\n'),
            }
          }),
        ),
  )
}
