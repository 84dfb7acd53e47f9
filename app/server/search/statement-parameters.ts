/** The parameters of a statement put together from parts: `name` adds one and gives what stands for it in the text. */
export type StatementParameters = { values: unknown[]; name(value: unknown, type: string): string }

/** @param values those that the text names already, `$1` first. */
export function statementParameters(...values: unknown[]): StatementParameters {
  return { values, name: (value, type) => `$${values.push(value)}::${type}` }
}
