import { fold, wordsOf } from '#app/domain/search/folding.ts'

/** What a term is known by among popular searches: its folded words. */
export const keyOf = (term: string): string => wordsOf(fold(term)).join(' ')
