import { checkGoods } from './check-goods.ts'
import { checkWords } from './check-words.ts'
import { sentenceOf } from './problem.ts'

/** What is wrong in the lexicon, each as a sentence that names the file, the line and the column; none if all is well. */
export const checkLexicon = (folder = 'lexicon'): string[] =>
  [checkGoods, checkWords].flatMap((check) => check(folder)).map(sentenceOf)
