/** The visible part of the window, without the on-screen keyboard, in pixels. */
export function seenPart(): { top: number; height: number } {
  const { visualViewport } = window
  // A pinch-zoomed window shows only a part of itself; what lies below a field must not shrink for that.
  if (!visualViewport || visualViewport.scale > 1) return { top: 0, height: window.innerHeight }
  return { top: visualViewport.offsetTop, height: visualViewport.height }
}

/** Calls back whenever the visible part changes. @returns what ends that. */
export function followSeenPart(change: () => void): () => void {
  const targets = [window.visualViewport, window].filter((target) => target !== null)
  const kinds = ['resize', 'scroll']
  for (const target of targets) for (const kind of kinds) target.addEventListener(kind, change)
  return () => {
    for (const target of targets) for (const kind of kinds) target.removeEventListener(kind, change)
  }
}
