/** The parameters of a statement that is assembled from parts: `name` adds one and returns its placeholder. */
export type StatementParameters = { values: unknown[]; name(value: unknown, type: string): string }

/** @param values the parameters that the text already refers to, `$1` first. */
export function statementParameters(...values: unknown[]): StatementParameters {
  return { values, name: (value, type) => `$${values.push(value)}::${type}` }
}
