import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { progressBar } from 'styled-system/recipes'

/**
 * A bar at the window's top while the next page loads (§2.1). It is drawn after a short delay, so that it
 * does not flash before a page that is there at once. Not a machine: the router holds the state.
 */
export function ProgressBar() {
  const { t } = useLingui()
  // The first load of a page is not a route change: nothing has been resolved before it.
  const isLoading = useRouterState({
    select: ({ isLoading, resolvedLocation, location }) =>
      isLoading && resolvedLocation !== undefined && resolvedLocation.href !== location.href,
  })
  // The server reads the label too, so that each page comes with its text.
  const label = t`Siden hentes`
  return isLoading && <div className={progressBar()} role="progressbar" aria-label={label} />
}
