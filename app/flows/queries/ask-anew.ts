import type { QueryKey } from '@tanstack/react-query'

/** Has data fetched again where it is shown, and forgotten elsewhere. The code for it is loaded at the first call. */
export function askAnew(queryKey: QueryKey): void {
  import('./query-client.ts')
    .then(({ queryClientOfTab }) => queryClientOfTab().invalidateQueries({ queryKey }))
    .catch(reportError)
}
