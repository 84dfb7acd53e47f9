import { useRouteContext } from '@tanstack/react-router'
import type { ScannerPlace } from '#machines/scanner/scanner.machine.ts'
import { useTab } from '../tab/use-tab.ts'

/** Opens the scanner from a place. `searched` are the words that stand in its field. */
export function useScanner(place: ScannerPlace): (searched?: string) => void {
  const { press } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  return (searched = '') =>
    press({ to: 'scanner', event: { type: 'scanner.opened', place, country, searched } })
}
