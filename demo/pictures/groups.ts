import { readFileSync } from 'node:fs'

const groups = new Map(
  readFileSync('demo/kinds.csv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',') as [string, string]),
)

/** The kinds of goods there are, as `demo/kinds.csv` lists them. */
export const kinds = [...groups.keys()]

/**
 * The part of the shop a kind stands in.
 * @throws where the kind is not listed.
 */
export function groupOf(kind: string): string {
  const group = groups.get(kind)
  if (!group) throw new Error(`demo/kinds.csv has no kind ${kind}`)
  return group
}
