import { expect, it } from 'vitest'
import { screenSizeOf } from './screen-size.ts'

it('§9 breakpoints: mobile below 768 px, desktop from 1200 px', () => {
  expect([320, 767, 768, 1199, 1200, 1920].map(screenSizeOf)).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ])
})
