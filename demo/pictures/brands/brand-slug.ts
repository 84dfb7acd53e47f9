import { fold } from '#app/domain/search/folding.ts'
import { slugOf } from '#app/domain/text/slug.ts'

/** A brand's name for files and tables: KiMs and Kims, Polarbrød and Polarbröd are one. */
export function brandSlug(brand: string): string {
  return slugOf(fold(brand)).replace(/^-|-$/g, '')
}
