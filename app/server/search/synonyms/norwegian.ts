import type { Synonyms } from '../synonyms.ts'
import { norwegianKinds } from './norwegian/kinds.ts'
import { norwegianNarrower } from './norwegian/narrower.ts'
import { norwegianSame } from './norwegian/same.ts'

/** Norwegian words. */
export const norwegianSynonyms: Synonyms = {
  same: norwegianSame,
  kinds: norwegianKinds,
  narrower: norwegianNarrower,
}
