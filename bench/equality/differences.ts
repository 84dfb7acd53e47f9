import { readFileSync } from 'node:fs'

const mostShown = 60
const longestShown = 300

/** The facts of a file by their names; a name that is there again has a number. */
function factsOf(file: string): Map<string, string> {
  const facts = new Map<string, string>()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const end = line.lastIndexOf('\t')
    const [name, value] = [line.slice(0, end), line.slice(end + 1)]
    let nth = 1
    while (facts.has(nth === 1 ? name : `${name} (${nth})`)) nth++
    facts.set(nth === 1 ? name : `${name} (${nth})`, value)
  }
  return facts
}

/** Both values from a little before the place where they part. */
function partedAt(one: string, other: string): [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 40)
  return [one.slice(from, from + longestShown), other.slice(from, from + longestShown)]
}

/**
 * Compares two files of facts. @returns how many facts are the same in both, how many are not or are in one file only, and
 * the first of the latter as text.
 */
export function differences(
  before: string,
  after: string,
): { same: number; different: number; shown: string[] } {
  const [old, present] = [factsOf(before), factsOf(after)]
  const shown: string[] = []
  let [same, different] = [0, 0]
  for (const name of new Set([...old.keys(), ...present.keys()])) {
    const [was, is] = [old.get(name) ?? 'absent', present.get(name) ?? 'absent']
    if (was === is) {
      same++
      continue
    }
    different++
    const [one, other] = partedAt(was, is)
    if (shown.length < mostShown) shown.push(`${name}\n  - ${one}\n  + ${other}`)
  }
  return { same, different, shown }
}
