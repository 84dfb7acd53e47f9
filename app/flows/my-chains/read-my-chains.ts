import { isAllWanted, keptChains } from '#app/device/cookies/my-chains.ts'
import type { MyChains } from '#app/domain/chains/my-chains.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { MyChainsInput } from '#machines/my-chains/my-chains.machine.ts'

/** The choice that the page was rendered with; without the shell's data, the one of the device. */
export function readMyChains(
  country: Country,
  rendered: MyChains | null | undefined,
): Pick<MyChainsInput, 'saved' | 'isKept' | 'isAll'> {
  const kept = keptChains(country)
  return {
    saved: rendered ? rendered.choice : kept,
    isKept: kept !== null,
    isAll: rendered ? rendered.isAll : isAllWanted(),
  }
}
