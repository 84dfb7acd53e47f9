import type { Synonyms } from '../synonyms.ts'
import { danishKinds } from './danish/kinds.ts'
import { danishNarrower } from './danish/narrower.ts'
import { danishSame } from './danish/same.ts'

/** Danish words. */
export const danishSynonyms: Synonyms = { same: danishSame, kinds: danishKinds, narrower: danishNarrower }
