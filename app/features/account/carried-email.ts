import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email that was typed on the page before; in the history's entry, so that it stands in no address or log. */
    email?: string
  }
}

/** The email that the page before carried along (Specification §4, Email check); empty where there is none. */
export function useCarriedEmail(): string {
  return useLocation({ select: ({ state }) => state.email ?? '' })
}
