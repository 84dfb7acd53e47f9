import { useLocation } from '@tanstack/react-router'
import type { RecommendingModule } from '#app/domain/tracking/tracking.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What led to the page of a product; kept in the history entry, so that addresses stay the same for everybody. */
    module?: RecommendingModule
  }
}

/** What led to this page of a product (§7.5); undefined if it was nothing of the site. */
export function useLeadingModule(): RecommendingModule | undefined {
  return useLocation({ select: ({ state }) => state.module })
}
