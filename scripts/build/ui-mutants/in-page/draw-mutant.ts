import { uiMutantHeader } from '../ui-mutant-header.ts'

/** Draws a page with the mutant that its request names, and lets the browser go on with it. */
export function drawMutant(request: Request, draw: () => string): string {
  const named = request.headers.get(uiMutantHeader) ?? ''
  if (!/^(\d+|record)$/.test(named)) return draw()
  // A page is drawn in one go, so no other is drawn meanwhile.
  globalThis.drawnUiMutant = named
  try {
    return draw().replace('<html', `<html data-ui-mutant="${named}"`)
  } finally {
    globalThis.drawnUiMutant = undefined
  }
}
