/** Breakpoints of Specification §9: a phone is narrower than 768 px, a desktop at least 1200 px wide. */
export type ScreenSize = 'phone' | 'tablet' | 'desktop'

/** The screen size for a window's width in CSS pixels. */
export function screenSizeOf(width: number): ScreenSize {
  if (width < 768) return 'phone'
  return width < 1200 ? 'tablet' : 'desktop'
}
