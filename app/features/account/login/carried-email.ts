import { useLocation, useNavigate } from '@tanstack/react-router'

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

/** Keeps an email with the page it was typed on, for who comes back to it. */
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
