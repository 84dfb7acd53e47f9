import { getRouteApi } from '@tanstack/react-router'
import type { AdSources, HousePlacement } from '#app/domain/ads/ads.ts'

const shell = getRouteApi('/{-$locale}/_app')

/** What the country's ad slots may be filled with; undefined if the shell failed to load. */
export const useAdSources = (): AdSources | undefined =>
  shell.useMatch({ select: ({ loaderData }) => loaderData?.shell.ads })

/** Whether the slots of a placement may be filled. */
export function useHasAds(placement: HousePlacement): boolean {
  const sources = useAdSources()
  return sources !== undefined && (sources.manager !== null || sources.house.includes(placement))
}
