import { fold } from '../search/folding.ts'
import { slugOf } from '../text/slug.ts'

type Named = { id: number; name: string }

/**
 * The chains of one country with their names in addresses: `føtex` is `fotex`. If several names give the same one, all but
 * the chain with the lowest id have their id after it; a name without letters or digits gives the id alone.
 */
export function withSlugs<Chain extends Named>(chains: readonly Chain[]): (Chain & { slug: string })[] {
  const taken = new Set<string>()
  const bySlug = new Map<Chain, string>()
  for (const chain of chains.toSorted((a, b) => a.id - b.id)) {
    const bare = slugOf(fold(chain.name)).replace(/^-|-$/g, '')
    const slug = bare === '' || taken.has(bare) ? [bare, chain.id].filter(Boolean).join('-') : bare
    taken.add(slug)
    bySlug.set(chain, slug)
  }
  return chains.map((chain) => ({ ...chain, slug: bySlug.get(chain) ?? '' }))
}
