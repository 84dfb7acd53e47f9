/**
 * Has the styles of late code fetched again after a failure. Vite takes a stylesheet for loaded if the page has its link,
 * also one that failed: the next attempt would draw the part without its styles.
 */
export function forgetFailedStyles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (payload.message.endsWith(link.href)) link.remove()
  })
}
