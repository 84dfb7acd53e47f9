/**
 * Breakpoints of §9: a phone is narrower than 768 px, a desktop at least 1200 px wide. A laptop is as wide
 * as the top bar needs, which takes the place of the bottom bar from 992 px on.
 */
export type ScreenSize = 'phone' | 'tablet' | 'laptop' | 'desktop'

/** The screen size for a window's width in CSS pixels. */
export function screenSizeOf(width: number): ScreenSize {
  if (width < 768) return 'phone'
  if (width < 992) return 'tablet'
  return width < 1200 ? 'laptop' : 'desktop'
}
