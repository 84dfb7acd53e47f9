import { expect, it } from 'vitest'
import { imageSources, inWidth } from './photos.ts'

it('§9 image widths: a photograph is offered in each width, and in the smallest if the browser cannot choose', () => {
  expect(imageSources('/api/photos/s/a')).toEqual({
    src: '/api/photos/s/a?w=640',
    srcSet:
      '/api/photos/s/a?w=640 640w, /api/photos/s/a?w=750 750w, /api/photos/s/a?w=828 828w, /api/photos/s/a?w=1080 1080w, ' +
      '/api/photos/s/a?w=1200 1200w, /api/photos/s/a?w=1920 1920w, /api/photos/s/a?w=2048 2048w, /api/photos/s/a?w=3840 3840w',
  })
})

it('a search engine gets one width', () => {
  expect(inWidth('/api/photos/s/a', 1200)).toBe('/api/photos/s/a?w=1200')
})

it('a drawing has one file for all sizes', () => {
  expect(imageSources('/pictures/kaffe.svg')).toEqual({ src: '/pictures/kaffe.svg' })
  expect(inWidth('/pictures/kaffe.svg', 1200)).toBe('/pictures/kaffe.svg')
})
