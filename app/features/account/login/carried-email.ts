import { useLocation, useNavigate } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email typed on the previous page; kept in the history entry, so that it is in no address or log. */
    email?: string
  }
}

/** The email carried over from the previous page (§4, Email check); empty if there is none. */
export function useCarriedEmail(): string {
  return useLocation({ select: ({ state }) => state.email ?? '' })
}

/** Keeps an email in the history entry of the page where it was typed, for a shopper who goes back. */
export function useKeepEmail(): (email: string) => Promise<void> {
  const navigate = useNavigate()
  return (email) =>
    navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, email }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    })
}
