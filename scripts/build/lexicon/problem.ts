/** Something that is wrong in a file of the lexicon. `column` is absent if the line as a whole is wrong. */
export type Problem = { file: string; at: number; column?: string; message: string }

/** A problem as a sentence that names where it is: `lexicon/brands.tsv:12, owner: there is no brand Arlaa`. */
export const sentenceOf = ({ file, at, column, message }: Problem): string =>
  `lexicon/${file}:${at}${column ? `, ${column}` : ''}: ${message}`
