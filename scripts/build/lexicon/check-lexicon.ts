import { checkBrands } from './check-brands.ts'
import { checkGoods } from './check-goods.ts'
import { checkMarks } from './check-marks.ts'
import { checkChains, checkEnglish, checkPacks, checkSearches } from './check-packs.ts'
import { checkProgrammes } from './check-programmes.ts'
import { checkWords } from './check-words.ts'
import { sentenceOf } from './problem.ts'

/** What is wrong in the lexicon, each as a sentence that names the file, the line and the column; none if all is well. */
export const checkLexicon = (folder = 'lexicon'): string[] =>
  [
    checkGoods,
    checkWords,
    checkBrands,
    checkPacks,
    checkSearches,
    checkChains,
    checkEnglish,
    checkProgrammes,
    checkMarks,
  ]
    .flatMap((check) => check(folder))
    .map(sentenceOf)
