import { fold, wordsOf } from '#app/domain/search/folding.ts'

/** The key of a term among popular searches: its folded words. */
export const keyOf = (term: string): string => wordsOf(fold(term)).join(' ')
