import { getRouteApi } from '@tanstack/react-router'
import type { AdSources } from '#app/domain/ads/ads.ts'

const shell = getRouteApi('/{-$locale}/_app')

/** What the country's ad slots may be filled with; undefined if the shell failed to load. */
export const useAdSources = (): AdSources | undefined =>
  shell.useMatch({ select: ({ loaderData }) => loaderData?.shell.ads })
