/**
 * How products that do not answer a search have its words in their names. `named`: the words stand there whole. `beside`: they
 * mean goods that nobody sells, and stand there as a flavour or beside something else. `begun`: the last one only begins a word.
 */
export const namedHow = ['named', 'beside', 'begun'] as const
export type NamedHow = (typeof namedHow)[number]
