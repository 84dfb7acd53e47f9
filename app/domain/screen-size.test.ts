import { expect, it } from 'vitest'
import { screenSizeOf } from './screen-size.ts'

it('§9 breakpoints: mobile below 768 px, the top bar from 992 px, desktop from 1200 px', () => {
  expect([320, 767, 768, 991, 992, 1199, 1200, 1920].map(screenSizeOf)).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'laptop',
    'laptop',
    'desktop',
    'desktop',
  ])
})
