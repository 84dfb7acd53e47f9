import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { answerNavigation } from './answer-navigation.ts'
import type { FetchEvent } from './worker-scope.ts'

let kept: Country | undefined
let asked: (Country | undefined)[] = []

vi.mock('./shell-cache.ts', () => ({
  offlinePath: (country: Country) => `/${country}/offline`,
  keptFile: async () => new Response('the offline page'),
  countryToShow: async (_: unknown, country: Country | undefined) => {
    asked.push(country)
    return kept
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  kept = 'dk'
  asked = []
  // Node accepts only absolute URLs in redirects.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (path) => new Response(null, { status: 302, headers: { location: String(path) } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Server = { preloaded?: () => Promise<Response | undefined>; fetched?: () => Promise<Response> }

/** The worker's answer to a navigation: the status, with the text or the redirect's target. */
async function answerTo(path: string, { preloaded = async () => undefined, fetched = lost }: Server) {
  vi.stubGlobal('fetch', fetched)
  const event = {
    request: new Request(`https://shop.example${path}`),
    preloadResponse: preloaded(),
  } as FetchEvent
  const answering = answerNavigation(event, { version: '1', files: [] })
  await vi.advanceTimersByTimeAsync(8000)
  const answer = await answering
  return `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const page = async () => new Response('the page')
const lateBy = (ms: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('the page')), ms))

describe('§4 waiting changes: a navigation', () => {
  it('gets the server’s page if there is a connection, preloaded or fetched by the worker', async () => {
    expect(await answerTo('/dk', { preloaded: page })).toBe('200 the page')
    expect(await answerTo('/dk', { fetched: page })).toBe('200 the page')
    expect(asked).toEqual([])
  })

  it('is redirected to the offline page, with its address, if there is no connection', async () => {
    expect(await answerTo('/dk/offer/kaffe?sort=price', {})).toBe(
      '302 /dk/offline?to=%2Fdk%2Foffer%2Fkaffe%3Fsort%3Dprice',
    )
    expect(await answerTo('/dk', { preloaded: lost })).toBe('302 /dk/offline?to=%2Fdk')
  })

  it('waits 8 seconds for the server, because reception inside a shop is poor', async () => {
    expect(await answerTo('/dk', { fetched: lateBy(7999) })).toBe('200 the page')
    expect(await answerTo('/dk', { fetched: lateBy(8001) })).toBe('302 /dk/offline?to=%2Fdk')
  })

  it.each([502, 503, 504])('counts as offline if a proxy answers %i for the server', async (status) => {
    const fetched = async () => new Response('the proxy', { status })
    expect(await answerTo('/dk', { fetched })).toBe('302 /dk/offline?to=%2Fdk')
    kept = undefined
    expect(await answerTo('/dk', { fetched })).toBe(`${status} the proxy`)
  })

  it('gets the server’s own error page', async () => {
    const fetched = async () => new Response('our fault', { status: 500 })
    expect(await answerTo('/dk', { fetched })).toBe('500 our fault')
  })

  it('to the offline page itself gets that page, in the country of the device’s user', async () => {
    expect(await answerTo('/dk/offline?to=%2Fdk', {})).toBe('200 the offline page')
    expect(await answerTo('/se/offline?to=%2Fse', {})).toBe('302 /dk/offline?to=%2Fse')
    expect(asked).toEqual(['dk', 'se'])
  })
})
