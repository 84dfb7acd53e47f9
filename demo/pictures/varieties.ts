type Row = { readonly brand: string | null; readonly kind: string; readonly name: string }

/** Words that name a container and no variety: the same beer comes in bottles and in cans. */
const containerWords = /\s+(på dåse|boks|flaske|flaska|i net|i nett|i ask|i påse)\b/gi

/**
 * Numbers the varieties that a brand has of a kind, from 0 in the order of the table, so that each is drawn in its own
 * colours. One that differs in size or container only is the same variety.
 */
export function varietiesOf(rows: readonly Row[]): (row: Row) => number {
  const known = new Map<string, string[]>()
  const varietyOf = (row: Row) => {
    const key = `${row.brand ?? ''}/${row.kind}`
    const names = known.get(key) ?? []
    known.set(key, names)
    const name = row.name.replace(containerWords, '').toLowerCase()
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  }
  for (const row of rows) varietyOf(row)
  return varietyOf
}
