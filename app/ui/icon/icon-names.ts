/** The Phosphor icons (MIT) that the sprite holds. */
export const iconNames = [
  'arrow-clockwise',
  'arrow-square-out',
  'arrow-up-left',
  'bell',
  'caret-down',
  'caret-right',
  'check',
  'clock-counter-clockwise',
  'funnel-simple',
  'heart',
  'heart-fill',
  'info',
  'list',
  'list-checks',
  'magnifying-glass',
  'plus',
  'sliders-horizontal',
  'tag',
  'trend-down',
  'trend-up',
  'user-circle',
  'warning-circle',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
