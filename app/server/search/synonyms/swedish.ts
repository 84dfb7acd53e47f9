import type { Synonyms } from '../synonyms.ts'
import { swedishKinds } from './swedish/kinds.ts'
import { swedishNarrower } from './swedish/narrower.ts'
import { swedishSame } from './swedish/same.ts'

/** Swedish words. */
export const swedishSynonyms: Synonyms = { same: swedishSame, kinds: swedishKinds, narrower: swedishNarrower }
