import { getRouteApi } from '@tanstack/react-router'
import type { Memberships } from '#app/domain/memberships/memberships.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const shell = getRouteApi('/{-$locale}/_app')
const nothing: Memberships = { programmes: [], choice: null }

/** The programmes of a country; those in `marked` are on, and `latest` was pressed last. */
export type ShownMemberships = Pick<Memberships, 'programmes'> & {
  /** The ids of the programmes whose members' prices the shopper gets: those that are kept. */
  saved: string[]
  marked: string[]
  latest: { id: string; isOn: boolean } | null
  isSaving: boolean
  isFailed: boolean
}

/**
 * The programmes that the shopper may be a member of, and their choice (§4 My memberships): from the page as it was rendered,
 * and from the machine as soon as that is loaded.
 */
export function useMemberships(): ShownMemberships {
  const { tab } = useTab()
  const { programmes, choice } =
    shell.useLoaderData({ select: (data?: { shell: ShellData }) => data?.shell.memberships }) ?? nothing
  const actor = tab?.memberships
  const context = useLateSelector(actor, (snapshot) => snapshot?.context)
  const isSaving = useLateSelector(actor, (snapshot) => snapshot?.matches('saving'))
  const isFailed = useLateSelector(actor, (snapshot) => snapshot?.matches('failed'))
  const saved = (context ? context.saved : choice) ?? []
  return {
    programmes,
    saved,
    marked: context?.marked ?? saved,
    latest: context?.latest ?? null,
    isSaving: isSaving ?? false,
    isFailed: isFailed ?? false,
  }
}
