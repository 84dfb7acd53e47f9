import { checkGoods } from './check-goods.ts'
import { sentenceOf } from './problem.ts'

/** What is wrong in the lexicon, each as a sentence that names the file, the line and the column; none if all is well. */
export const checkLexicon = (folder = 'lexicon'): string[] => checkGoods(folder).map(sentenceOf)
