/**
 * Hears once for all late code that a file did not arrive, so that the next attempt can succeed and the page stays.
 * - Vite takes a stylesheet for loaded if the page has its link, also one that failed: its link is removed, or the part
 *   would be drawn without its styles.
 * - The router reloads the page if it reads the browser's own message: what was pressed would be lost, and without a
 *   connection the page. It is given another one.
 */
export function hearFailedLoads(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (payload.message.endsWith(link.href)) link.remove()
    payload.message = `late code: ${payload.message}`
  })
}
