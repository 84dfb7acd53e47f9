import sprite from '#app/ui/icon/sprite.svg?url&no-inline'
import wordmark from '#app/ui/wordmark/wordmark.svg?url&no-inline'

/**
 * The links that load the icons and the wordmark early. The page refers to them only from within its drawings, so a slow
 * line would load them after all scripts. Empty in the browser, which got them with the page.
 */
export const earlyDrawings = (import.meta.env.SSR ? [sprite, wordmark] : []).map((href) => ({
  rel: 'preload',
  href,
  as: 'image',
  fetchPriority: 'high' as const,
}))
