import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countPages } from './page-counter.ts'

const ga4 = { id: 'G-DK1', url: 'https://google.example/gtag/js?l=da' }
const plausible = { id: 'tilbudsugen.dk', url: 'https://plausible.example/api/event' }
const origin = 'https://tilbud.example'
const granted = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
}

let scripts: { src: string }[]
let cookies: string[]
let sent: unknown[]
let tab: { dataLayer?: Iterable<unknown>[]; [name: string]: unknown }

/** What Google's script was told, and forgets: each command is an `arguments` object, as it wants. */
const told = () => (tab.dataLayer ?? []).splice(0).map((command) => [...command])

beforeEach(() => {
  scripts = []
  cookies = []
  sent = []
  tab = {}
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') })
  vi.stubGlobal('window', tab)
  vi.stubGlobal('location', { origin, protocol: 'https:' })
  vi.stubGlobal('document', {
    referrer: 'https://mail.example/inbox?user=mette',
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
    set cookie(line: string) {
      cookies.push(line)
    },
  })
  vi.stubGlobal('fetch', async (url: string, { body, ...rest }: RequestInit) =>
    sent.push([url, JSON.parse(String(body)), rest]),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('§7.5 Plausible hears each page in a request without cookies, and of other sites only their names', () => {
  const counter = countPages()
  counter.show('/dk', { plausible })
  counter.show('/dk/offer/12345678', { plausible })
  counter.show('/dk/single/7', { plausible })
  const request = {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
  }
  const pages = [
    ['/dk', 'https://mail.example'],
    ['/dk/offer', `${origin}/dk`],
    ['/dk/single/7', `${origin}/dk/offer`],
  ]
  expect(sent).toEqual(
    pages.map(([path, referrer]) => [
      plausible.url,
      { name: 'pageview', url: origin + path, domain: 'tilbudsugen.dk', referrer },
      request,
    ]),
  )
  expect([scripts, cookies, tab]).toEqual([[], [], {}])
})

it('§7.5 §9 Google Analytics is loaded with the first page, stopped with its cookies, and another country has its own id', () => {
  const counter = countPages()
  counter.show('/dk', { ga4 })
  const page = (path: string, page_referrer: string, content_group: string) => ({
    page_location: origin + path,
    page_referrer,
    page_title: origin + path,
    content_group,
  })
  const front = page('/dk', 'https://mail.example', 'front-page-search')
  const config = {
    send_page_view: false,
    allow_google_signals: false,
    cookie_domain: 'none',
    cookie_expires: 15_724_800,
    cookie_update: false,
  }
  expect(told()).toEqual([
    ['consent', 'default', granted],
    ['js', new Date()],
    ['set', front],
    ['config', 'G-DK1', config],
    ['event', 'page_view', { send_to: 'G-DK1', ...front }],
  ])
  expect(scripts).toEqual([{ src: 'https://google.example/gtag/js?l=da&id=G-DK1', async: true }])

  counter.show('/dk/partner', { ga4 })
  const partner = page('/dk/partner', `${origin}/dk`, 'partner')
  expect(told()).toEqual([
    ['set', partner],
    ['event', 'page_view', { send_to: 'G-DK1', ...partner }],
  ])

  counter.show('/se', { ga4: { ...ga4, id: 'G-SE2' } })
  const swedish = page('/se', `${origin}/dk/partner`, 'front-page-search')
  expect(told()).toEqual([
    ['consent', 'update', { analytics_storage: 'denied' }],
    ['consent', 'update', granted],
    ['js', new Date()],
    ['set', swedish],
    ['config', 'G-SE2', config],
    ['event', 'page_view', { send_to: 'G-SE2', ...swedish }],
  ])
  const deleted = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`
  expect([tab['ga-disable-G-DK1'], tab['ga-disable-G-SE2']]).toEqual([true, false])
  expect(cookies.splice(0)).toEqual([deleted('_ga'), deleted('_ga_DK1')])

  counter.stop()
  expect(told()).toEqual([['consent', 'update', { analytics_storage: 'denied' }]])
  expect([tab['ga-disable-G-SE2'], cookies, scripts.length]).toEqual([
    true,
    [deleted('_ga'), deleted('_ga_SE2')],
    1,
  ])
})

it('a country without analytics leaves those of the one before', () => {
  const counter = countPages()
  counter.show('/dk', { plausible })
  counter.show('/no', {})
  expect(sent).toHaveLength(1)
})
