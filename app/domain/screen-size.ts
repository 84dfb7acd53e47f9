/** By the breakpoints of Specification §9: a phone is narrower than 768 px, a desktop has 1200 px and more. */
export type ScreenSize = 'phone' | 'tablet' | 'desktop'

/** The size of a window of some width, in CSS pixels. */
export function screenSizeOf(width: number): ScreenSize {
  if (width < 768) return 'phone'
  return width < 1200 ? 'tablet' : 'desktop'
}
