import type { Synonyms } from '../synonyms.ts'
import { finnishKinds } from './finnish/kinds.ts'
import { finnishNarrower } from './finnish/narrower.ts'
import { finnishSame } from './finnish/same.ts'

/** Finnish words. */
export const finnishSynonyms: Synonyms = { same: finnishSame, kinds: finnishKinds, narrower: finnishNarrower }
