import { getRouteApi } from '@tanstack/react-router'
import type { MyChains } from '#app/domain/chains/my-chains.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { type ChoiceView, viewOf, viewOfChoice } from '#machines/my-chains/my-chains.selectors.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const shell = getRouteApi('/{-$locale}/_app')
const nothing: MyChains = { tiles: [], choice: null, isAll: false }

/** A shopper's chains, and what the tiles show: those in `marked` are on, and `latest` was kept or taken away last. */
export type ShownChains = MyChains & {
  view: ChoiceView
  marked: number[]
  /** Whether the tiles are open to be changed. */
  isChoosing: boolean
  latest: { id: number; isOn: boolean } | null
}

/**
 * The chains that can be chosen and the shopper's choice (§4 My chains): from the page as it was rendered, and from the
 * machine as soon as that is loaded.
 */
export function useMyChains(): ShownChains {
  const { tab } = useTab()
  const rendered =
    shell.useLoaderData({ select: (data?: { shell: ShellData }) => data?.shell.myChains }) ?? nothing
  const actor = tab?.myChains
  const context = useLateSelector(actor, (snapshot) => snapshot?.context)
  const view = useLateSelector(actor, (snapshot) => snapshot && viewOf(snapshot))
  const isAll = useLateSelector(actor, (snapshot) => snapshot?.matches({ scope: 'all' }))
  const choice = context ? context.saved : rendered.choice
  const shown = view ?? viewOfChoice(choice)
  return {
    tiles: rendered.tiles,
    choice,
    isAll: isAll ?? rendered.isAll,
    view: shown,
    isChoosing: shown === 'changing' || shown === 'saving' || shown === 'failed',
    marked: context?.marked ?? choice ?? [],
    latest: context?.latest ?? null,
  }
}
