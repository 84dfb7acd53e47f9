import { describe, expect, it, vi } from 'vitest'
import { createRouteNames } from './name-route.ts'

describe('the name of a route in the log', () => {
  const patternOf = vi.fn((path: string) => (path.startsWith('/offer/') ? '/{-$locale}/offer/$term' : null))
  const nameRoute = createRouteNames(new Set(['/assets/app-1a2b.js', '/sm%C3%B8r.svg']), patternOf)

  it('is the path of what holds no value: a file, a health check, a server function', () => {
    const paths = ['/assets/app-1a2b.js', '/sm%C3%B8r.svg', '/healthz', '/readyz', '/_serverFn/getShell']
    expect(paths.map(nameRoute)).toEqual(paths)
  })

  it('is the pattern of a route, without what was searched for', () => {
    expect(nameRoute('/offer/graviditetstest')).toBe('/{-$locale}/offer/$term')
  })

  it('is none where nothing is, whatever the path holds', () => {
    const paths = [
      '/assets/app-9z9z.js',
      '/healthz/secret',
      '/_serverFn/',
      '/_serverFn/a/secret',
      '/anna@example.dk',
    ]
    expect(paths.map(nameRoute)).toEqual([null, null, null, null, null])
    expect(nameRoute(`/_serverFn/${'x'.repeat(100)}`)).toBe(null)
  })

  it('is none for a path that cannot be decoded, which the router is not asked about', () => {
    patternOf.mockClear()
    expect([nameRoute('/offer/100%'), patternOf.mock.calls]).toEqual([null, []])
  })
})
