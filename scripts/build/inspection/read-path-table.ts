import type { PathStep } from '#app/inspection/flow-facts.ts'

/** The steps of a path table that take each transition, by its name (`tests/paths/path-table.ts` writes it). */
export function readPathTable(table: string): Map<string, PathStep[]> {
  const walks = new Map<string, PathStep[]>()
  let [title, path, step] = ['', '', '']
  for (const line of table.split('\n')) {
    const [, heading] = /^(\S.*): \d+ paths, \d+ steps$/.exec(line) ?? []
    const [, number] = /^path (\d+)$/.exec(line) ?? []
    const [, happened] = /^ {2}(\S.*?) -> /.exec(line) ?? []
    const [, taken] = /^ {6}(\S.*: .*)$/.exec(line) ?? []
    if (heading) title = heading
    else if (number) path = `${title}, path ${number}`
    else if (happened) step = happened
    else if (taken && !taken.endsWith(', refused'))
      walks.set(taken, [...(walks.get(taken) ?? []), { path, step }])
  }
  return walks
}
